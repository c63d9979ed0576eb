import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Heard, success } from '../../testing/answers.ts';
import { exceptionsPath } from '../paths.ts';
import { calls, exception, openShipments, pageOf } from '../testing/shipments.ts';

const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const saved = success({ id: 'e1', status: 'acknowledged' });

afterEach(() => page.viewport(390, 844));

test('on a phone an exception opens, and is ignored only with a reason', async () => {
  const room = await openShipments(exceptionsPath, { answers: { [calls.handle]: [saved] } });
  await page.getByText('到港延误').click();
  await expect.element(page.getByText('晚 2 天')).toBeVisible();
  await expect.element(page.getByText('留空时客户看到：预计到港时间推迟')).toBeVisible();
  await page.getByRole('button', { name: '忽略' }).click();
  await expect.element(page.getByText('请填写原因')).toBeVisible();
  expect(await room.heard(calls.handle)).toEqual([]);
  await page.getByRole('textbox', { name: '备注' }).fill('客户已同意');
  await page.getByRole('button', { name: '忽略' }).click();
  await expect
    .poll(async () => bodyOf((await room.heard(calls.handle))[0]))
    .toMatchObject({ status: 'ignored', note: '客户已同意' });
});

test('on a desk they are a table, narrowed by the address, handled beside it', async () => {
  await page.viewport(1440, 900);
  const room = await openShipments(`${exceptionsPath}?f.severity=high,critical&sidx=dueAt&sort=asc`, {
    answers: {
      [calls.exceptions]: [
        pageOf(
          exception(),
          exception({ id: 'e2', code: 'CUTOFF_RISK', detail: 'cutVgm', dueAt: Date.now() - 3.5 * 3_600_000 }),
        ),
      ],
      [calls.handle]: [saved],
    },
  });
  await expect
    .element(page.getByRole('gridcell', { name: '截 VGM 已过 3 小时，尚未完成' }))
    .toBeInTheDocument();
  expect(bodyOf((await room.heard(calls.exceptions))[0])).toMatchObject({
    ...{ sidx: 'dueAt', sort: 'asc', filters: { severity: ['high', 'critical'] } },
  });
  await page.getByRole('gridcell', { name: '到港延误' }).click();
  await page.getByRole('button', { name: '知悉' }).click();
  await expect
    .poll(async () => bodyOf((await room.heard(calls.handle))[0]))
    .toMatchObject({ status: 'acknowledged', ownerId: null });
  expect(await accessibilityProblems()).toEqual([]);
});
