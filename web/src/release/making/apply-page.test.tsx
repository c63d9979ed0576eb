import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Heard, refused, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { applyPathOf, applyScreen, releasePathOf, releasesPathOf } from '../paths.ts';
import {
  calls,
  gateWith,
  heldByCustoms,
  hold,
  noLetter,
  openReleases,
  owes,
  saved,
  shownGate,
} from '../testing/releases.ts';

const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const toast = () => document.querySelector('.toast')?.textContent ?? '';
const here = applyPathOf('s1');
const send = page.getByRole('button', { name: '提交申请' });
const green = shownGate({ gate: gateWith('green'), pay: [], credit: null });
const applied = saved('approving', { flowId: 'f1', verdict: 'soft' });
const answerGate = (gate: ReturnType<typeof shownGate>) => ({ [calls.gate]: [success(gate)] });

test('the gate is asked anew for other boxes and another way, and some boxes are applied for', async () => {
  const room = await openReleases(here, {
    answers: { ...answerGate(green), [calls.apply]: [saved('approved', { flowId: null, verdict: 'green' })] },
  });
  await expect.element(page.getByText('检查全部通过，可以提交。')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: '担保人' })).not.toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('radio', { name: '部分箱' }).click();
  await expect.element(page.getByText('请至少选择一个箱')).toBeVisible();
  await expect.element(send).toBeDisabled();
  await page.getByRole('checkbox', { name: 'TGHU1234567' }).click();
  await expect.element(send).toBeEnabled();
  await page.getByRole('textbox', { name: '说明' }).fill('先提一箱');
  await send.click();
  await expect.poll(toast).toBe('检查全部通过，已批准放货');
  await expect.poll(place).toBe(releasePathOf('r1'));
  expect(bodyOf((await room.heard(calls.apply))[0])).toEqual({
    ...{ shipmentId: 's1', kind: 'telex', containerNos: ['TGHU1234567'], reason: '先提一箱' },
    guarantee: null,
  });
  const asked = (await room.heard(calls.gate)).map(bodyOf);
  expect(asked[0]).toEqual({ shipmentId: 's1', containerNos: [] });
  expect(asked).toContainEqual({ shipmentId: 's1', containerNos: ['TGHU1234567'] });
});

test('another way is another gate', async () => {
  const room = await openReleases(here);
  await page.getByRole('radio', { name: /海运单/ }).click();
  await expect
    .poll(async () => (await room.heard(calls.gate)).map(bodyOf))
    .toContainEqual({ shipmentId: 's1', kind: 'seaway', containerNos: [] });
});

test('where the gate is not green somebody has to vouch until a day to come', async () => {
  const room = await openReleases(here, { answers: { [calls.apply]: [applied] } });
  await expect.element(page.getByText(/款项没有收齐：需要担保，并由主管审批/)).toBeVisible();
  await expect.element(send).toBeDisabled();
  await page.getByRole('button', { name: '申请担保' }).click();
  await expect.element(page.getByRole('textbox', { name: '担保人' })).toHaveFocus();
  await page.getByRole('textbox', { name: '担保人' }).fill('赵经理');
  await page.getByLabelText('承诺付款日').fill('2001-01-01');
  await expect.element(page.getByText('承诺付款日不能早于今天')).toBeVisible();
  await expect.element(send).toBeDisabled();
  await page.getByLabelText('承诺付款日').fill('2099-11-28');
  await send.click();
  await expect.poll(toast).toBe('放货申请已提交');
  expect(bodyOf((await room.heard(calls.apply))[0])).toMatchObject({
    guarantee: { guarantor: '赵经理', payBy: '2099-11-28' },
  });
});

test('what has to be solved first can be applied for all the same', async () => {
  await openReleases(here, {
    answers: {
      ...answerGate(shownGate({ gate: gateWith('hard', heldByCustoms), holds: [hold()], pay: [] })),
      [calls.apply]: [refused(400, '业务 SE26110001 还没有已确认的提单，不能申请放货')],
    },
  });
  await expect.element(page.getByText(/提交后先扣货，解决后继续/)).toBeVisible();
  await send.click();
  await expect.poll(toast).toContain('还没有已确认的提单');
  expect(place()).toBe(here);
});

test('of boxes that others were released from only the rest is offered', async () => {
  await openReleases(here, {
    answers: answerGate(shownGate({ activeIds: ['r1'], freeContainerNos: ['TGHU1234567'] })),
  });
  await expect.element(page.getByText('其余 1 箱还没有放货单')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '查看放货单' })).toBeVisible();
  await expect.element(page.getByRole('radio', { name: '全部箱' })).not.toBeInTheDocument();
});

test('where all of it is applied for the release opens', async () => {
  await openReleases(here, {
    answers: answerGate(shownGate({ activeIds: ['r1'], freeContainerNos: [] })),
  });
  await expect.poll(place).toBe(releasePathOf('r1'));
});

describe('a customer', () => {
  beforeEach(() => page.viewport(390, 844));
  afterEach(() => page.viewport(390, 844));

  test('applies in plain words, and nobody asks them to vouch', async () => {
    const { credit: _, ...gate } = shownGate({ gate: gateWith('soft', owes, noLetter) });
    const room = await openReleases(here, {
      who: 'customer',
      answers: { [calls.gate]: [success(gate)], [calls.apply]: [applied] },
    });
    await expect.element(page.getByText('您可以这样做')).toBeVisible();
    expect(document.body.textContent).not.toMatch(/信用额度|可处理|扣货|担保|G1/);
    expect(await accessibilityProblems()).toEqual([]);
    await send.click();
    await expect.poll(toast).toBe('放货申请已提交');
    expect(bodyOf((await room.heard(calls.apply))[0])).toMatchObject({ guarantee: null });
  });
});

test('without a shipment one chooses it from the list', async () => {
  await openReleases(applyScreen);
  await page.getByRole('button', { name: '查看待申请业务' }).click();
  await expect.poll(place).toBe(releasesPathOf('awaiting'));
});

test('a shipment that is not for somebody is not there', async () => {
  await openReleases(here, { answers: { [calls.gate]: [refused(404, '数据不存在')] } });
  await expect.element(page.getByRole('heading', { name: '没有这票业务' })).toBeVisible();
});
