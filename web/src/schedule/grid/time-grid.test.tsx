import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { refused, success } from '../../testing/answers.ts';
import { openApp, place } from '../../testing/open-app.tsx';
import type { Room } from '../../testing/room.ts';

const at = (text: string) => Date.parse(`${text}:00+08:00`);
/** An id stands in an address. */
const ids: Readonly<Record<string, string>> = { 电话: 'call', 展会: 'fair' };
const event = (title: string, from: string, to: string, changes: object = {}) => ({
  ...{
    id: ids[title] ?? 'e',
    groupId: ids[title] ?? 'e',
    title,
    category: '',
    urgent: 1,
    color: '',
    place: '',
    allDay: 0,
  },
  ...{ startAt: at(from), endAt: at(to), startDate: from.slice(0, 10), endDate: to.slice(0, 10) },
  ...{ isRepeated: false, isBusyOnly: false, mayEdit: true, myAnswer: 'accepted', userIds: [] },
  ...changes,
});
const meeting = event('舱位会', '2031-11-19T09:00', '2031-11-19T10:00');
const days = [{ day: '2031-11-19', lunar: '初五', name: '', isWorked: true, isNamed: false }];
const list = 'GET /api/system/Schedule/Range';
const shows = (...events: unknown[]) => success({ list: events, days, layers: [], hasMoreDates: false });
const week = '/pages/apply/schedule/index?view=week&day=2031-11-19';
const moved = (id: string, scope = '3') => `POST /api/system/Schedule/${id}/${scope}/Move`;

afterEach(() => page.viewport(390, 844));

async function openWeek(events: unknown[], answers = {}, path = week): Promise<Room> {
  await page.viewport(1440, 900);
  return openApp(path, { answers: { [list]: [shows(...events)], ...answers } });
}

const block = (name: string | RegExp) => page.getByRole('link', { name: new RegExp(name) });
const column = (day: string) => page.getByRole('region', { name: day });
/** Pixels of so many hours. */
const hours = (count: number) => {
  const height = document.querySelector('.time-grid-columns')?.clientHeight ?? 0;
  return (height / 24) * count;
};
const sentTimes = async (room: Room, call: string) =>
  (await room.heard(call)).map(({ body }) => JSON.parse(body) as { startAt: number; endAt: number });

test('a week stands by the hour, what overlaps side by side, whole days above', async () => {
  await openWeek([
    meeting,
    event('电话', '2031-11-19T09:30', '2031-11-19T10:30'),
    event('展会', '2031-11-18T00:00', '2031-11-21T00:00', { allDay: 1, endDate: '2031-11-20' }),
  ]);
  await expect.element(block('电话')).toBeVisible();
  const [one, other, fair] = ['舱位会', '电话', '展会'].map((name) =>
    block(name).element().getBoundingClientRect(),
  );
  expect(other?.top).toBeGreaterThan(one?.top ?? 0);
  expect(other?.left).toBeGreaterThanOrEqual(one?.right ?? 0);
  expect(fair?.bottom).toBeLessThan(one?.top ?? 0);
  const { width } = column('11月19日星期三').element().getBoundingClientRect();
  expect(Math.round((fair?.width ?? 0) / width)).toBe(3);
  expect(await accessibilityProblems()).toEqual([]);
});

test('an event is dragged to another day and hour, is there at once, and goes back on request', async () => {
  const room = await openWeek([meeting], {
    [moved('e')]: [success({ id: 'e' })],
  });
  await expect.element(block('舱位会')).toBeVisible();
  const later = event('舱位会', '2031-11-20T11:00', '2031-11-20T12:00');
  await room.answer(list, shows(later));
  const from = block('舱位会').element().getBoundingClientRect();
  const to = column('11月20日星期四').element().getBoundingClientRect();
  await userEvent.dragAndDrop(block('舱位会'), column('11月20日星期四'), {
    sourcePosition: { x: 10, y: 10 },
    targetPosition: { x: 10, y: from.top - to.top + 10 + hours(2) },
  });
  await expect.element(block(/舱位会 11:00 – 12:00 11月20日星期四/)).toBeVisible();
  const call = moved('e');
  await expect.poll(() => sentTimes(room, call)).toEqual([{ startAt: later.startAt, endAt: later.endAt }]);
  expect(place()).toBe(week);
  await room.answer(list, shows(meeting));
  await page.getByRole('button', { name: '撤销' }).click();
  await expect.element(block(/09:00 – 10:00 11月19日星期三/)).toBeVisible();
  const { startAt, endAt } = meeting;
  await expect.poll(() => sentTimes(room, call)).toEqual([expect.anything(), { startAt, endAt }]);
});

test('a refused move is taken back with a word', async () => {
  const room = await openWeek([meeting], { [moved('e')]: [refused(400, '日程已结束，不能移动')] });
  await expect.element(block('舱位会')).toBeVisible();
  block('舱位会').element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(block(/09:15 – 10:15/)).toBeVisible();
  await expect.element(page.getByText('日程已结束，不能移动')).toBeVisible();
  await expect.element(block(/09:00 – 10:00/)).toBeVisible();
  expect((await room.heard(moved('e'))).length).toBe(1);
});

test('its lower edge stretches it', async () => {
  const room = await openWeek([meeting], { [moved('e')]: [success({ id: 'e' })] });
  await expect.element(block('舱位会')).toBeVisible();
  const { height } = block('舱位会').element().getBoundingClientRect();
  await userEvent.dragAndDrop(block('舱位会'), block('舱位会'), {
    sourcePosition: { x: 40, y: height - 3 },
    targetPosition: { x: 40, y: height / 2 + 2 },
  });
  await expect
    .poll(() => sentTimes(room, moved('e')))
    .toEqual([{ startAt: meeting.startAt, endAt: at('2031-11-19T09:30') }]);
});

test('keys move and stretch it, one request for all of them, and a series asks how far', async () => {
  const series = event('晨会', '2031-11-19T09:00', '2031-11-19T10:00', { isRepeated: true });
  const room = await openWeek([series], { [moved('e', '1')]: [success({ id: 'e' })] });
  await expect.element(block('晨会')).toBeVisible();
  block('晨会').element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
  await expect.element(page.getByText('晨会 11月20日周四 09:30 – 10:45')).toBeInTheDocument();
  await page.getByRole('button', { name: '仅移动此日程' }).click();
  await expect
    .poll(() => sentTimes(room, moved('e', '1')))
    .toEqual([{ startAt: at('2031-11-20T09:30'), endAt: at('2031-11-20T10:45') }]);
});

test('a move of this and later ones goes back as a whole: one series again', async () => {
  const series = event('晨会', '2031-11-19T09:00', '2031-11-19T10:00', {
    ...{ isRepeated: true, id: 'e_20311119T0900' },
  });
  const rejoin = 'POST /api/system/Schedule/n_20311120T0900/Rejoin';
  const room = await openWeek([series], {
    [moved('e_20311119T0900', '2')]: [success({ id: 'n_20311120T0900' })],
    [rejoin]: [success({ id: 'e_20311119T0900' })],
  });
  await expect.element(block('晨会')).toBeVisible();
  block('晨会').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await page.getByRole('button', { name: '移动此日程及后续日程' }).click();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect.element(page.getByText('已恢复原时间')).toBeVisible();
  const [sent] = await room.heard(rejoin);
  expect(JSON.parse(sent?.body ?? '{}')).toEqual({
    ...{ from: 'e_20311119T0900', startAt: at('2031-11-20T09:00') },
  });
});

test('nothing is moved that is not mine to move', async () => {
  await openWeek([event('别人的会', '2031-11-19T09:00', '2031-11-19T10:00', { mayEdit: false })]);
  await expect.element(block('别人的会')).toBeVisible();
  block('别人的会').element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(block(/09:00 – 10:00/)).toBeVisible();
});

test('keys go on with it once it is saved under another id', async () => {
  const [first, second] = ['e_20311119T0900', 'e_20311119T0915'];
  const room = await openWeek([{ ...meeting, id: first }], {
    [moved(first)]: [success({ id: second })],
    [moved(second)]: [success({ id: 'e_20311119T0930' })],
  });
  await expect.element(block('舱位会')).toBeVisible();
  await room.answer(list, shows(event('舱位会', '2031-11-19T09:15', '2031-11-19T10:15', { id: second })));
  block('舱位会').element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByText(/^已移至/)).toBeVisible();
  await expect.poll(() => block('舱位会').element().getAttribute('data-event')).toBe(second);
  await expect.element(block('舱位会')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect
    .poll(() => sentTimes(room, moved(second)))
    .toEqual([{ startAt: at('2031-11-19T09:30'), endAt: at('2031-11-19T10:30') }]);
});

test('what goes on after midnight says on each day what lies in it', async () => {
  await openWeek([event('夜航', '2031-11-19T22:00', '2031-11-20T02:00')]);
  const text = (day: string) => column(day).getByRole('link').element().textContent;
  await expect.element(column('11月20日星期四').getByRole('link')).toBeInTheDocument();
  expect(text('11月19日星期三')).toBe('夜航22:00 –');
  expect(text('11月20日星期四')).toBe('夜航– 02:00');
});

test('a new event has its name in focus, and is sent once however often it is pressed', async () => {
  const add = 'POST /api/system/Schedule';
  const room = await openWeek([], { [add]: [success({ id: 'n' }), success({ id: 'm' })] });
  const to = column('11月19日星期三');
  await expect.element(to).toBeVisible();
  await userEvent.dragAndDrop(to, to, {
    sourcePosition: { x: 20, y: hours(10) + 2 },
    targetPosition: { x: 20, y: hours(11.5) },
  });
  await expect.element(page.getByRole('textbox', { name: '标题' })).toHaveFocus();
  await userEvent.keyboard('订舱');
  const save = page.getByRole('button', { name: '保存' }).element() as HTMLElement;
  save.click();
  save.click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect((await room.heard(add)).length).toBe(1);
});

test('drawn on empty space it is an event by its name alone', async () => {
  const add = 'POST /api/system/Schedule';
  const room = await openWeek([], { [add]: [success({ id: 'n' })] });
  const to = column('11月19日星期三');
  await expect.element(to).toBeVisible();
  await userEvent.dragAndDrop(to, to, {
    sourcePosition: { x: 20, y: hours(10) + 2 },
    targetPosition: { x: 20, y: hours(11.5) },
  });
  await expect.element(page.getByText('11月19日星期三 10:00 – 11:30')).toBeVisible();
  await page.getByRole('textbox', { name: '标题' }).fill('订舱');
  await userEvent.keyboard('{Enter}');
  await expect.poll(async () => (await room.heard(add)).length).toBe(1);
  const [sent] = await room.heard(add);
  expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({
    ...{ title: '订舱', startDay: at('2031-11-19T10:00'), startTime: '10:00', endTime: '11:30' },
  });
});

test('in a month an event is dragged to another day and keeps its hours', async () => {
  const room = await openWeek(
    [meeting],
    { [moved('e')]: [success({ id: 'e' })] },
    '/pages/apply/schedule/index?day=2031-11-19',
  );
  await expect.element(block(/^舱位会/)).toBeVisible();
  await userEvent.dragAndDrop(block(/^舱位会/), page.getByRole('button', { name: /11月25日/ }));
  await expect
    .poll(() => sentTimes(room, moved('e')))
    .toEqual([{ startAt: at('2031-11-25T09:00'), endAt: at('2031-11-25T10:00') }]);
});

test('letters change the view, arrows the days', async () => {
  await openWeek([]);
  await expect.element(column('11月19日星期三')).toBeVisible();
  await expect.element(page.getByText('2031年11月17日 – 23日')).toBeVisible();
  await userEvent.keyboard('d');
  await expect.poll(place).toContain('view=day');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(place).toContain('day=2031-11-20');
  await userEvent.keyboard('k');
  await expect.poll(place).toContain('day=2031-11-19');
});
