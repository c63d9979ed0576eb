import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { refused, success } from '../../testing/answers.ts';
import { openApp, place } from '../../testing/open-app.tsx';
import { currentUser } from '../../testing/people.ts';

const organisations = 'GET /api/permission/Users/Current/getUserOrganizes';
const major = 'PUT /api/permission/Users/Current/major';
const belong = (isSecond: boolean) => [
  { id: 'o1', fullName: '远航集团/上海', isDefault: !isSecond },
  { id: 'o2', fullName: '远航集团/宁波', isDefault: isSecond },
];
const toastShown = () => document.querySelector('.toast:popover-open')?.textContent;

test('another organisation is a tap away, and the menus are asked for again', async () => {
  const room = await openApp('/pages/my/business', {
    answers: { [organisations]: [success(belong(false)), success(belong(true))], [major]: [success(null)] },
  });
  const shanghai = page.getByRole('button', { name: /^远航集团.上海/ });
  const ningbo = page.getByRole('button', { name: /^远航集团.宁波/ });
  await expect.element(shanghai).toHaveAttribute('aria-pressed', 'true');
  expect(await accessibilityProblems()).toEqual([]);
  await shanghai.click();
  expect(await room.heard(major)).toHaveLength(0);
  const before = (await room.heard('GET /api/oauth/CurrentUser')).length;
  await ningbo.click();
  await expect.poll(toastShown).toBe('修改成功');
  await expect.element(ningbo).toHaveAttribute('aria-pressed', 'true');
  const [sent] = await room.heard(major);
  expect(JSON.parse(sent?.body ?? '')).toEqual({ majorId: 'o2', majorType: 'Organize', menuType: 1 });
  expect((await room.heard('GET /api/oauth/CurrentUser')).length).toBeGreaterThan(before);
});

test('where nothing would be open, the server says so and all stays', async () => {
  await openApp('/pages/my/business?type=organize', {
    answers: {
      [organisations]: [success(belong(false))],
      [major]: [refused(400, '切换失败，您在该组织没有任何功能权限')],
    },
  });
  await page.getByRole('button', { name: /^远航集团.宁波/ }).click();
  await expect.poll(toastShown).toBe('切换失败，您在该组织没有任何功能权限');
  await expect
    .element(page.getByRole('button', { name: /^远航集团.上海/ }))
    .toHaveAttribute('aria-pressed', 'true');
});

test('positions are the other list, and an empty one says so', async () => {
  await openApp('/pages/my/business?type=position', {
    answers: { 'GET /api/permission/Users/Current/getUserPositions': [success([])] },
  });
  await expect.element(page.getByText('您在当前组织没有岗位')).toBeVisible();
});

const below = '/api/permission/Users/Current/Subordinate';
const person = (id: string, name: string, isLeaf: boolean) => ({
  id,
  avatar: '',
  userName: `${name}/${id}`,
  department: '海运部',
  position: '经理',
  isLeaf,
});
const card = {
  id: 'u2',
  realName: '李雷',
  account: 'li',
  organizeName: '',
  positionName: '',
  telePhone: '',
  landline: '',
  mobilePhone: '',
  headIcon: '',
  email: '',
  managers: [
    { id: 'u1', realName: '王小明', headIcon: '', positionName: '' },
    { id: 'u0', realName: '老板', headIcon: '', positionName: '' },
  ],
};

test('my people, level by level and back', async () => {
  await openApp('/pages/my/subordinate', {
    answers: {
      [`GET ${below}/u1`]: [success([person('u2', '李雷', false), person('u3', '韩梅梅', true)])],
      [`GET ${below}/u2`]: [success([person('u4', '林涛', true)])],
      'GET /api/app/User/u2': [success(card)],
    },
  });
  await page.getByRole('button', { name: /^李雷/ }).click();
  await expect.poll(place).toBe('/pages/my/subordinate?id=u2');
  await expect.element(page.getByRole('button', { name: /^林涛/ })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('navigation', { name: '下属层级' }).getByRole('button', { name: '王小明' }).click();
  await expect.element(page.getByRole('button', { name: /^韩梅梅/ })).toBeVisible();
  await page.getByRole('button', { name: '查看李雷的名片' }).click();
  await expect.poll(place).toBe('/pages/message/userDetail/index?userId=u2');
});

test('found by name at any level; nobody found says so', async () => {
  const item = { id: 'u4', headIcon: '', fullName: '林涛/u4', organize: '远航集团/海运部' };
  const room = await openApp('/pages/my/subordinate?keyword=lt', {
    user: currentUser,
    answers: { 'POST /api/permission/Users/getSubordinates': [success([item]), success([])] },
  });
  await expect.element(page.getByText('远航集团/海运部')).toBeVisible();
  await page.getByRole('searchbox').fill('xx');
  await expect.element(page.getByText('没有符合条件的数据')).toBeVisible();
  const [sent] = await room.heard('POST /api/permission/Users/getSubordinates');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ keyword: 'lt' });
});
