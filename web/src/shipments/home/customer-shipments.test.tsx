import { formatDate } from '@fairway/domain/time/format-date.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import type { Heard } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { myShipmentsPath, shipmentPathOf } from '../paths.ts';
import { calls, head, openShipments, pageOf } from '../testing/shipments.ts';

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

test('what arrives today does so by the clock of its port, as its date beside it says', async () => {
  const today = formatDate(Date.now(), 'yyyy-MM-dd');
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const evening = Date.UTC(year, month - 1, day, 23);
  const pod = { ...head({}).pod, timeZone: 'America/Los_Angeles' };
  const rows = [
    // Late in the evening there: the next day in Beijing.
    head({ id: 's1', customerRef: 'EVENING', pod, eta: evening + 8 * 3_600_000 - 3_600_000, ata: null }),
    // The evening before there: today in Beijing.
    head({ id: 's2', customerRef: 'BEFORE', pod, eta: evening - 20 * 3_600_000, ata: null }),
  ];
  await openShipments(home, { who: 'customer', answers: { ...around, [calls.list]: [pageOf(...rows)] } });
  const cards = () => [...document.querySelectorAll('.card')].map(({ textContent }) => textContent ?? '');
  const arriving = () => cards().find((text) => text.startsWith('今日到港'));
  await expect.poll(arriving).toContain('EVENING');
  expect(arriving()).not.toContain('BEFORE');
});

test('on a day without arrivals it says so', async () => {
  await openShipments(home, { who: 'customer', answers: { ...around, [calls.list]: [pageOf()] } });
  await expect.element(page.getByRole('heading', { name: '今日到港' })).toBeVisible();
  await expect.element(page.getByText('今天没有到港的货物')).toBeVisible();
});

test('the workbench of staff has near cut-offs, tasks and open exceptions before the menu', async () => {
  const due = Date.now() + 5 * 3_600_000;
  const room = await openShipments(home, {
    answers: {
      [calls.list]: [pageOf(head({ nextDueAt: due, nextDueKind: 'cutSi' }))],
      [calls.tasks]: [
        pageOf(
          {
            ...{ id: 't1', shipmentId: 's1', shipmentNo: 'SE2611000001', kind: 'other' },
            ...{ title: '催装箱单', dueAt: due },
          },
          { id: 'vgm', shipmentId: 's1', shipmentNo: 'SE2611000001', kind: 'vgm', title: '', dueAt: due },
        ),
      ],
    },
  });
  await expect.element(page.getByRole('heading', { name: '临近截止（1）' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '未处理异常（1）' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /催装箱单/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /提交 VGM/ })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  expect(JSON.parse((await room.heard(calls.list))[0]?.body ?? '{}')).toMatchObject({
    ...{ scope: 'group', segment: 'notSailed', sidx: 'nextDue', sort: 'asc' },
    filters: { dueTo: expect.any(Number) },
  });
});
