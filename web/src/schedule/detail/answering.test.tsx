import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { success } from '../../testing/answers.ts';
import { openApp, place } from '../../testing/open-app.tsx';
import { currentUser } from '../../testing/people.ts';

const at = (text: string) => Date.parse(`${text}:00+08:00`);
const me = currentUser.userInfo.userId;
const person = (id: string, realName: string, answer: string, proposedAt: number | null = null) => ({
  ...{ id, realName, headIcon: '', isExternal: false, answer, proposedAt },
});
const event = (changes: object = {}) => ({
  ...{
    id: 'e_20311119T1400',
    groupId: 'e',
    category: '',
    urgent: 1,
    title: '舱位会',
    content: '',
    allDay: 0,
  },
  ...{
    startDay: at('2031-11-19T14:00'),
    startTime: '14:00',
    endDay: at('2031-11-19T15:00'),
    endTime: '15:00',
  },
  ...{
    duration: -1,
    toUserIds: ['u2', me],
    color: '',
    reminderTime: -2,
    reminderType: 1,
    send: '',
    sendName: '',
  },
  ...{
    repetition: 1,
    repeatTime: null,
    files: '',
    creatorUserId: 'boss',
    creatorUser: '李总',
    isExternal: false,
  },
  ...{ place: '三楼', isPrivate: false, zone: 'Asia/Shanghai', rule: '', version: 1 },
  ...{ startAt: at('2031-11-19T14:00'), endAt: at('2031-11-19T15:00') },
  participants: [
    person('boss', '李总', 'accepted'),
    person(me, '王小明', 'open'),
    person('u2', '张三', 'declined'),
  ],
  ...{ myAnswer: 'open', mayEdit: false },
  ...changes,
});
const detail = 'GET /api/system/Schedule/detail';
const path = '/pages/schedule/detail?groupId=e&id=e_20311119T1400';
const answering = 'POST /api/system/Schedule/e_20311119T1400/Answer';
const busy = (firstCommonAt: number | null, spans: object[] = []) =>
  success({
    people: [
      { id: me, realName: '王小明', isBusy: false, busy: [] },
      { id: 'u2', realName: '张三', isBusy: spans.length > 0, busy: spans },
    ],
    firstCommonAt,
  });

afterEach(() => page.viewport(390, 844));

test('who is invited answers one of a series or all, and sees who answered what', async () => {
  const room = await openApp(path, {
    answers: {
      [detail]: [success(event({ rule: 'FREQ=WEEKLY', repetition: 3 }))],
      [answering]: [success(null)],
    },
  });
  await expect.element(page.getByText('1 人拒绝', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: '拒绝' }).click();
  await page.getByRole('button', { name: '仅回复此日程' }).click();
  await expect.poll(async () => (await room.heard(answering)).length).toBe(1);
  await page.getByRole('button', { name: '接受' }).click();
  await page.getByRole('button', { name: '回复所有日程' }).click();
  await expect.poll(async () => (await room.heard(answering)).length).toBe(2);
  expect((await room.heard(answering)).map(({ body }) => JSON.parse(body))).toEqual([
    { answer: 'declined', type: 1, proposedAt: null },
    { answer: 'accepted', type: 3, proposedAt: null },
  ]);
});

test('another time is proposed with a look at who is free then', async () => {
  const first = at('2031-11-20T10:00');
  const room = await openApp(path, {
    answers: {
      [detail]: [success(event())],
      [answering]: [success(null)],
      'GET /api/system/Schedule/Busy': [
        busy(first, [{ startAt: at('2031-11-19T13:00'), endAt: at('2031-11-19T14:30') }]),
      ],
    },
  });
  await page.getByRole('button', { name: '建议其他时间' }).click();
  await expect.element(page.getByText('张三 13:00 – 14:30 已有安排')).toBeVisible();
  await page.getByRole('button', { name: '用这个时间' }).click();
  await page.getByRole('button', { name: '发送建议' }).click();
  await expect.poll(async () => (await room.heard(answering)).length).toBe(1);
  const [sent] = await room.heard(answering);
  expect(JSON.parse(sent?.body ?? '{}')).toEqual({ answer: 'tentative', type: 1, proposedAt: first });
});

test('the organiser takes a proposed time with a press, and the event moves', async () => {
  await page.viewport(1440, 900);
  const proposedAt = at('2031-11-20T16:00');
  const moving = 'POST /api/system/Schedule/e_20311119T1400/3/Move';
  const mine = event({
    ...{ mayEdit: true, creatorUserId: me, creatorUser: '王小明', myAnswer: 'accepted' },
    participants: [person(me, '王小明', 'accepted'), person('u2', '张三', 'tentative', proposedAt)],
  });
  const room = await openApp(path, {
    answers: { [detail]: [success(mine)], [moving]: [success({ id: 'e_20311120T1600' })] },
  });
  await expect.element(page.getByText('建议改为 2031-11-20 16:00')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: '用这个时间' }).click();
  await expect.poll(async () => (await room.heard(moving)).length).toBe(1);
  const [sent] = await room.heard(moving);
  expect(JSON.parse(sent?.body ?? '{}')).toEqual({ startAt: proposedAt, endAt: at('2031-11-20T17:00') });
  await expect.poll(place).toContain('id=e_20311120T1600');
});
