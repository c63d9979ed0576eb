import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import type { Heard } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { myShipmentsPath, shipmentPathOf } from '../paths.ts';
import { calls, openShipments, pageOf } from '../testing/shipments.ts';

const around = {
  'GET /api/message': [pageOf()],
  'GET /api/message/conversations': [pageOf()],
  'GET /api/workflow/Engine/flowTemplate/PageListAll': [pageOf()],
};
const home = '/pages/index/apply';

test('a customer sees what is on the way and what waits for them, and is one tap from its tracking', async () => {
  const room = await openShipments(home, {
    who: 'customer',
    answers: {
      ...around,
      [calls.tasks]: [
        pageOf({
          ...{ id: 'checkBill', shipmentId: 's1', shipmentNo: 'SE2611000001', kind: 'checkBill' },
          ...{ title: '', dueAt: Date.now() + 3 * 3_600_000 },
        }),
      ],
    },
  });
  await expect.element(page.getByRole('heading', { name: '在途货物' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /确认提单草稿/ })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  const asked = (await room.heard(calls.list)).map(({ body }: Heard) => JSON.parse(body));
  expect(asked).toContainEqual(expect.objectContaining({ segment: 'onTheWay', sidx: 'eta', sort: 'asc' }));
  expect(asked).toContainEqual(
    expect.objectContaining({ filters: { etaFrom: expect.any(Number), etaTo: expect.any(Number) } }),
  );
  await page.getByRole('link', { name: /航程已走 42%/ }).click();
  await expect.poll(place).toBe(shipmentPathOf('s1'));
});

test('it leads to the map of what is on the way', async () => {
  await openShipments(home, { who: 'customer', answers: around });
  await page.getByRole('link', { name: '在地图上查看' }).click();
  await expect.poll(place).toBe(`${myShipmentsPath}?f.segment=onTheWay&show=map`);
  await expect.element(page.getByRole('application')).toBeVisible();
});
