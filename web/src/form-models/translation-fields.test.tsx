import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../testing/open-app.tsx';
import { formModelPath } from './paths.ts';

const definition = page.getByLabelText('表单定义（JSON）');
const panel = page.getByText(/^英文（/);
const form = JSON.stringify({
  version: 1,
  nodes: [
    { id: 'f1', kind: 'text', model: 'customer', label: '客户', placeholder: '选择客户' },
    { id: 'f2', kind: 'text', model: 'code', label: 'Code' },
  ],
});

test('every Chinese text of a form can be given its English, which is kept in the definition', async () => {
  await openApp(formModelPath());
  await expect.element(panel).not.toBeInTheDocument();
  await page.getByLabelText('表单名称').fill('拜访记录');
  await definition.fill(form);
  await expect.element(panel).toHaveTextContent('英文（0/3）');
  await panel.click();
  await page.getByRole('textbox', { name: '客户', exact: true }).fill('Customer');
  await page.getByRole('textbox', { name: '拜访记录', exact: true }).fill('Visit');
  await expect.element(panel).toHaveTextContent('英文（2/3）');
  const kept = JSON.parse((definition.element() as HTMLTextAreaElement).value);
  expect(kept.translations).toEqual({ en: { 客户: 'Customer', 拜访记录: 'Visit' } });
  expect(kept.nodes).toEqual(JSON.parse(form).nodes);

  await page.getByRole('textbox', { name: '客户', exact: true }).fill('');
  await expect.element(panel).toHaveTextContent('英文（1/3）');
});

test('a definition that cannot be read has nothing to translate yet', async () => {
  await openApp(formModelPath());
  await definition.fill('{"version":1,');
  await expect.element(page.getByText('定义有误，暂时无法翻译')).toBeVisible();
});
