import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Heard, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { myShipmentsPath, shipmentPathOf } from '../paths.ts';
import { calls, openShipments } from '../testing/shipments.ts';

const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const path = `${myShipmentsPath}?show=calendar&month=2026-03&f.segment=onTheWay`;
const call = (id: string, of: 'etd' | 'eta', changes: object = {}) => ({
  ...{ id, shipmentNo: `SE260300000${id}`, of, at: Date.UTC(2026, 2, 12, 2), isActual: true },
  ...{ stage: 'atSea', polName: '上海', podName: '洛杉矶', severity: null, ...changes },
});
const days = success({
  days: [
    {
      ...{ day: '2026-03-12', departures: 6, arrivals: 1 },
      list: [
        call('1', 'etd'),
        call('2', 'eta', { isActual: false, podName: '鹿特丹' }),
        ...['3', '4', '5', '6', '7'].map((id) => call(id, 'etd', { podName: '汉堡' })),
      ],
    },
  ],
});

afterEach(() => page.viewport(390, 844));

test('on a phone days stand below each other; what is late is marked', async () => {
  const room = await openShipments(path, { answers: { [calls.days]: [days] } });
  await expect.element(page.getByText('3月12日周四')).toBeVisible();
  await expect.element(page.getByText('开船 6 · 到港 1')).toBeVisible();
  // It was expected then, and nobody said that it came.
  await expect.element(page.getByRole('link', { name: /鹿特丹.*延误/ })).toBeVisible();
  expect(bodyOf((await room.heard(calls.days))[0])).toMatchObject({ month: '2026-03', segment: 'onTheWay' });
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('link', { name: /上海 → 洛杉矶/ }).click();
  await expect.poll(place).toBe(shipmentPathOf('1'));
});

test('a desk has the whole month, with more on a press, and goes to the next', async () => {
  await page.viewport(1440, 900);
  const room = await openShipments(path, { answers: { [calls.days]: [days] } });
  await expect.element(page.getByRole('heading', { name: '2026年3月' })).toBeVisible();
  await expect.poll(() => document.querySelectorAll('.calendar-cell').length).toBe(42);
  await page.getByRole('button', { name: '另有 3 票' }).click();
  await expect.poll(() => document.querySelectorAll('.calendar-cell .calendar-call').length).toBe(7);
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: '下个月' }).click();
  await expect.poll(place).toContain('month=2026-04');
  await expect.poll(async () => bodyOf((await room.heard(calls.days)).at(-1)).month).toBe('2026-04');
});
