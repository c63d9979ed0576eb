import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { success } from '../../testing/answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import { currentUser } from '../../testing/people.ts';

const at = (text: string) => Date.parse(`${text}:00+08:00`);
const me = currentUser.userInfo.userId;
const call = 'GET /api/system/Schedule/Busy';

test('while one writes, it says what is in the way, and offers the first time that is not', async () => {
  const add = 'POST /api/system/Schedule';
  const first = at('2031-11-19T11:00');
  const spans = [{ startAt: at('2031-11-19T08:30'), endAt: at('2031-11-19T10:30') }];
  const room = await openApp('/pages/apply/schedule/form?day=2031-11-19', {
    answers: {
      [call]: [
        success({
          people: [{ id: me, realName: '王小明', isBusy: true, busy: spans }],
          firstCommonAt: first,
        }),
      ],
      [add]: [success({ id: 'e_1' })],
    },
  });
  await expect.element(page.getByText('我 08:30 – 10:30 已有安排')).toBeVisible();
  await expect.element(page.getByRole('img', { name: '我：08:30 – 10:30 忙碌' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: '用这个时间' }).click();
  await expect.element(page.getByText('该时段所有人都有空')).toBeVisible();
  await page.getByRole('textbox', { name: '标题' }).fill('舱位会');
  await page.getByRole('button', { name: '保存' }).click();
  await expect.poll(async () => (await room.heard(add)).length).toBe(1);
  const [sent] = await room.heard(add);
  expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({ startTime: '11:00', endTime: '12:00' });
});

test('a conflict never hinders, and whole days are not asked about', async () => {
  const spans = [{ startAt: at('2031-11-19T08:30'), endAt: at('2031-11-19T10:30') }];
  const add = 'POST /api/system/Schedule';
  const room = await openApp('/pages/apply/schedule/form?day=2031-11-19', {
    answers: {
      [call]: [
        success({ people: [{ id: me, realName: '王小明', isBusy: true, busy: spans }], firstCommonAt: null }),
      ],
      [add]: [success({ id: 'e_1' })],
    },
  });
  await expect.element(page.getByText('两周内没有共同空闲时间')).toBeVisible();
  await page.getByRole('switch', { name: '全天' }).click();
  await expect.element(page.getByText('忙闲')).not.toBeInTheDocument();
  await page.getByRole('switch', { name: '全天' }).click();
  await page.getByRole('textbox', { name: '标题' }).fill('舱位会');
  await page.getByRole('button', { name: '保存' }).click();
  await expect.poll(async () => (await room.heard(add)).length).toBe(1);
});

test('where nobody is busy no other hour is offered, and one outside office hours is named so', async () => {
  await openApp(
    `/pages/apply/schedule/form?day=2031-11-19&from=${at('2031-11-19T19:00')}&to=${at('2031-11-19T20:00')}`,
    {
      answers: {
        [call]: [
          success({
            people: [{ id: me, realName: '王小明', isBusy: false, busy: [] }],
            firstCommonAt: at('2031-11-20T09:00'),
          }),
        ],
      },
    },
  );
  await expect.element(page.getByText('该时段所有人都有空')).toBeVisible();
  await expect.element(page.getByText('非工作时间')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '用这个时间' })).not.toBeInTheDocument();
});
