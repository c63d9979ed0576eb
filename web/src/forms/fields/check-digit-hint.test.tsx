import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showForm, storeOf } from '../testing/show-form.tsx';

const node = (checkDigit: string) => [
  { id: 'a', kind: 'text', model: 'a', label: '号码', checkDigit, required: true },
];

test.each([
  ['container', 'csqu 305438', '共 11 位，末位应为 3'],
  ['container', 'CSQU3054382', '校验位不对：末位应为 3，请核对'],
  ['airWaybill', '999-12345675', '校验位正确'],
  ['imo', '98110', '共 7 位，还差 2 位'],
  ['imo', '98110000', '格式不对，应为 7 位数字'],
  ['creditCode', '91310000MA1FL8T218', '校验位不对：末位应为 9，请核对'],
])('%s %s: %s', async (kind, typed, words) => {
  const { store } = await showForm(storeOf(node(kind)));
  await page.getByLabelText('号码').fill(typed);
  await expect.element(page.getByText(words)).toBeVisible();
  // It only says so: whether the number is taken is the server's word.
  expect(store.tryToSend()).toEqual([]);
});
