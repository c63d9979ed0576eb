import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Answer, refused, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { inquiriesPath, inquiryPath, laneRatesPath } from '../paths.ts';
import { calls, foundAnswer, openRates, pageOf } from '../testing/rates.ts';
import { inquiryCalls, inquiryRow, marked, watchCalls } from '../testing/watches.ts';

const open = (path: string, answers: Record<string, Answer[]> = {}, isCustomer = true) =>
  openRates(path, {
    isCustomer,
    answers: {
      [watchCalls.marks]: [marked()],
      [inquiryCalls.list]: [pageOf(inquiryRow())],
      [inquiryCalls.one('q1')]: [success(inquiryRow())],
      ...answers,
    },
  });
const bodyOf = (heard: { body?: string } | undefined) => JSON.parse(heard?.body ?? '{}');
afterEach(() => page.viewport(390, 844));

test('a lane without rates leads to an inquiry with what was searched for', async () => {
  const room = await open(laneRatesPath({ pol: 'ngb', pod: 'lax', boxes: '2x40HQ', etd: '2026-12-01' }), {
    [calls.search]: [foundAnswer()],
    [inquiryCalls.add]: [success({ id: 'q1', inquiryNo: 'XJ20261100001' })],
  });
  await page.getByRole('button', { name: '发起询价' }).click();
  await page.getByLabelText('品名').fill('家具');
  await page.getByLabelText(/补充要求/).fill('希望直达');
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: '提交询价' }).click();
  await expect.poll(place).toBe(inquiryPath('q1'));
  expect(bodyOf((await room.heard(inquiryCalls.add))[0])).toEqual({
    ...{ mode: 'FCL', polId: 'ngb', podId: 'lax', day: '2026-12-01', remark: '希望直达' },
    cargo: { boxes: [{ type: '40HQ', count: 2 }], commodity: '家具' },
  });
});

test('one that was answered shows the answer with its rate; whoever asked closes it', async () => {
  const answered = inquiryRow({
    ...{ status: 'answered', version: 2, answer: '可以做', answererName: '吴锦程' },
    ...{ answeredAt: Date.UTC(2026, 10, 15), rate: { id: 'r1', rateNo: 'RT1', carrierName: '中远海运' } },
  });
  const room = await open(inquiryPath('q1'), {
    [inquiryCalls.one('q1')]: [
      success(answered),
      success({ ...answered, status: 'closed', canClose: false, closedAt: Date.UTC(2026, 10, 16) }),
    ],
    [inquiryCalls.close('q1')]: [success({ id: 'q1', version: 3, status: 'closed' })],
  });
  await expect.element(page.getByText('可以做')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '中远海运 RT1' })).toBeVisible();
  expect(page.getByRole('button', { name: '修改答复' }).elements()).toEqual([]);
  await page.getByRole('button', { name: '关闭询价' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '关闭询价' }).click();
  await expect.element(page.getByText('已关闭', { exact: true })).toBeVisible();
  expect(bodyOf((await room.heard(inquiryCalls.close('q1')))[0])).toEqual({ version: 2 });
});

test('on a desk who answers reads one beside the list and answers with a rate of the lane', async () => {
  await page.viewport(1440, 900);
  const theirs = inquiryRow({ isOwn: false, canAnswer: true, customerName: '东海贸易', isExternal: true });
  const room = await open(
    inquiriesPath,
    {
      [inquiryCalls.list]: [pageOf(theirs)],
      [inquiryCalls.one('q1')]: [
        success(theirs),
        success({ ...theirs, status: 'answered', answer: '见运价' }),
      ],
      [inquiryCalls.answer('q1')]: [success({ id: 'q1', version: 2, status: 'answered' })],
    },
    false,
  );
  await page.getByText('宁波 → 洛杉矶').click();
  await expect.poll(place).toBe(`${inquiriesPath}?id=q1`);
  await expect.element(page.getByText('东海贸易', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '答复' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabelText('答复内容').fill('见运价');
  await sheet.getByLabelText('推荐运价').selectOptions('r1');
  expect(await accessibilityProblems()).toEqual([]);
  await sheet.getByRole('button', { name: '答复' }).click();
  await expect.poll(() => room.heard(inquiryCalls.answer('q1'))).toHaveLength(1);
  expect(bodyOf((await room.heard(inquiryCalls.answer('q1')))[0])).toEqual({
    ...{ version: 1, text: '见运价', rateId: 'r1' },
  });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('one of somebody else is not there, and an empty list begins one', async () => {
  await open(inquiryPath('q1'), { [inquiryCalls.one('q1')]: [refused(404, '数据不存在')] });
  await expect.element(page.getByText(/不存在/)).toBeVisible();
});

test('an empty list offers to ask', async () => {
  await open(inquiriesPath, { [inquiryCalls.list]: [pageOf()] });
  await expect.element(page.getByText('没有询价')).toBeVisible();
  await page.getByText('发起询价').click();
  await expect.poll(place).toBe('/pages/freight/inquiry/new');
});
