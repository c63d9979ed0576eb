import type { ConversationDetail } from '@fairway/contract/chat.ts';
import { conversationOf } from '@fairway/domain/chat/testing/conversations.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { refused, success } from '../../testing/answers.ts';
import { groupTree, positionTree, roleTree, userItem, userTree } from '../../testing/company.ts';
import { openApp, place } from '../../testing/open-app.tsx';
import { currentUser, userInfo } from '../../testing/people.ts';
import { chooseTheme } from '../../ui/theme.ts';
import { conversations, listCall, pageOf } from '../list/testing/answers.ts';

const member = (id: string, realName: string, isOwner = false) => ({
  ...{ id, realName, isOwner, account: id, headIcon: '', isExternal: false },
});
const group: ConversationDetail = {
  ...conversationOf({ id: 'c-sea', kind: 'group', peerId: '', name: '海运组', memberCount: 3, lastSeq: 9 }),
  members: [member('u1', '王小明', true), member('sales02', '钱雨薇'), member('ops01', '周至')],
  mayWrite: true,
  mayManage: true,
};
const direct: ConversationDetail = {
  ...conversationOf({ id: 'c-qian', peerId: 'sales02', name: '钱雨薇', lastSeq: 3 }),
  members: [member('u1', '王小明'), member('sales02', '钱雨薇')],
  mayWrite: true,
  mayManage: false,
};
const read = 'GET /api/message/conversations/c-sea';
const settings = '/pages/message/group/index?id=c-sea';
const company = {
  'GET /api/permission/Users/Selector': [success({ list: userTree })],
  'GET /api/permission/Position/Selector': [success({ list: positionTree })],
  'GET /api/permission/Role/Selector': [success({ list: roleTree })],
  'GET /api/permission/Group/Selector': [success(groupTree)],
};
const answers = {
  [listCall]: [pageOf(conversations)],
  [read]: [success(group)],
  'GET /api/message/conversations/sales02': [success(direct)],
  ...company,
};
const button = (name: string | RegExp) => page.getByRole('button', { name });

afterEach(() => page.viewport(390, 844));

describe('a new group', () => {
  const create = 'POST /api/message/conversations';
  const opened = 'POST /api/permission/Users/getSelectedUserList';

  test('of somebody and a whole department, each of them once and oneself not', async () => {
    const people = [userItem('sales02', '钱雨薇'), userItem('acc01', '方慧敏'), userItem('u1', '王小明')];
    const room = await openApp('/pages/message/group/create?with=sales02', {
      answers: {
        ...answers,
        'POST /api/permission/Users/getUserList': [success({ list: [userItem('sales02', '钱雨薇')] })],
        [opened]: [success({ list: people, pagination: { currentPage: 1, pageSize: 500, total: 3 } })],
        [create]: [success({ id: 'c-new' })],
      },
    });
    await expect.element(page.getByText('钱雨薇')).toBeVisible();
    await button(/群成员/).click();
    await page.getByRole('searchbox').fill('财务');
    await button(/^财务部/).click();
    await button('确定（2）').click();
    await page.getByLabelText('群名称').fill(' 月结 ');
    await button('创建群聊').click();
    await expect.poll(place).toMatch(/^\/pages\/message\/im\/index\?.*formUserId=c-new/);
    const [sent] = await room.heard(create);
    expect(JSON.parse(sent?.body ?? '')).toEqual({ name: '月结', userIds: ['sales02', 'acc01'] });
    expect(JSON.parse((await room.heard(opened))[0]?.body ?? '').ids).toEqual([
      'sales02--user',
      'finance--department',
    ]);
  });

  test('needs somebody; a refusal leaves everything as it was', async () => {
    const room = await openApp('/pages/message/group/create', {
      answers: { ...answers, [create]: [refused(400, '群成员不能超过 500 人')] },
    });
    await page.getByLabelText('群名称').fill('月结');
    await button('创建群聊').click();
    await expect.element(page.getByText('请至少选择一位同事')).toBeVisible();
    expect(await room.heard(create)).toEqual([]);
    await button(/群成员/).click();
    await page.getByRole('searchbox').fill('周至');
    await button(/^周至/).click();
    await button('确定（1）').click();
    await button('创建群聊').click();
    await expect.element(page.getByText('群成员不能超过 500 人')).toBeVisible();
    await expect.element(page.getByLabelText('群名称')).toHaveValue('月结');
  });

  test('is not for customers', async () => {
    const user = { ...currentUser, userInfo: { ...userInfo, userKind: 'customer' as const } };
    await openApp('/pages/message/group/create', { answers, user });
    await expect.element(page.getByText('暂无权限，请联系管理员')).toBeVisible();
  });
});

describe('settings of a group', () => {
  test('members, and a way to their cards', async () => {
    await openApp(settings, { answers });
    await expect.element(page.getByRole('heading', { name: '群成员（3）' })).toBeVisible();
    await expect.element(page.getByText('群主')).toBeVisible();
    await button(/^钱雨薇/).click();
    await expect.poll(place).toBe('/pages/message/userDetail/index?userId=sales02');
  });

  test('the owner brings people in, takes them out and names it', async () => {
    const add = 'POST /api/message/conversations/c-sea/members';
    const remove = 'DELETE /api/message/conversations/c-sea/members/ops01';
    const rename = 'PUT /api/message/conversations/c-sea';
    const done = [success(null)];
    const room = await openApp(settings, {
      answers: { ...answers, [add]: done, [remove]: done, [rename]: done },
    });
    await button('添加成员').click();
    await page.getByRole('searchbox').fill('方慧敏');
    await button(/^方慧敏/).click();
    await button('确定（1）').click();
    await expect.poll(async () => (await room.heard(add))[0]?.body).toBe('{"userIds":["acc01"]}');

    await button('移出成员').click();
    await button('将周至移出群聊').click();
    await expect.element(page.getByText('将“周至”移出群聊？')).toBeVisible();
    await button('确定').click();
    await expect.poll(async () => (await room.heard(remove)).length).toBe(1);
    await button('完成').click();

    await button(/群名称/).click();
    await page.getByLabelText('群名称').fill(' ');
    await button('保存').click();
    await expect.element(page.getByText('请填写群名称')).toBeVisible();
    await page.getByLabelText('群名称').fill('海运一组');
    await button('保存').click();
    await expect.poll(async () => (await room.heard(rename))[0]?.body).toBe('{"name":"海运一组"}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('pinned at once; refused, it is as before', async () => {
    const mine = 'PUT /api/message/conversations/c-sea/mine';
    const room = await openApp(settings, { answers: { ...answers, [mine]: [success(null)] } });
    await expect.element(page.getByRole('switch', { name: '置顶' })).not.toBeChecked();
    await room.answer(read, success({ ...group, isPinned: true }));
    await page.getByRole('switch', { name: '置顶' }).click();
    await expect.element(page.getByRole('switch', { name: '置顶' })).toBeChecked();
    await expect.poll(async () => (await room.heard(mine))[0]?.body).toBe('{"isPinned":true}');
    await room.answer(mine, refused(500, '系统异常'));
    await page.getByRole('switch', { name: '免打扰' }).click();
    await expect.element(page.getByText('系统异常')).toBeVisible();
    await expect.element(page.getByRole('switch', { name: '免打扰' })).not.toBeChecked();
  });

  test('clearing and leaving ask first, and say what happens', async () => {
    const clear = 'DELETE /api/message/imreply/deleteChatRecord/c-sea';
    const leave = 'DELETE /api/message/conversations/c-sea/members/u1';
    const done = [success(null)];
    const room = await openApp(settings, { answers: { ...answers, [clear]: done, [leave]: done } });
    await button('清空聊天记录').click();
    await expect.element(page.getByText(/只清空您看到的记录/)).toBeVisible();
    await button('取消').click();
    expect(await room.heard(clear)).toEqual([]);
    await button('清空聊天记录').click();
    await page.getByRole('alertdialog').getByRole('button', { name: '清空聊天记录' }).click();
    await expect.element(page.getByText('已清空')).toBeVisible();
    await button('退出群聊').click();
    await expect.element(page.getByText('退出“海运组”？')).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: '退出群聊' }).click();
    await expect.poll(place).toBe('/pages/index/index');
    expect(await room.heard(leave)).toHaveLength(1);
  });

  test('a member who does not own it names nobody and takes nobody out', async () => {
    await openApp(settings, { answers: { ...answers, [read]: [success({ ...group, mayManage: false })] } });
    await expect.element(button('添加成员')).toBeVisible();
    await expect.element(button('移出成员')).not.toBeInTheDocument();
    await expect.element(button(/群名称/)).not.toBeInTheDocument();
    await expect.element(button('退出群聊')).toBeVisible();
  });

  test('who left cannot leave again', async () => {
    const left = { ...group, isMember: false, members: [], mayManage: false, mayWrite: false };
    await openApp(settings, { answers: { ...answers, [read]: [success(left)] } });
    await expect.element(page.getByText('您已不在这个群聊中')).toBeVisible();
    await expect.element(button('退出群聊')).not.toBeInTheDocument();
  });

  test('an address of nobody', async () => {
    await openApp(settings, { answers: { ...answers, [read]: [refused(404, '数据不存在')] } });
    await expect.element(page.getByText('会话不存在或已无法查看')).toBeVisible();
  });
});

test('settings of a chat with one person: search in it, and a group with them', async () => {
  await openApp('/pages/message/group/index?id=sales02', { answers });
  await expect.element(page.getByRole('heading', { name: '聊天设置' })).toBeVisible();
  await expect.element(button('退出群聊')).not.toBeInTheDocument();
  await page.getByRole('link', { name: '查找聊天记录' }).click();
  await expect.poll(place).toBe('/pages/message/search/index?conversationId=sales02');
  history.back();
  await button('与对方发起群聊').click();
  await expect.poll(place).toBe('/pages/message/group/create?with=sales02');
});

describe.each([
  ['light', 390, 844],
  ['dark', 1440, 900],
] as const)('%s at %i × %i', (theme, width, height) => {
  test.each([
    [settings, '群主'],
    ['/pages/message/group/create', '创建群聊'],
  ])('axe finds nothing on %s and nothing overflows', async (path, words) => {
    await page.viewport(width, height);
    chooseTheme(theme);
    await openApp(path, { answers });
    await expect.element(page.getByText(words).first()).toBeVisible();
    expect(await accessibilityProblems(document.documentElement)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
