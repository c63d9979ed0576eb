import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { success } from '../../testing/answers.ts';
import { openApp } from '../../testing/open-app.tsx';

const list = 'GET /api/system/Schedule/Range';
const layers = 'GET /api/system/Schedule/Layers';
const choose = 'PUT /api/system/Schedule/Layers';
const date = (id: string, kind: string) => ({
  ...{ id, layer: 'shipments', kind, title: `SH${id}`, place: '宁波' },
  ...{ link: '/pages/shipments/detail?id=s1', at: Date.parse('2031-11-19T12:00:00+08:00') },
  ...{ zone: 'Asia/Shanghai', day: '2031-11-19', isActual: false },
});
const shown = (dates: object[]) => success({ list: [], days: [], layers: dates, hasMoreDates: false });
const isOn = (on: boolean) => success({ list: [{ name: 'shipments', isOn: on }] });

afterEach(() => page.viewport(390, 844));

test('cut-offs and departures are switched on, stand apart from events and open the job', async () => {
  await page.viewport(1440, 900);
  const dates = [date('1', 'cutCustoms'), date('2', 'etd'), date('3', 'eta'), date('4', 'cutSi')];
  const room = await openApp('/pages/apply/schedule/index?view=week&day=2031-11-19', {
    answers: {
      [layers]: [isOn(false), isOn(true)],
      [list]: [shown([]), shown(dates)],
      [choose]: [success(null)],
    },
  });
  await page.getByRole('button', { name: '船期与截关' }).click();
  await expect.element(page.getByRole('link', { name: /截关 SH1/ })).toBeVisible();
  expect(document.querySelector('[href$="/pages/shipments/detail?id=s1"]')).not.toBeNull();
  await expect.element(page.getByRole('button', { name: '还有 1 个' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  const [sent] = await room.heard(choose);
  expect(JSON.parse(sent?.body ?? '{}')).toEqual({ layers: ['shipments'] });
  expect((await room.heard(list)).at(-1)?.query).toContain('layers=shipments');
});

test('in a month on a phone a day has a dot of another colour for them, and says so', async () => {
  const event = {
    ...{ id: 'e', groupId: 'e', title: '舱位会', category: '', urgent: 1, color: '', place: '', allDay: 0 },
    ...{ startAt: Date.parse('2031-11-19T09:00:00+08:00'), endAt: Date.parse('2031-11-19T10:00:00+08:00') },
    ...{ startDate: '2031-11-19', endDate: '2031-11-19', isRepeated: false, isBusyOnly: false },
    ...{ mayEdit: true, myAnswer: 'accepted', userIds: [] },
  };
  const dates = [date('1', 'cutCustoms'), date('2', 'etd')];
  await openApp('/pages/apply/schedule/index?view=month&day=2031-11-19', {
    answers: {
      [layers]: [isOn(true)],
      [list]: [success({ list: [event], days: [], layers: dates, hasMoreDates: false })],
    },
  });
  const day = page.getByRole('button', { name: '11月19日星期三 1 个日程 2 个船期与截关' });
  await expect.element(day).toBeVisible();
  const [planned, layer] = [...day.element().querySelectorAll('.schedule-dots > span')].map((dot) => ({
    width: dot.getBoundingClientRect().width,
    colour: getComputedStyle(dot).backgroundColor,
  }));
  expect([planned?.width, layer?.width]).toEqual([6, 12]);
  expect(layer?.colour).not.toBe(planned?.colour);
  const other = page.getByRole('button', { name: '11月20日星期四 0 个日程', exact: true });
  expect(other.element().querySelector('[data-layer]')?.checkVisibility()).toBe(false);
  expect(await accessibilityProblems()).toEqual([]);
});

test('who has no shipments is not offered them', async () => {
  await openApp('/pages/apply/schedule/index?view=day&day=2031-11-19', {
    answers: { [layers]: [success({ list: [] })], [list]: [shown([])] },
  });
  await expect.element(page.getByRole('region', { name: '11月19日星期三' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '船期与截关' })).not.toBeInTheDocument();
});
