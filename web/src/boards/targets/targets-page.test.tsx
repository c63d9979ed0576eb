import { refusals } from '@fairway/contract/errors.ts';
import { getTargetTable, saveTargets } from '@fairway/contract/targets.ts';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Heard, refused, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { targetsScreen } from '../paths.ts';
import { openBoard } from '../testing/personal.ts';

const calls = { table: `GET ${getTargetTable.path}`, save: `POST ${saveTargets.path}` };
const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const none = Array.from({ length: 12 }, () => null);
const year = (...first: (string | null)[]) => [...first, ...none].slice(0, 12);

const table = (plan = true) =>
  success({
    ...{ year: '2026', bookCurrency: 'CNY', can: { plan, seeProfit: true, seePeople: true } },
    rows: [
      {
        ...{ key: 'd1', kind: 'department', name: '海运销售部', above: null, isUsed: true },
        values: { profit: year(null, '50000'), teu: none },
        whole: { profit: year('15000', '50000'), teu: none },
        total: { profit: '65000', teu: null },
      },
      {
        ...{ key: 'u2', kind: 'person', name: '周子涵', above: 'd1', isUsed: true },
        values: { profit: year('10000'), teu: none },
        whole: { profit: year('10000'), teu: none },
        total: { profit: '10000', teu: null },
      },
      {
        ...{ key: 'u3', kind: 'person', name: '李雷', above: 'd1', isUsed: true },
        values: { profit: year('5000'), teu: none },
        whole: { profit: year('5000'), teu: none },
        total: { profit: '5000', teu: null },
      },
      {
        ...{ key: 'd2', kind: 'department', name: '人力行政部', above: null, isUsed: false },
        ...{ values: { profit: none, teu: none }, whole: { profit: none, teu: none } },
        total: { profit: null, teu: null },
      },
    ],
  });
const cell = (name: string, month: number) =>
  page.getByRole('textbox', { name: `${name}，${month} 月`, exact: true });

afterEach(() => page.viewport(390, 844));

test('a cell is typed, sums follow, steps are undone, and all of it is saved at once', async () => {
  await page.viewport(1440, 900);
  const room = await openBoard(targetsScreen, {
    [calls.table]: [table()],
    [calls.save]: [success({ changed: 1 })],
  });
  await expect.element(cell('海运销售部', 1)).toHaveAttribute('placeholder', '15,000');
  await expect.element(page.getByText('人力行政部')).not.toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
  await cell('周子涵', 1).fill('12000');
  await expect.element(cell('海运销售部', 1)).toHaveAttribute('placeholder', '17,000');
  await expect.element(page.getByText('1 处改动')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '下一年' })).toBeDisabled();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect.element(cell('周子涵', 1)).toHaveValue('10000');
  await page.getByRole('button', { name: '重做' }).click();
  await page.getByRole('button', { name: '保存目标' }).click();
  await expect
    .poll(async () => bodyOf((await room.heard(calls.save))[0]))
    .toEqual({
      year: '2026',
      cells: [{ kind: 'person', key: 'u2', metric: 'profit', month: 1, value: '12000', was: '10000' }],
    });
  await expect.element(page.getByText('已保存 1 处')).toBeVisible();
});

test('a block of cells comes from a sheet, and the keys go up and down', async () => {
  await page.viewport(1440, 900);
  await openBoard(targetsScreen, { [calls.table]: [table()] });
  await cell('周子涵', 1).click();
  const data = new DataTransfer();
  data.setData('text/plain', '1,000\t2,000\n3,000\t4,000\n');
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  );
  await expect.element(cell('李雷', 2)).toHaveValue('4000');
  await expect.element(page.getByText('4 处改动')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(cell('李雷', 1)).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{Control>}z{/Control}');
  await expect.element(cell('李雷', 2)).toHaveValue('');
});

test('what is no amount is marked and not saved', async () => {
  await page.viewport(1440, 900);
  const room = await openBoard(targetsScreen, { [calls.table]: [table()] });
  await cell('周子涵', 3).fill('很多');
  await expect.element(cell('周子涵', 3)).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: '保存目标' }).click();
  await expect.element(page.getByText('请输入不小于 0 的数字，最多两位小数')).toBeVisible();
  expect(await room.heard(calls.save)).toEqual([]);
});

test('who was slower keeps what they typed, on top of the newest', async () => {
  await page.viewport(1440, 900);
  const { code, zh } = refusals.TARGETS_CHANGED;
  const room = await openBoard(targetsScreen, {
    [calls.table]: [table()],
    [calls.save]: [refused(code, zh)],
  });
  await cell('周子涵', 1).fill('12000');
  await page.getByRole('button', { name: '保存目标' }).click();
  await expect.element(page.getByText(/您的改动还在/)).toBeVisible();
  await expect.poll(async () => (await room.heard(calls.table)).length).toBe(2);
  await expect.element(cell('周子涵', 1)).toHaveValue('12000');
});

test('on a phone it is the same table; another year, another metric and all departments are a press away', async () => {
  await openBoard(targetsScreen, { [calls.table]: [table()] });
  await page.getByRole('button', { name: '下一年' }).click();
  await expect.poll(place).toMatch(/year=20\d\d/);
  await page.getByRole('radio', { name: 'TEU' }).click();
  await expect.element(cell('周子涵', 1)).toHaveValue('');
  await page.getByRole('switch', { name: '显示全部部门' }).click();
  await expect.element(page.getByRole('rowheader', { name: '人力行政部' })).toBeVisible();
});

test('who may not plan reads', async () => {
  await page.viewport(1440, 900);
  await openBoard(targetsScreen, { [calls.table]: [table(false)] });
  await expect.element(page.getByRole('cell', { name: '15,000', exact: true }).first()).toBeVisible();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '保存目标' })).not.toBeInTheDocument();
});
