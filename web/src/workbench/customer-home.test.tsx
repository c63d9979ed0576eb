import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { qian, seaGroup } from '../chat/list/testing/answers.ts';
import { message } from '../messages/testing/some-messages.ts';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { success } from '../testing/answers.ts';
import { openApp, place } from '../testing/open-app.tsx';
import { currentUser } from '../testing/people.ts';

const customer = { ...currentUser, userInfo: { ...currentUser.userInfo, userKind: 'customer' as const } };
const pageOf = <T,>(...list: T[]) =>
  success({ list, pagination: { currentPage: 1, pageSize: 20, total: list.length } });
const nothing = {
  'GET /api/message': [pageOf()],
  'GET /api/message/conversations': [pageOf()],
  'GET /api/workflow/Engine/flowTemplate/PageListAll': [pageOf()],
};

test('a customer has a home, messages and themselves: no tab, heading or box of the company', async () => {
  await openApp('/pages/index/apply', { user: customer, answers: nothing });
  const tabs = page.getByRole('navigation', { name: '主导航' }).getByRole('link');
  await expect.poll(() => tabs.elements().map((tab) => tab.textContent)).toEqual(['首页', '消息', '我的']);
  for (const inner of ['日常办公', '常用功能', '公告', '我的联系人', '我的申请', '暂无流程'])
    expect(page.getByText(inner, { exact: true }).elements()).toEqual([]);
  const [first, second, third] = tabs.elements().map((tab) => tab.getBoundingClientRect());
  expect(second?.width).toBe(first?.width);
  expect(third?.right).toBe(390);
});

test.each([
  [390, 844],
  [1440, 900],
])('what came and whom to turn to stands there at %i × %i', async (width, height) => {
  await page.viewport(width, height);
  await openApp('/pages/index/apply', {
    user: customer,
    answers: {
      ...nothing,
      'GET /api/message': [
        pageOf(message('m1', { type: 1, title: '截单时间调整' }), message('m2', { title: '欢迎使用' })),
      ],
      'GET /api/message/conversations': [pageOf(qian, seaGroup)],
    },
  });
  await expect.element(page.getByRole('button', { name: /欢迎使用/ })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '我的联系人' })).toBeVisible();
  expect(document.body.textContent).not.toContain(seaGroup.name);
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: /钱雨薇/ }).click();
  await expect.poll(place).toMatch(/^\/pages\/(message\/im\/index|index\/index)/);
  await page.viewport(390, 844);
});
