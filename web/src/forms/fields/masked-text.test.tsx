import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { showForm, storeOf } from '../testing/show-form.tsx';

const card = {
  ...{ id: 'f1', kind: 'text', model: 'card', label: '银行卡号', mask: 'bankCard' },
  rules: [{ check: 'format', format: 'digits', message: '请填写数字' }],
};
const masked = '6222********7890';
const whole = '6222021234567890';
const table = {
  ...{ id: 'f2', kind: 'table', model: 'rows', label: '明细' },
  columns: [{ ...card, id: 'c1' }],
};
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => page.viewport(390, 844));
afterEach(() => vi.useRealTimers());

const opened = (mode: 'read' | 'edit', fields = ['card']) => {
  const look = vi.fn(async () => whole);
  const values = { card: masked };
  return { look, store: storeOf([card], { mode, values, revealing: { fields, look } }) };
};

describe('a masked value that is read', () => {
  test('has no button for who may not look at it', async () => {
    await showForm(opened('read', []).store);
    await expect.element(page.getByText(masked)).toBeVisible();
    await expect.element(button('查看银行卡号')).not.toBeInTheDocument();
  });

  test('is asked for, shown with a way to copy it, and covered again', async () => {
    const { store, look } = opened('read');
    await showForm(store);
    await button('查看银行卡号').click();
    await expect.element(page.getByText(whole)).toBeVisible();
    expect(look).toHaveBeenCalledExactlyOnceWith({ field: 'card' });
    await expect.element(button('复制银行卡号')).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await button('隐藏银行卡号').click();
    await expect.element(page.getByText(masked)).toBeVisible();
    await expect.element(page.getByText(whole)).not.toBeInTheDocument();
    // Another look is another line of the log.
    await button('查看银行卡号').click();
    await expect.element(page.getByText(whole)).toBeVisible();
    expect(look).toHaveBeenCalledTimes(2);
  });

  test('is covered when nobody looks at the page any more', async () => {
    await showForm(opened('read').store);
    await button('查看银行卡号').click();
    await expect.element(page.getByText(whole)).toBeVisible();
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    hidden.mockRestore();
    await expect.element(page.getByText(masked)).toBeVisible();
  });

  test('in a row is asked for by the id of the row', async () => {
    const look = vi.fn(async () => whole);
    const values = { rows: [{ id: 'a', card: masked }] };
    await showForm(storeOf([table], { mode: 'read', values, revealing: { fields: ['rows.card'], look } }));
    await button('查看银行卡号').click();
    await expect.element(page.getByText(whole)).toBeVisible();
    expect(look).toHaveBeenCalledExactlyOnceWith({ field: 'rows.card', row: 'a' });
  });

  test('is whole on paper for as long as it is printed', async () => {
    const { store } = opened('read');
    await showForm(store);
    store.showWhole([{ field: 'card', value: whole }]);
    await expect.element(page.getByText(whole)).toBeVisible();
    store.showWhole([]);
    await expect.element(page.getByText(masked)).toBeVisible();
  });
});

describe('a masked value that may be changed', () => {
  test('is in order as it is, is replaced as a whole, and comes back', async () => {
    const { store } = opened('edit');
    await showForm(store);
    await expect.element(page.getByText(masked)).toBeVisible();
    expect(store.tryToSend()).toEqual([]);
    await button('修改银行卡号').click();
    const input = page.getByRole('textbox', { name: '银行卡号' });
    await expect.element(input).toHaveFocus();
    await expect.element(input).toHaveValue('');
    await input.fill('62');
    expect(store.values.card).toBe('62');
    await input.fill('x');
    await expect.element(page.getByText('请填写数字')).toBeVisible();
    await button('保留原值银行卡号').click();
    expect(store.values.card).toBe(masked);
    expect(store.tryToSend()).toEqual([]);
  });

  test('begins with the whole value for who looked at it', async () => {
    const { store } = opened('edit');
    await showForm(store);
    await button('查看银行卡号').click();
    await expect.element(page.getByText(whole)).toBeVisible();
    await button('修改银行卡号').click();
    await expect.element(page.getByRole('textbox', { name: '银行卡号' })).toHaveValue(whole);
    expect(await accessibilityProblems()).toEqual([]);
  });

  test('is not copied with its row', () => {
    const store = storeOf([table], { mode: 'edit', values: { rows: [{ id: 'a', card: masked }] } });
    store.duplicateRow('rows', 0);
    expect(store.values.rows).toMatchObject([{ card: masked }, { card: null }]);
  });

  test('is typed into as usual in a new form', async () => {
    const store = storeOf([card]);
    await showForm(store);
    await page.getByRole('textbox', { name: '银行卡号' }).fill(whole);
    expect(store.values.card).toBe(whole);
  });
});
