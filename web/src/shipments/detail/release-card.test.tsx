import { applyReleasePath, releasePath } from '@fairway/contract/releases.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Answer } from '../../testing/answers.ts';
import { refused, success } from '../../testing/answers.ts';
import { grants } from '../../testing/people.ts';
import { shipmentPathOf } from '../paths.ts';
import { openShipment } from '../testing/one-shipment.ts';

const call = 'POST /api/erpcargo/Release/Gate';
const more = [grants('cargoRelease', ['btn_apply'])];
const applyingFor = (shipmentId: string) => `${applyReleasePath}?shipmentId=${shipmentId}`;
const path = shipmentPathOf('s1');

const owed = {
  ...{ code: 'G1', passes: false, level: 'soft', amounts: [] },
  reasons: [
    {
      ...{ name: 'owesNoTerm', text: '欠 USD 4860.00，未约定账期', remedy: 'collectMoney' },
      ...{ hint: '付款后自动通过', by: ['customer', 'finance'] },
    },
  ],
};
const held = {
  ...{ code: 'G2', passes: false, level: 'hard', amounts: [] },
  reasons: [
    { name: 'heldHard', text: '海关扣货：查验', remedy: 'liftHold', hint: '', by: ['finance', 'manager'] },
  ],
};

const standing = (changes: object = {}): Answer =>
  success({
    ...{ gate: { verdict: 'soft', checks: [owed] }, freeContainerNos: [], activeIds: [] },
    ...changes,
  });

test('a shipment says whether it may be released and why not, and leads to the application', async () => {
  await openShipment(path, { more, answers: { [call]: [standing()] } });
  await expect.element(page.getByRole('heading', { name: '放货' })).toBeVisible();
  await expect.element(page.getByText('需审批')).toBeVisible();
  await expect.element(page.getByText('欠 USD 4860.00，未约定账期')).toBeVisible();
  const link = page.getByRole('link', { name: '申请放货' });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining(applyingFor('s1')));
});

test.each([
  ['12500.00', '计入本票后，信用额度剩余 CNY 12,500.00'],
  ['-800.00', '计入本票后，超出信用额度 CNY 800.00'],
])('who may see the credit reads what would be left of it: %s', async (amount, says) => {
  const credit = { left: { currency: 'CNY', amount } };
  await openShipment(path, { more, answers: { [call]: [standing({ credit })] } });
  await expect.element(page.getByText(says)).toBeVisible();
});

test('one that somebody applied for leads to the release', async () => {
  await openShipment(path, { more, answers: { [call]: [standing({ activeIds: ['r1'] })] } });
  await expect.element(page.getByRole('link', { name: '申请放货' })).not.toBeInTheDocument();
  const link = page.getByRole('link', { name: '查看放货单' });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining(`${releasePath}?id=r1`));
});

test('a customer is not told who holds it or approves it', async () => {
  const answers = { [call]: [standing({ gate: { verdict: 'hard', checks: [owed, held] } })] };
  await openShipment(path, { who: 'customer', more, answers });
  await expect.element(page.getByText('暂不能放')).toBeVisible();
  await expect.element(page.getByText(/海关扣货/)).not.toBeInTheDocument();
});

test('whose release it is not sees nothing of it', async () => {
  const room = await openShipment(path, { more, answers: { [call]: [refused(404, '数据不存在')] } });
  await expect.poll(async () => (await room.heard(call)).length).toBe(1);
  await expect.element(page.getByRole('heading', { name: '放货' })).not.toBeInTheDocument();
});
