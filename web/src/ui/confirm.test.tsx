import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { confirm } from './confirm.tsx';

const question = { title: '删除“提单.pdf”？', body: '删除后无法恢复。', agree: '删除', danger: true };
const dialog = () => page.getByRole('alertdialog', { name: question.title });

test('it says what will happen and answers yes only to a yes', async () => {
  const answer = confirm(question);
  await expect.element(dialog()).toHaveAccessibleDescription('删除后无法恢复。');
  await page.getByRole('button', { name: '删除' }).click();
  expect(await answer).toBe(true);
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('cancel is no, Esc is no', async () => {
  const first = confirm(question);
  await page.getByRole('button', { name: '取消' }).click();
  expect(await first).toBe(false);
  const second = confirm(question);
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(await second).toBe(false);
});

test('before something dangerous the focus is on the way out, else on the way on', async () => {
  const dangerous = confirm(question);
  await expect.element(page.getByRole('button', { name: '取消' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await dangerous).toBe(false);
  const harmless = confirm({ title: '继续？' });
  await expect.element(page.getByRole('button', { name: '确定' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await harmless).toBe(true);
});
