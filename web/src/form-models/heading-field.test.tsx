import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../testing/open-app.tsx';
import { formModelPath } from './paths.ts';

const definition = {
  version: 1,
  nodes: [
    { id: 'f0', kind: 'text', model: 'company', label: '公司名称', required: true },
    { id: 'f1', kind: 'number', model: 'amount', label: '金额', prefix: '¥', required: true },
    { id: 'f2', kind: 'text', model: 'mobile', label: '手机', mask: 'mobile' },
    {
      ...{ id: 'f3', kind: 'radio', model: 'phase', label: '进展' },
      options: { from: 'static', options: [{ value: 'won', label: '成交' }] },
    },
  ],
};
const written = () =>
  JSON.parse((page.getByLabelText('表单定义（JSON）').element() as HTMLTextAreaElement).value);

test('a form chooses its title, state and key facts, and shows how that looks', async () => {
  await openApp(formModelPath());
  await page.getByLabelText('表单定义（JSON）').fill(JSON.stringify(definition));
  const example = page.getByText('效果示例');
  await expect.element(example).toBeVisible();
  const shown = () => example.element().parentElement?.textContent;
  // Proposed from the fields while nothing is chosen.
  expect(shown()).toContain('公司名称');
  expect(shown()).toContain('¥12,345.00');
  await page.getByLabelText('关键信息 1').selectOptions('phase');
  await expect.poll(() => written().heading).toEqual({ title: '', facts: [{ field: 'phase' }] });
  expect(shown()).not.toContain('¥12,345.00');
  await page.getByLabelText('状态字段').selectOptions('phase');
  await page.getByLabelText('“成交”的颜色').selectOptions('good');
  await expect.poll(() => written().heading.state).toEqual({ field: 'phase', tones: { won: 'good' } });
  await page.getByLabelText('记录标题').fill('客户 {company}');
  await expect.poll(shown).toContain('客户 公司名称');
  // What is masked is not offered.
  expect(page.getByLabelText('关键信息 1').element().textContent).not.toContain('手机');
});
