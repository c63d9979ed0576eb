import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { formContext } from '../records/testing/visits.ts';
import { success } from '../testing/answers.ts';
import { openApp } from '../testing/open-app.tsx';
import { formModelPath } from './paths.ts';

const check = 'POST /api/visualdev/Base/Actions/Check';
const heading = page.getByRole('heading', { name: '预览' });
const sound = JSON.stringify({
  version: 1,
  nodes: [{ id: 'f1', kind: 'text', model: 'customer', label: '客户' }],
});

/** What the server says of a definition it cannot use; it gives back what it was given when it could not read it at all. */
const unusable = (definition: string) =>
  success({ problems: ['这不是一份表单定义'], remarks: [], definition, context: formContext });

async function checkTyped(typed: string, answer: ReturnType<typeof success>) {
  await openApp(formModelPath(), { answers: { [check]: [answer] } });
  await page.getByLabelText('表单名称').fill('拜访记录');
  await page.getByLabelText('表单定义（JSON）').fill(typed);
  await page.getByRole('button', { name: '检查并预览' }).click();
}

test.each([
  '{"version":1,"nodes":[',
  '{}',
  '[]',
  'null',
  '{"version":2,"nodes":[]}',
  '{"version":1,"nodes":[{"id":"a","kind":"hologram","model":"a","label":"a"}]}',
])('a definition that is none is told so, and what was typed stays: %s', async (typed) => {
  await checkTyped(typed, unusable(typed));
  await expect.element(page.getByRole('alert').getByText('这不是一份表单定义')).toBeVisible();
  await expect.element(heading).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('表单定义（JSON）')).toHaveValue(typed);
  await expect.element(page.getByLabelText('表单名称')).toHaveValue('拜访记录');
});

test('nothing readable is no form to show either', async () => {
  await checkTyped('{', unusable(''));
  await expect.element(page.getByRole('alert').getByText('这不是一份表单定义')).toBeVisible();
  await expect.element(heading).not.toBeInTheDocument();
});

test('a sound definition is shown as a form', async () => {
  await checkTyped(sound, success({ problems: [], remarks: [], definition: sound, context: formContext }));
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByLabelText('客户')).toBeVisible();
});
