import { refusals } from '@fairway/contract/errors.ts';
import type { Notice } from '@fairway/contract/notices.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { chooseLanguage } from '../language/words.ts';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { type Answer, type Heard, refused, success } from '../testing/answers.ts';
import { openApp, place } from '../testing/open-app.tsx';
import { currentUser, grants } from '../testing/people.ts';
import { chooseTheme } from '../ui/theme.ts';
import { noticePath, noticesPath, openNoticePath } from './paths.ts';

const base = '/api/message/Notice';
const calls = {
  list: `GET ${base}`,
  one: `GET ${base}/n1`,
  add: `POST ${base}`,
  change: `PUT ${base}/n1`,
  publish: `POST ${base}/n1/publish`,
  withdraw: `POST ${base}/n1/withdraw`,
  remove: `DELETE ${base}/n1`,
  readers: `GET ${base}/n1/readers`,
};

const at = Date.UTC(2026, 10, 14, 1, 30);
const notice = (changes: Partial<Notice> = {}): Notice => ({
  ...{
    id: 'n1',
    title: '国庆放假安排',
    category: 'notice',
    state: 0,
    creatorUser: '顾远航',
    isExternal: false,
    creatorTime: at,
  },
  ...{
    releaseUser: '',
    releaseIsExternal: false,
    releaseTime: null,
    expirationTime: null,
    receivers: 0,
    readers: 0,
  },
  ...{ bodyText: '<p>放假七天</p>', excerpt: '', files: '', toIds: [], version: 4 },
  ...changes,
});
const published = notice({
  ...{ state: 1, releaseUser: '顾远航', releaseTime: at, receivers: 40, readers: 12 },
});
const listed = (...list: Notice[]) =>
  success({ list, pagination: { currentPage: 1, pageSize: 20, total: list.length } });
const reader = (id: string, realName: string, readTime: number | null) => ({
  ...{
    id,
    realName,
    headIcon: '',
    isExternal: false,
    organize: '远航集团/海运部',
    isRead: readTime === null ? 0 : 1,
    readTime,
  },
});
const readers = (...list: ReturnType<typeof reader>[]) =>
  success({ list, pagination: { currentPage: 1, pageSize: 20, total: list.length } });

const everything = ['btn_add', 'btn_edit', 'btn_remove', 'btn_publish'];
const open = (path: string, answers: Record<string, Answer[]>, buttons = everything) =>
  openApp(path, {
    user: { ...currentUser, permissionList: [grants('notices', buttons)] },
    answers: {
      [calls.list]: [listed(notice())],
      [calls.one]: [success(notice())],
      [calls.readers]: [readers()],
      'POST /api/permission/Users/getUserList': [success({ list: [] })],
      'POST /api/permission/Users/getSelectedList': [
        success({ list: [{ id: 'sea', type: 'department', fullName: '海运部', enabledMark: 1 }] }),
      ],
      ...answers,
    },
  });
const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const agree = (name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click();
const toast = () => document.querySelector('.toast:popover-open')?.textContent;
const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const title = () => page.getByRole('textbox', { name: /^标题/ });
const paper = () => page.getByRole('textbox', { name: '正文' });

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await page.viewport(390, 844);
});

describe('the list', () => {
  test('each with its state, and how many read it; search and state narrow it', async () => {
    const room = await open(noticesPath, {
      [calls.list]: [
        listed(notice(), { ...published, id: 'n2', title: '消防演练' }, notice({ id: 'n3', state: 2 })),
      ],
    });
    for (const words of ['草稿', '已发布', '已撤回', '已读 12/40'])
      await expect.element(page.getByText(words)).toBeVisible();
    await press('筛选');
    await page.getByRole('radio', { name: '已发布' }).click({ force: true });
    await page.getByRole('searchbox').fill('演练');
    await expect
      .poll(async () => new URLSearchParams((await room.heard(calls.list)).at(-1)?.query).toString())
      .toBe(
        new URLSearchParams({ keyword: '演练', state: '1', currentPage: '1', pageSize: '20' }).toString(),
      );
  });

  test('empty, it leads to the first one; whoever may not write is not offered it', async () => {
    await open(noticesPath, { [calls.list]: [listed()] });
    await expect.element(page.getByText('还没有公告')).toBeVisible();
    await page.getByRole('button', { name: '新建公告' }).last().click();
    await expect.poll(place).toBe(noticePath());
    await cleanup();
    await open(noticesPath, { [calls.list]: [listed()] }, []);
    await expect.element(page.getByText('还没有公告')).toBeVisible();
    await expect.element(page.getByRole('button', { name: '新建公告' })).not.toBeInTheDocument();
  });
});

describe('one of them', () => {
  test('is published after a question that says to whom', async () => {
    const room = await open(openNoticePath('n1'), {
      [calls.one]: [success(notice({ toIds: ['sea--department'] })), success(published)],
      [calls.publish]: [success(null)],
    });
    await expect.element(page.getByText('海运部')).toBeVisible();
    await press('发布');
    await expect.element(page.getByText(/将发送给所选 1 个范围内的人员/)).toBeVisible();
    await agree('发布');
    await expect.poll(toast).toBe('发布成功');
    const heard = await room.heard(calls.publish);
    expect(heard.map(bodyOf)).toEqual([{ version: 4 }]);
    await expect.element(page.getByText('已读 12 人，共 40 人（30%）')).toBeVisible();
    await expect.element(page.getByRole('button', { name: '编辑' })).not.toBeInTheDocument();
  });

  test('says why it cannot be published', async () => {
    await open(openNoticePath('n1'), { [calls.publish]: [refused(400, '所选范围内没有可接收的人员')] });
    await press('发布');
    await expect.element(page.getByText(/将发送给全体员工/)).toBeVisible();
    await agree('发布');
    await expect.poll(toast).toBe('所选范围内没有可接收的人员');
    await expect.element(page.getByText('草稿', { exact: true }).last()).toBeVisible();
  });

  test('that somebody changed before one’s eyes is not published unseen: the newest is shown instead', async () => {
    // Not by the look that is taken now and then.
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await open(openNoticePath('n1'), {
      [calls.one]: [success(notice()), success(notice({ title: '别人改过的标题', version: 5 }))],
      [calls.publish]: [refused(refusals.RECORD_CHANGED.code, '他人已修改')],
    });
    await press('发布');
    await agree('发布');
    await expect.poll(toast).toBe('他人已修改');
    await expect.element(page.getByRole('heading', { name: '别人改过的标题' }).first()).toBeVisible();
  });

  test('published, it tells who read it and when, and who did not', async () => {
    const room = await open(openNoticePath('n1'), {
      [calls.one]: [success(published)],
      [calls.readers]: [
        readers(reader('u1', '周子涵', Date.UTC(2026, 10, 15, 2, 5))),
        readers(reader('u2', '钱雨薇', null)),
      ],
    });
    await expect.element(page.getByText('周子涵')).toBeVisible();
    await expect.element(page.getByText('11-15 10:05')).toBeVisible();
    await expect.element(page.getByRole('progressbar', { name: '阅读情况' })).toHaveAttribute('value', '0.3');
    await page.getByRole('tab', { name: '未读 28' }).click();
    await expect.element(page.getByText('钱雨薇')).toBeVisible();
    const asked = (await room.heard(calls.readers)).map(({ query }) =>
      new URLSearchParams(query).get('isRead'),
    );
    expect(asked).toEqual(['1', '0']);
  });

  test('who reads it meanwhile is counted while one looks, in the list too', async () => {
    await page.viewport(1440, 900);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const more = { ...published, readers: 13 };
    const room = await open(openNoticePath('n1'), {
      [calls.list]: [listed(published), listed(more)],
      [calls.one]: [success(published), success(more), refused(500, '服务异常')],
      [calls.readers]: [
        readers(reader('u2', '钱雨薇', at)),
        readers(reader('u1', '周子涵', at), reader('u2', '钱雨薇', at)),
      ],
    });
    await expect.element(page.getByRole('gridcell', { name: '12/40' })).toBeVisible();
    await expect.element(page.getByRole('tab', { name: '已读 12' })).toBeVisible();
    await expect.element(page.getByText('钱雨薇')).toBeVisible();
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.element(page.getByRole('gridcell', { name: '13/40' })).toBeVisible();
    await expect.element(page.getByRole('tab', { name: '已读 13' })).toBeVisible();
    await expect.element(page.getByText('周子涵')).toBeVisible();
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.poll(async () => (await room.heard(calls.one)).length).toBe(3);
    await expect.element(page.getByRole('tab', { name: '已读 13' })).toBeVisible();
  });

  test('is taken back after a question that says from how many', async () => {
    await open(openNoticePath('n1'), {
      [calls.one]: [success(published), success(notice({ state: 2 }))],
      [calls.withdraw]: [success(null)],
    });
    await press('撤回');
    await expect.element(page.getByText(/40 位收件人将不再看到它/)).toBeVisible();
    await agree('撤回');
    await expect.poll(toast).toBe('撤回成功');
    await expect.element(page.getByRole('button', { name: '编辑' })).toBeVisible();
  });

  test('is deleted after a question, and its place is closed', async () => {
    const room = await open(openNoticePath('n1'), {
      [calls.list]: [listed()],
      [calls.remove]: [success(null)],
    });
    await press('删除');
    await agree('删除');
    await expect.poll(toast).toBe('删除成功');
    await expect.poll(place).toBe(noticesPath);
    expect(await room.heard(calls.remove)).toHaveLength(1);
  });

  test('without grants nothing can be done', async () => {
    await open(openNoticePath('n1'), {}, []);
    await expect.element(page.getByText('放假七天')).toBeVisible();
    expect([...document.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      ...['分类', '创建人', '接收范围'],
    ]);
    for (const name of ['发布', '编辑', '删除'])
      await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
  });

  test('what is gone is said plainly', async () => {
    await open(openNoticePath('n1'), { [calls.one]: [refused(404, '数据不存在')] });
    await expect.element(page.getByText('该公告不存在或已被删除')).toBeVisible();
  });
});

describe('writing', () => {
  test('a new one is saved with everything that was written', async () => {
    const room = await open(noticePath(), { [calls.add]: [success({ id: 'n1', version: 1 })] });
    await title().fill('消防演练');
    await page.getByRole('radio', { name: '活动' }).click({ force: true });
    await page.getByRole('textbox', { name: '摘要' }).fill('周五下午');
    await paper().click();
    await userEvent.keyboard('请准时参加');
    await press('保存草稿');
    await expect.poll(place).toBe(openNoticePath('n1'));
    expect(toast()).toBe('保存成功');
    expect(bodyOf((await room.heard(calls.add))[0])).toEqual({
      ...{ title: '消防演练', category: 'activity', excerpt: '周五下午', bodyText: '<p>请准时参加</p>' },
      ...{ toIds: [], files: '', expirationTime: null },
    });
  });

  test('without a title nothing is sent and the field says so', async () => {
    const room = await open(noticePath(), {});
    await expect.element(title()).toBeVisible();
    await press('发布');
    await expect.element(title()).toHaveAttribute('aria-invalid', 'true');
    expect(await room.heard(calls.add)).toEqual([]);
  });

  test('published from here it is saved first; who thinks better of it has a draft', async () => {
    const room = await open(noticePath(), {
      [calls.add]: [success({ id: 'n1', version: 1 })],
      [calls.publish]: [success(null)],
    });
    await title().fill('消防演练');
    await press('发布');
    await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click();
    await expect.poll(place).toBe(openNoticePath('n1'));
    expect(await room.heard(calls.publish)).toEqual([]);
    await press('发布');
    await agree('发布');
    await expect.poll(toast).toBe('发布成功');
    expect(await room.heard(calls.add)).toHaveLength(1);
  });

  test('a change is published as it was saved', async () => {
    const room = await open(noticePath('n1'), {
      [calls.change]: [success({ version: 5 })],
      [calls.publish]: [success(null)],
    });
    await title().fill('国庆放假通知');
    await press('发布');
    await agree('发布');
    await expect.poll(toast).toBe('发布成功');
    expect((await room.heard(calls.publish)).map(bodyOf)).toEqual([{ version: 5 }]);
  });

  test('a change is sent with the version it was read at, files and readers as they were', async () => {
    const file = { name: 'a.pdf', fileId: 'f1', url: '', fileExtension: 'pdf', fileSize: 9 };
    const room = await open(noticePath('n1'), {
      [calls.one]: [success(notice({ files: JSON.stringify([file]), toIds: ['sea--department'] }))],
      [calls.change]: [success({ version: 5 })],
    });
    await expect.element(page.getByText('a.pdf')).toBeVisible();
    await expect.element(page.getByText('海运部')).toBeVisible();
    await title().fill('国庆放假通知');
    await press('保存草稿');
    await expect.poll(place).toBe(openNoticePath('n1'));
    const sent = bodyOf((await room.heard(calls.change))[0]);
    expect(sent).toMatchObject({ title: '国庆放假通知', toIds: ['sea--department'], version: 4 });
    expect(JSON.parse(sent.files)).toMatchObject([{ fileId: 'f1', name: 'a.pdf' }]);
  });

  test('what somebody else changed meanwhile is said; taking it keeps what one wrote oneself', async () => {
    const room = await open(noticePath('n1'), {
      [calls.one]: [success(notice()), success(notice({ excerpt: '别人写的摘要', version: 5 }))],
      [calls.change]: [refused(refusals.RECORD_CHANGED.code, '别人已修改'), success({ version: 6 })],
    });
    await title().fill('我的标题');
    await press('保存草稿');
    await expect.element(page.getByText('这条公告已被他人修改')).toBeVisible();
    await agree('载入最新内容');
    await expect.element(page.getByRole('textbox', { name: '摘要' })).toHaveValue('别人写的摘要');
    await expect.element(title()).toHaveValue('我的标题');
    await press('保存草稿');
    await expect.poll(() => room.heard(calls.change)).toHaveLength(2);
    expect(bodyOf((await room.heard(calls.change))[1])).toMatchObject({
      ...{ title: '我的标题', excerpt: '别人写的摘要', version: 5 },
    });
  });

  test('an expiry that is over is not taken', async () => {
    const room = await open(noticePath('n1'), {
      [calls.one]: [success(notice({ expirationTime: Date.UTC(2020, 0, 1) }))],
    });
    await expect.element(title()).toHaveValue('国庆放假安排');
    await press('保存草稿');
    await expect.element(page.getByText('过期时间必须晚于当前时间')).toBeVisible();
    expect(await room.heard(calls.change)).toEqual([]);
  });

  test('the preview is what its readers will see', async () => {
    await open(noticePath('n1'), {});
    await title().fill('改过的标题');
    await press('预览');
    const sheet = page.getByRole('dialog', { name: '预览' });
    await expect.element(sheet.getByRole('heading', { name: '改过的标题' })).toBeVisible();
    await expect.element(sheet.getByText('放假七天')).toBeVisible();
    await expect.element(sheet.getByText('王小明')).toBeVisible();
  });

  test('leaving half written asks; what was kept is offered on return', async () => {
    await open(noticePath(), {});
    await title().fill('写了一半');
    await press('返回');
    await agree('保留草稿');
    await expect.poll(place).toBe(noticesPath);
    await page.getByRole('button', { name: '新建公告' }).click();
    await press('继续填写');
    await expect.element(title()).toHaveValue('写了一半');
  });

  test('one that is with its people is not changed', async () => {
    await open(noticePath('n1'), { [calls.one]: [success(published)] });
    await expect.poll(place).toBe(openNoticePath('n1'));
  });
});

test('in English', async () => {
  await chooseLanguage('en');
  await open(noticesPath, {});
  await expect.element(page.getByText('Draft')).toBeVisible();
});

describe.each([
  ['light', 390, 844],
  ['dark', 390, 844],
  ['light', 1440, 900],
] as const)('%s at %i × %i', (theme, width, height) => {
  const long = 'VeryLongTitleWithoutASpace'.repeat(3);
  const fits = async () => {
    expect(await accessibilityProblems(document.documentElement)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  };

  test('axe finds nothing on list and detail, and nothing overflows', async () => {
    await page.viewport(width, height);
    chooseTheme(theme);
    await open(noticesPath, {
      [calls.list]: [listed({ ...published, title: long })],
      [calls.one]: [success({ ...published, title: long, toIds: ['sea--department'] })],
      [calls.readers]: [readers(reader('u1', long, at))],
    });
    await expect.element(page.getByText(long)).toBeVisible();
    await fits();
    await page.getByText(long).click();
    await expect.element(page.getByText('远航集团/海运部')).toBeVisible();
    await fits();
  });

  test('nor in the editor', async () => {
    await page.viewport(width, height);
    chooseTheme(theme);
    await open(noticePath('n1'), { [calls.one]: [success(notice({ title: long }))] });
    await expect.element(paper()).toBeVisible();
    await fits();
  });
});
