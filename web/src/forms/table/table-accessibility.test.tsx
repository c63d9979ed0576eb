import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseLanguage } from '../../language/words.ts';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { chooseTheme } from '../../ui/theme.ts';
import { named, onDesk, onPhone, showTable } from './testing/show-table.tsx';

const rows = [...named('a', 'b'), { id: 'wrong' }, ...named('d')];

describe.each([
  ['a desk', onDesk],
  ['a phone', onPhone],
])('on %s', (_, device) => {
  test.each(['light', 'dark'] as const)('axe finds nothing, %s', async (theme) => {
    await device();
    chooseTheme(theme);
    const store = await showTable({ rows, table: { least: 1, most: 4 } });
    store.tryToSend();
    await page.getByRole('button', { name: '删除第 2 行' }).click();
    await expect.element(page.getByRole('button', { name: '撤销' })).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
  });

  test.each(['light', 'dark'] as const)('axe finds nothing where it is only read, %s', async (theme) => {
    await device();
    chooseTheme(theme);
    await showTable({ rows, mode: 'read' });
    await expect.element(page.getByText('40.00')).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
  });

  test('axe finds nothing while it is empty, and while a block is pasted by hand', async () => {
    await device();
    await showTable();
    expect(await accessibilityProblems()).toEqual([]);
    await page.getByRole('button', { name: '粘贴' }).click();
    await expect.element(page.getByRole('textbox', { name: '内容' })).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
  });
});

test('it speaks English', async () => {
  await onDesk();
  await chooseLanguage('en');
  await showTable({ rows: named('a'), table: { label: 'Charges', least: 1, most: 3 } });
  await expect.element(page.getByText('Rows: 1 (1 to 3 rows)')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Row 1 数量' })).toBeVisible();
});
