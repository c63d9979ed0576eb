import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Answer, success } from '../../testing/answers.ts';
import { showPart } from '../../testing/show-part.tsx';
import { PhrasesSheet } from './phrases-sheet.tsx';

const select = 'GET /api/system/CommonWords/Selector';
const add = 'POST /api/system/CommonWords';
const phrase = (id: string, commonWordsText: string, commonWordsType: 0 | 1 = 1) => ({
  ...{ id, commonWordsText, commonWordsType, systemIds: [], sortCode: 3, enabledMark: 1 },
});
const listOf = (...list: object[]): Answer => success({ list });

function Opinion() {
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <output>{text}</output>
      <PhrasesSheet open={isOpen} onClose={() => setIsOpen(false)} onPick={(one) => setText(text + one)} />
    </>
  );
}
const show = (answers: Record<string, Answer[]>) => showPart(<Opinion />, answers);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const toast = () => document.querySelector('.toast:popover-open')?.textContent;

test('a phrase is picked and the sheet closes', async () => {
  await show({ [select]: [listOf(phrase('1', '同意'), phrase('2', '已阅', 0))] });
  await expect.element(page.getByText('公共')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await button('同意').click();
  await expect.element(page.getByRole('status').first()).toBeInTheDocument();
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('同意');
  await expect.element(button('同意')).not.toBeInTheDocument();
});

test('one’s own is added, after it says something', async () => {
  const room = await show({ [select]: [listOf()], [add]: [success({ id: '1' })] });
  await expect.element(page.getByText('还没有常用语')).toBeVisible();
  await button('添加常用语').click();
  await button('保存').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('审批常用语不能为空');
  await page.getByLabelText('常用语').fill('  请补充 ');
  await room.answer(select, listOf(phrase('1', '请补充')));
  await button('保存').click();
  await expect.element(button('请补充')).toBeVisible();
  const [heard] = await room.heard(add);
  expect(JSON.parse(heard?.body ?? '')).toEqual({
    ...{ commonWordsText: '请补充', commonWordsType: 1, sortCode: 0 },
  });
});

test('one’s own is changed and deleted, everybody’s is not', async () => {
  const change = 'PUT /api/system/CommonWords/1';
  const remove = 'DELETE /api/system/CommonWords/1';
  const room = await show({
    [select]: [listOf(phrase('1', '同意'), phrase('2', '已阅', 0))],
    [change]: [success(null)],
    [remove]: [success(null)],
  });
  await expect.element(button('删除“已阅”')).not.toBeInTheDocument();
  await button('编辑“同意”').click();
  await page.getByLabelText('常用语').fill('同意，请尽快');
  await room.answer(select, listOf(phrase('1', '同意，请尽快')));
  await button('保存').click();
  await expect.element(button('同意，请尽快')).toBeVisible();
  const [changed] = await room.heard(change);
  expect(JSON.parse(changed?.body ?? '')).toMatchObject({ commonWordsText: '同意，请尽快', sortCode: 3 });
  await button('删除“同意，请尽快”').click();
  await room.answer(select, listOf());
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect.element(page.getByText('还没有常用语')).toBeVisible();
  expect(await room.heard(remove)).toHaveLength(1);
});

test('a hundred are the most', async () => {
  const many = Array.from({ length: 100 }, (_, n) => phrase(String(n), `第${n}条`));
  await show({ [select]: [listOf(...many)] });
  await expect.element(button('第0条')).toBeVisible();
  await button('添加常用语').click();
  await expect.poll(toast).toBe('最多保存 100 条常用语');
});

test('what could not be loaded can be asked for again', async () => {
  const room = await show({ [select]: [{ json: { code: 400, msg: '系统繁忙' } }] });
  await expect.element(page.getByText('加载失败')).toBeVisible();
  await room.answer(select, listOf(phrase('1', '同意')));
  await button('重试').click();
  await expect.element(button('同意')).toBeVisible();
});
