import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { success } from '../testing/answers.ts';
import { openApp } from '../testing/open-app.tsx';
import { currentUser, grants } from '../testing/people.ts';
import { chooseTheme } from '../ui/theme.ts';

const user = {
  ...currentUser,
  permissionList: [...currentUser.permissionList, grants('auditLog', ['btn_detail'], ['address'])],
};
const paging = { currentPage: 1, pageSize: 20, total: 1 };
const file = {
  fileId: 'f1',
  name: '一个非常非常长的文件名-海运提单正本扫描件-二〇二六年十一月-最终确认版本-不要再改了.pdf',
  type: 'annex',
  fileExtension: 'pdf',
  fileSize: 123_456_789,
  creatorTime: 0,
  url: '/x',
};
const entry = {
  id: '1',
  at: 0,
  userId: '',
  account: 'admin',
  realName: '系统管理员',
  name: 'signIn',
  target: 'x',
  requestId: 'r',
  address: '::1',
};

const answers = {
  'GET /api/file/Mine': [success({ list: [file], pagination: paging })],
  'GET /api/system/Log': [success({ list: [entry], pagination: paging })],
};

const screens = [
  ['/', '欢迎使用航道', false],
  ['/pages/login/index', '欢迎回来', false],
  ['/pages/login/otherLogin', '暂未开通其他登录方式', false],
  ['/pages/index/workFlow', '我发起的', true],
  ['/pages/index/apply', '我的文件', true],
  ['/pages/index/index', '暂无消息', true],
  ['/pages/index/my', '退出登录', true],
  ['/pages/file/index', '一个非常非常长的文件名', true],
  ['/pages/file/index?id=f1', '下载', true],
  ['/pages/system/log', '::1', true],
  ['/pages/system/log?id=1', '请求编号', true],
  ['/no/such', '暂无此页面', true],
] as const;

afterEach(() => page.viewport(390, 844));

describe.each([
  ['light', 390, 844],
  ['dark', 390, 844],
  ['light', 1440, 900],
] as const)('%s at %i × %i', (theme, width, height) => {
  test.each(screens)('axe finds nothing on %s and nothing overflows', async (path, words, isSignedIn) => {
    await page.viewport(width, height);
    chooseTheme(theme);
    await openApp(path, { user: isSignedIn ? user : null, answers });
    await expect.element(page.getByText(new RegExp(words)).first()).toBeVisible();
    expect(await accessibilityProblems(document.documentElement)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
