import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseLanguage } from '../../language/words.ts';
import { showForm, storeOf } from '../testing/show-form.tsx';

const field = (name: string) => page.getByLabelText(name, { exact: true });
const shownIn = (name: string) => (field(name).element() as HTMLInputElement).value;
const one = (kind: string, more: object = {}) => ({ id: 'a', kind, model: 'a', label: '字段', ...more });
const twelve = Array.from({ length: 12 }, (_, index) => ({ value: `p${index}`, label: `港口${index}` }));
const midnight = (day: string) => Date.parse(`${day}T00:00:00+08:00`);

beforeEach(() => page.viewport(1440, 900));
afterEach(() => page.viewport(390, 844));

describe('a choice', () => {
  const choice = (more: object = {}) =>
    one('select', { options: { from: 'static', options: twelve }, ...more });

  test('hangs from its field, is walked by arrows, and gives the focus back', async () => {
    const { store } = await showForm(storeOf([choice()]));
    const opener = page.getByRole('button', { name: /字段/ });
    await opener.click();
    expect(document.querySelector('dialog[open]')).toBeNull();
    await expect.element(page.getByRole('listbox')).toBeVisible();
    const box = page.getByRole('listbox').element().getBoundingClientRect();
    const from = opener.element().getBoundingClientRect();
    expect(box.top).toBeGreaterThanOrEqual(from.bottom);
    expect(box.width).toBeLessThanOrEqual(from.width);
    // With so many there is a search; arrows go from it into the rows.
    await userEvent.keyboard('港口1');
    await expect.poll(() => page.getByRole('option').elements().length).toBe(3);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(store.values.a).toBe('p10');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    expect(document.activeElement).toBe(opener.element());
  });

  test('of several is confirmed; Escape leaves it as it was', async () => {
    const few = { options: { from: 'static', options: twelve.slice(0, 3) }, multiple: true };
    const { store } = await showForm(storeOf([choice(few)]));
    await page.getByRole('button', { name: /字段/ }).click();
    await page.getByRole('option', { name: '港口0' }).click();
    await userEvent.keyboard('{Escape}');
    expect(store.values.a ?? []).toEqual([]);
    await page.getByRole('button', { name: /字段/ }).click();
    await page.getByRole('option', { name: '港口2' }).click();
    await page.getByRole('option', { name: '港口0' }).click();
    await page.getByRole('button', { name: /2/ }).click();
    expect(store.values.a).toEqual(['p0', 'p2']);
  });
});

describe('a date', () => {
  test('is typed as it comes and shown in one notation', async () => {
    const { store } = await showForm(storeOf([one('date')]));
    await field('字段').click();
    await userEvent.keyboard('2026/3/');
    expect(store.values.a ?? null).toBeNull();
    await userEvent.keyboard('5{Tab}');
    expect(store.values.a).toBe(midnight('2026-03-05'));
    expect(shownIn('字段')).toBe('2026-03-05');
    await userEvent.fill(field('字段'), '2026-02-30');
    await userEvent.tab();
    await expect.element(field('字段')).toHaveAttribute('aria-invalid', 'true');
    expect(store.values.a).toBeNull();
    expect(shownIn('字段')).toBe('2026-02-30');
  });

  test('is picked from a calendar by keys, within its bounds', async () => {
    const bounded = one('date', { latest: 'DATE("2026-03-20")' });
    const { store } = await showForm(storeOf([bounded], { values: { a: midnight('2026-03-05') } }));
    await field('字段').click();
    await userEvent.keyboard('{F4}');
    await expect.element(page.getByText('2026年3月')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(store.values.a).toBe(midnight('2026-03-05'));
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{Enter}');
    expect(store.values.a).toBe(midnight('2026-03-20'));
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(document.activeElement).toBe(field('字段').element());
  });

  test('with a time is picked and then typed on', async () => {
    const { store } = await showForm(
      storeOf([one('date', { format: 'yyyy-MM-dd HH:mm' })], { values: { a: midnight('2026-03-05') } }),
    );
    await field('字段').click();
    await userEvent.keyboard('{F4}');
    await page.getByRole('button', { name: '2026年3月6日星期五' }).click();
    await userEvent.keyboard('14:30');
    expect(shownIn('字段')).toBe('2026-03-06 14:30');
    expect(store.values.a).toBe(Date.parse('2026-03-06T14:30:00+08:00'));
  });

  test('speaks the language of the app, not of the browser', async () => {
    await chooseLanguage('en');
    await showForm(storeOf([one('date')], { values: { a: midnight('2026-03-05') } }));
    await field('字段').click();
    await userEvent.keyboard('{F4}');
    await expect.element(page.getByText('March 2026')).toBeVisible();
    await chooseLanguage('zh-CN');
  });

  test('of a month and of a day are typed or picked too', async () => {
    const month = { ...one('date', { format: 'yyyy-MM' }), id: 'm', model: 'm', label: '月' };
    const time = { ...one('time'), id: 't', model: 't', label: '时' };
    const { store } = await showForm(storeOf([month, time], { values: { m: midnight('2026-03-01') } }));
    await field('月').click();
    await userEvent.keyboard('{F4}{ArrowRight}{Enter}');
    expect(store.values.m).toBe(midnight('2026-04-01'));
    await field('时').click();
    await userEvent.keyboard('830{Tab}');
    expect(shownIn('时')).toBe('08:30');
    expect(store.values.t).toBe('08:30');
  });
});
