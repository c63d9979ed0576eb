import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { success } from '../../testing/answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import { currentUser, grants } from '../../testing/people.ts';

const at = (text: string) => Date.parse(`${text}:00+08:00`);
const event = (id: string, title: string, day: string, userIds: string[], isBusyOnly = false) => ({
  ...{ id: isBusyOnly ? '' : id, groupId: isBusyOnly ? '' : id, title, category: '', urgent: 1, color: '' },
  ...{ place: '', allDay: 0, startAt: at(`${day}T09:00`), endAt: at(`${day}T10:00`), startDate: day },
  ...{ endDate: day, isRepeated: false, isBusyOnly, mayEdit: false, myAnswer: null, userIds },
});

afterEach(() => page.viewport(390, 844));

test('a team has a lane for each person, and what is private is only busy', async () => {
  await page.viewport(1440, 900);
  await openApp('/pages/apply/schedule/index?view=week&day=2031-11-19&of=team', {
    user: { ...currentUser, permissionList: [grants('schedule', ['btn_team'])] },
    answers: {
      'GET /api/system/Schedule/Range': [success({ list: [], days: [], layers: [], hasMoreDates: false })],
      'GET /api/system/Schedule/Team': [
        success({
          list: [event('a', '晨会', '2031-11-19', ['u1', 'u2']), event('b', '', '2031-11-20', ['u2'], true)],
          people: [
            { id: 'u1', realName: '张三' },
            { id: 'u2', realName: '李四' },
          ],
        }),
      ],
    },
  });
  const lane = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  await expect.element(lane('张三').getByRole('link', { name: /晨会/ })).toBeVisible();
  await expect.element(lane('李四').getByRole('link', { name: /晨会/ })).toBeVisible();
  await expect.element(lane('李四').getByRole('img', { name: /忙碌 09:00/ })).toBeVisible();
  await expect.element(lane('张三').getByRole('img', { name: /忙碌/ })).not.toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
});
