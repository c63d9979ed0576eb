import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { success } from '../testing/answers.ts';
import { openApp } from '../testing/open-app.tsx';

const at = (text: string) => Date.parse(`${text}:00+08:00`);
const event = {
  ...{ id: 'e_20311119T1400', groupId: 'e', title: '舱位会', category: 'meeting', urgent: 1, color: '' },
  ...{ place: '三楼', allDay: 0, startAt: at('2031-11-19T14:00'), endAt: at('2031-11-19T15:00') },
  ...{ startDate: '2031-11-19', endDate: '2031-11-19', isRepeated: true, isBusyOnly: false },
  ...{ mayEdit: true, myAnswer: 'accepted', userIds: ['me'] },
};
const days = [{ day: '2031-11-19', lunar: '初五', name: '', isWorked: true, isNamed: false }];

test('a month shows what each day has, and the chosen day in full', async () => {
  await openApp('/pages/apply/schedule/index?day=2031-11-19', {
    answers: {
      'GET /api/system/Schedule/Range': [success({ list: [event], days, layers: [], hasMoreDates: false })],
    },
  });
  const day = page.getByRole('button', { name: /11月19日.*初五 1 个日程/ });
  await expect.element(day).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('link', { name: /14:00 – 15:00.*舱位会/ })).toBeVisible();
});

test('after midnight it says when it ends, before it when it begins', async () => {
  const night = { startAt: at('2031-11-18T22:00'), endAt: at('2031-11-20T02:00'), startDate: '2031-11-18' };
  await openApp('/pages/apply/schedule/index?day=2031-11-18&view=agenda', {
    answers: {
      'GET /api/system/Schedule/Range': [
        success({
          list: [{ ...event, ...night, endDate: '2031-11-20' }],
          ...{ days, layers: [], hasMoreDates: false },
        }),
      ],
    },
  });
  const rows = page.getByRole('link', { name: /舱位会/ });
  await expect.element(rows.first()).toBeVisible();
  expect(rows.elements().map((row) => row.querySelector('.schedule-time')?.textContent)).toEqual([
    ...['22:00 –', '全天', '– 02:00'],
  ]);
});

test('in the form, too, the end goes along', async () => {
  await openApp('/pages/apply/schedule/form?day=2031-11-19', {});
  await page.getByLabelText(/^开始时间/).fill('2031-11-20T14:00');
  await expect.element(page.getByLabelText(/^结束时间/)).toHaveValue('2031-11-20T15:00');
});

test('a new event is written on its day, and whole days have no hours', async () => {
  const add = 'POST /api/system/Schedule';
  const room = await openApp('/pages/apply/schedule/form?day=2031-11-19', {
    answers: { [add]: [success({ id: 'e_20311119T0900' })] },
  });
  await page.getByRole('textbox', { name: '标题' }).fill('舱位会');
  await page.getByRole('switch', { name: '全天' }).click();
  await page.getByRole('button', { name: '保存' }).click();
  await expect.poll(async () => (await room.heard(add)).length).toBe(1);
  const [sent] = await room.heard(add);
  expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({
    ...{ title: '舱位会', allDay: 1, startDay: at('2031-11-19T00:00'), reminderTime: 1, urgent: 1 },
  });
});
