import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showForm, storeOf } from '../testing/show-form.tsx';

afterEach(() => page.viewport(390, 844));

const largest = 999_999_999_999.99;
const text = '999,999,999,999.99';
const money = (model: string, more: object = {}) => ({
  ...{ id: model, kind: 'number', model, label: model, precision: 2, thousands: true, prefix: 'USD' },
  ...more,
});
const table = {
  ...{ id: 't', kind: 'table', model: 'rows', label: '明细', summed: ['amount', 'total'] },
  columns: [
    { id: 'c1', kind: 'text', model: 'name', label: '名称' },
    money('amount', { id: 'c2' }),
    money('total', { id: 'c3', kind: 'calculation', calculated: '{rows.amount}' }),
  ],
};
const rows = [
  { id: 'a', name: '很长很长的费用名称，写了很多字', amount: largest, total: largest },
  { id: 'b', name: '乙', amount: largest, total: largest },
];

/** What holds figures and is wider than what can be seen of it. */
const clipped = () =>
  [...document.querySelectorAll<HTMLElement>('input, .number, .shown-text, .table-cell, dd')].filter(
    (element) =>
      /\d/.test(element instanceof HTMLInputElement ? element.value : (element.textContent ?? '')) &&
      element.checkVisibility() &&
      element.scrollWidth > element.clientWidth &&
      getComputedStyle(element).display !== 'inline',
  );

/** Figures that are broken over lines. */
const broken = () =>
  [...document.querySelectorAll<HTMLElement>('.table-cell .number')].filter((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  });

describe.each([
  ['on a phone', 390, 844],
  ['on a desk', 1440, 900],
])('the largest amount %s', (_, width, height) => {
  test.each(['new', 'read'] as const)('is not cut off in a form (%s)', async (mode) => {
    await page.viewport(width, height);
    const nodes = [
      money('a'),
      money('b', { span: 6, step: 1 }),
      money('c', { kind: 'calculation', calculated: '{a} + {b}', span: 6 }),
      table,
    ];
    const store = storeOf(nodes, { mode, values: { a: largest, b: largest, c: largest, rows } });
    await showForm(store);
    await expect.poll(() => document.body.innerHTML).toContain(text);
    await expect.poll(() => clipped().map((element) => element.outerHTML)).toEqual([]);
    await expect.poll(() => broken().map((element) => element.outerHTML)).toEqual([]);
  });

  test('is not cut off while it is typed', async () => {
    await page.viewport(width, height);
    const store = storeOf([money('a', { span: 6, step: 1 }), table], {
      mode: 'new',
      values: { rows: [{ id: 'a', name: '甲' }] },
    });
    await showForm(store);
    const fields = [
      page.getByRole('textbox', { name: 'a', exact: true }),
      page.getByRole('textbox', { name: /amount/ }),
    ];
    for (const input of fields) {
      await input.fill('999999999999.99');
      await expect.element(input).toHaveFocus();
      await expect.poll(() => clipped().map((element) => element.outerHTML)).toEqual([]);
    }
  });
});

test('a folded row of a phone shows the whole amount', async () => {
  const many = Array.from({ length: 5 }, (_, at) => ({ ...rows[0], id: `r${at}` }));
  await showForm(storeOf([table], { mode: 'read', values: { rows: many } }));
  await expect.poll(() => document.querySelectorAll('.row-card-about .number').length).toBeGreaterThan(0);
  for (const amount of document.querySelectorAll<HTMLElement>('.row-card-about .number')) {
    const about = amount.closest('.row-card-about') as HTMLElement;
    expect(amount.getBoundingClientRect().right).toBeLessThanOrEqual(about.getBoundingClientRect().right + 1);
  }
});
