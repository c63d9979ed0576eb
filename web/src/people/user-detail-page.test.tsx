import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseLanguage } from '../language/words.ts';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { type Answer, refused, success } from '../testing/answers.ts';
import { openApp, place } from '../testing/open-app.tsx';
import { currentUser, userInfo } from '../testing/people.ts';
import { chooseTheme } from '../ui/theme.ts';
import { tomsCard, zhousCard } from './testing/cards.ts';

const detail = '/pages/message/userDetail/index';

const administrator = { ...currentUser, userInfo: { ...userInfo, isAdministrator: true } };

function openCard(query: string, card: Answer, user = currentUser, answers: Record<string, Answer[]> = {}) {
  const id = new URLSearchParams(query).get('userId') ?? new URLSearchParams(query).get('id');
  return openApp(detail + query, {
    user,
    answers: { [`GET /api/app/User/${id}`]: [card], ...answers },
  });
}
const link = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name });

afterEach(async () => {
  await page.viewport(390, 844);
  await chooseLanguage('zh-CN');
});

test('the card: facts, ways to call and write, and the chain of managers from the top', async () => {
  await openCard('?userId=sales01', success(zhousCard));
  await expect.element(page.getByRole('heading', { name: '周子涵' })).toBeVisible();
  await expect.element(page.getByText('远航集团/上海公司/海运部')).toBeVisible();
  await expect.element(link('拨打 13900000022')).toHaveAttribute('href', 'tel:13900000022');
  await expect.element(link('拨打 021-6888 1234')).toHaveAttribute('href', 'tel:02168881234');
  await expect.element(link('发邮件给 zzh@example.com')).toHaveAttribute('href', 'mailto:zzh@example.com');
  const chain = [...document.querySelectorAll('.manager')].map(
    (one) => one.querySelector('.manager-words')?.textContent,
  );
  expect(chain).toEqual(['顾远航总经理', '沈立群运营中心经理', '周子涵销售专员']);
  await expect.element(page.getByText('已离职')).not.toBeInTheDocument();
});

test('a manager opens their own card, and back returns', async () => {
  const room = await openCard('?userId=sales01', success(zhousCard));
  await room.answer(
    'GET /api/app/User/manager01',
    success({ ...tomsCard, id: 'manager01', realName: '沈立群' }),
  );
  await link(/沈立群/).click();
  await expect.poll(place).toBe(`${detail}?userId=manager01`);
  await expect.element(page.getByRole('heading', { name: '沈立群' })).toBeVisible();
  await page.getByRole('button', { name: '返回' }).click();
  await expect.element(page.getByRole('heading', { name: '周子涵' })).toBeVisible();
});

test('older links say id; what is missing is said', async () => {
  await openCard('?id=tom', success(tomsCard));
  await expect.element(page.getByRole('heading', { name: 'Tom Lee' })).toBeVisible();
  expect(page.getByText('未填写').elements()).toHaveLength(4);
  await expect.element(page.getByText('汇报关系')).not.toBeInTheDocument();
});

test('a chat with a colleague opens as a screen on a phone and beside the list on a desk', async () => {
  await openCard('?userId=tom', success(tomsCard));
  await page.getByRole('button', { name: '发消息' }).click();
  await expect.poll(place).toBe('/pages/message/im/index?name=Tom+Lee&formUserId=tom&headIcon=');
  history.back();
  await expect.element(page.getByRole('heading', { name: 'Tom Lee' })).toBeVisible();
  await page.viewport(1440, 900);
  await page.getByRole('button', { name: '发消息' }).click();
  await expect.poll(place).toBe('/pages/index/index?id=tom');
});

test.each([
  ['zh-CN', '外部'],
  ['en', 'External'],
] as const)('the card of a customer says so in %s', async (language, word) => {
  await chooseLanguage(language);
  await openCard('?userId=tom', success({ ...tomsCard, isExternal: true }));
  await expect.element(page.getByText(word, { exact: true })).toBeVisible();
  expect(document.querySelector('.person-name')?.textContent).toBe(`Tom Lee ${word}`);
  expect(await accessibilityProblems(document.documentElement)).toEqual([]);
});

const rename = page.getByRole('button', { name: '修改姓名' });

test('who does not manage people changes no name', async () => {
  await openCard('?userId=tom', success(tomsCard));
  await expect.element(page.getByRole('heading', { name: 'Tom Lee' })).toBeVisible();
  await expect.element(rename).not.toBeInTheDocument();
});

test('an administrator changes a name: what is wrong is said, what is new is seen', async () => {
  const room = await openCard('?userId=tom', success(tomsCard), administrator);
  await rename.click();
  const dialog = page.getByRole('dialog', { name: '修改 tom 的姓名' });
  const name = dialog.getByLabelText('姓名');
  const save = dialog.getByRole('button', { name: '保存' });
  await expect.element(name).toHaveValue('Tom Lee');
  await expect.element(save).toBeDisabled();
  for (const [typed, words] of [
    ['  ', '请填写姓名'],
    ['Tom\u200b Lee', '不能包含换行或不可见的字符'],
  ] as const) {
    await name.fill(typed);
    await save.click();
    await expect.element(name).toHaveAccessibleDescription(words);
  }
  const call = 'PUT /api/permission/Users/tom/RealName';
  await room.answer(call, refused(422, '姓名有误', { fields: { realName: '含有无效字符' } }));
  await name.fill('Tom Li');
  await save.click();
  await expect.element(name).toHaveAccessibleDescription('含有无效字符');
  await room.answer(call, success(null));
  await room.answer('GET /api/app/User/tom', success({ ...tomsCard, realName: 'Thomas Li' }));
  await name.fill(' Thomas Li ');
  await save.click();
  await expect.element(page.getByRole('heading', { name: 'Thomas Li' })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect((await room.heard(call)).map(({ body }) => JSON.parse(body))).toEqual([
    { realName: 'Tom Li' },
    { realName: 'Thomas Li' },
  ]);
});

const unlock = page.getByRole('button', { name: '解锁' });
const lockCall = 'GET /api/permission/Users/tom/Lock';

test.each([
  [null, '账号已锁定，需管理员解锁'],
  [Date.UTC(2024, 4, 1, 1, 30), '账号已锁定至 2024-05-01 09:30'],
])('an administrator sees a locked account (until %s) and unlocks it', async (lockedUntil, said) => {
  const room = await openCard('?userId=tom', success(tomsCard), administrator, {
    [lockCall]: [success({ isLocked: true, lockedUntil })],
  });
  await expect.element(page.getByText(said)).toBeVisible();
  expect(await accessibilityProblems(document.documentElement)).toEqual([]);
  const call = 'POST /api/permission/Users/tom/Unlock';
  await room.answer(call, success(null));
  await room.answer(lockCall, success({ isLocked: false, lockedUntil: null }));
  await unlock.click();
  await expect.element(page.getByText(said)).not.toBeInTheDocument();
  await expect.poll(() => document.querySelector('.toast:popover-open')?.textContent).toBe('已解锁');
  expect(await room.heard(call)).toHaveLength(1);
});

test('who does not manage people does not ask for locks', async () => {
  const room = await openCard('?userId=tom', success(tomsCard), currentUser, {
    [lockCall]: [success({ isLocked: true, lockedUntil: null })],
  });
  await expect.element(page.getByRole('heading', { name: 'Tom Lee' })).toBeVisible();
  await expect.element(unlock).not.toBeInTheDocument();
  expect(await room.heard(lockCall)).toHaveLength(0);
});

test.each([
  ['oneself', '?userId=u1', { ...tomsCard, id: 'u1' }],
  ['who has left', '?userId=tom', { ...tomsCard, enabledMark: 0 as const }],
])('nobody writes to %s', async (_, query, card) => {
  await openCard(query, success(card));
  await expect.element(page.getByRole('heading', { name: 'Tom Lee' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '发消息' })).not.toBeInTheDocument();
});

test('a copy button copies', async () => {
  const copied: string[] = [];
  const { clipboard } = navigator;
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => void copied.push(text) },
    configurable: true,
  });
  await openCard('?userId=sales01', success(zhousCard));
  await page.getByRole('button', { name: '复制邮箱' }).click();
  await expect.poll(() => document.querySelector('.toast:popover-open')?.textContent).toBe('已复制');
  expect(copied).toEqual(['zzh@example.com']);
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
});

test('the picture enlarges', async () => {
  const dot = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>';
  const picture = '/api/file/Image/userAvatar/a.png';
  const room = await openCard('?userId=sales01', success({ ...zhousCard, headIcon: picture }), currentUser, {
    // Before it is asked for: of a picture that is not there only the name is left.
    [`GET ${picture}`]: [{ text: dot, type: 'image/svg+xml' }],
  });
  await page.getByRole('button', { name: '放大头像' }).click();
  await expect.element(page.getByRole('dialog', { name: '周子涵' })).toBeVisible();
  const sizes = (await room.heard(`GET ${picture}`)).map(({ query }) => query);
  expect(sizes.toSorted()).toEqual(['', '?size=thumb']);
});

test('somebody who has left is marked', async () => {
  await openCard('?userId=sales01', success({ ...zhousCard, enabledMark: 0 }));
  await expect.element(page.getByText('已离职')).toBeVisible();
});

test.each([
  ['nobody of that id', '?userId=x', refused(404, '数据不存在'), '没有找到此人'],
  ['a refusal', '?userId=x', refused(403, '无权限'), '暂无权限，请联系管理员'],
  ['trouble', '?userId=x', refused(500, '系统异常'), '加载失败'],
  ['no id at all', '', success(null), '没有找到此人'],
] as const)('%s', async (_, query, answer, words) => {
  await openCard(query, answer);
  await expect.element(page.getByText(words)).toBeVisible();
  expect(document.querySelector('.toast:popover-open')).toBeNull();
});

test.each([
  ['light', 390, 844, 'zh-CN'],
  ['dark', 1440, 900, 'en'],
] as const)('axe finds nothing, %s at %i × %i in %s', async (theme, width, height, language) => {
  await page.viewport(width, height);
  chooseTheme(theme);
  await chooseLanguage(language);
  await openCard(
    '?userId=sales01',
    success({ ...zhousCard, enabledMark: 0, organizeName: '很长的名称'.repeat(20) }),
  );
  await expect.element(page.getByText(/沈立群/).first()).toBeVisible();
  expect(await accessibilityProblems(document.documentElement)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('of a deleted person only the anonymous name is shown', async () => {
  const nobody = { ...zhousCard, realName: '已注销用户', account: '', enabledMark: 0, managers: [] };
  await openCard('?userId=sales01', success(nobody));
  await expect.element(page.getByText('已离职')).toBeVisible();
  expect(page.getByText('未填写').elements()).toEqual([]);
});
