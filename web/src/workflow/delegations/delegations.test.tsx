import { formatDate } from '@fairway/domain/time/format-date.ts';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseLanguage } from '../../language/words.ts';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Answer, refused, success } from '../../testing/answers.ts';
import { userTree } from '../../testing/company.ts';
import { openApp, place } from '../../testing/open-app.tsx';
import { chooseTheme } from '../../ui/theme.ts';
import { draftOf } from '../../wire/drafts.ts';
import { calls, launched, openedConfig, pageOf } from '../testing/flows.ts';

const engine = '/api/workflow/Engine/FlowDelegate';
const list = `GET ${engine}`;
const add = `POST ${engine}`;
const index = '/pages/workFlow/entrust/index';
const form = '/pages/workFlow/entrust/form';
const at = Date.UTC(2026, 10, 15, 1, 30);
const day = 24 * 3_600_000;

const delegation = (id: string, changes: object = {}) => ({
  ...{ id, type: '1', userId: 'u1', userName: '王小明', toUserId: 'ops01', toUserName: '周至' },
  ...{ flowId: '', flowName: '全部流程', startTime: at, endTime: at + day, description: '', state: 1 },
  ...changes,
});
const card = {
  ...{ id: 'u1', realName: '王小明', account: 'sales01', organizeName: '', positionName: '' },
  ...{ telePhone: '', landline: '', mobilePhone: '', headIcon: '', email: '', enabledMark: 1 },
  managers: [{ id: 'sales02', realName: '钱雨薇', headIcon: '', positionName: '经理' }],
};
const flows = [
  { id: 't1', fullName: '请假申请', enCode: 'leave', category: 'hr' },
  { id: 't2', fullName: '用印申请', enCode: 'seal', category: 'office' },
];
const open = (path: string, answers: Record<string, Answer[]> = {}) =>
  openApp(path, {
    answers: {
      [list]: [pageOf([])],
      [calls.launched]: [pageOf([])],
      [calls.selector]: [success({ list: flows })],
      'GET /api/app/User/u1': [success(card)],
      'GET /api/permission/Users/Selector': [success({ list: userTree })],
      'POST /api/permission/Users/getUserList': [success({ list: [] })],
      ...answers,
    },
  });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const toast = () => document.querySelector('.toast:popover-open')?.textContent;
const sent = async (room: Awaited<ReturnType<typeof openApp>>, call: string) =>
  JSON.parse((await room.heard(call)).at(-1)?.body ?? '{}') as Record<string, unknown>;

// The first visit builds the screen, which takes as long as the machine likes.
beforeAll(() => import('./delegation-form-page.tsx'), 30_000);
afterEach(() => page.viewport(390, 844));

describe('the lists', () => {
  test('a customer says so', async () => {
    await open(index, { [list]: [pageOf([delegation('1', { toIsExternal: true })])] });
    await expect.element(page.getByRole('link', { name: '委托给 周至（外部）' })).toBeVisible();
  });

  test('what one entrusted, with what it is now', async () => {
    await open(index, {
      [list]: [
        pageOf([
          delegation('1'),
          delegation('2', { state: 0, toUserName: '钱雨薇', type: '0', flowName: '请假申请' }),
          delegation('3', { state: 2, toUserName: '方慧敏' }),
        ]),
      ],
    });
    for (const words of ['委托中', '未开始', '已失效', '请假申请', '发起委托'])
      await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByText('2026-11-15 09:30').first()).toBeVisible();
    await page.getByRole('link', { name: '委托给 周至' }).click();
    await expect.poll(place).toBe(`${form}?id=1`);
  });

  test('a message opens the other side; nothing can be changed there', async () => {
    const room = await open(`${index}?index=2`, {
      [list]: [pageOf([delegation('1', { userId: 'x', userName: '顾远航', toUserId: 'u1' })])],
    });
    await expect.element(page.getByRole('link', { name: '顾远航 委托给我' })).toBeVisible();
    await expect
      .element(page.getByRole('tab', { name: '委托给我的' }))
      .toHaveAttribute('aria-selected', 'true');
    await expect.element(button(/更多操作/)).not.toBeInTheDocument();
    await expect.element(button('新建委托')).not.toBeInTheDocument();
    expect((await room.heard(list))[0]?.query).toContain('myOrDelagateToMe=2');
  });

  test('what one started for others opens as a request', async () => {
    const room = await open(`${index}?index=0`, { [calls.launched]: [pageOf([launched('x1')])] });
    await page.getByRole('link', { name: /x1/ }).click();
    await expect.poll(() => place().split('?')[0]).toBe('/pages/workFlow/flowBefore/index');
    expect((await room.heard(calls.launched))[0]?.query).toContain('delegateType=1');
  });

  test('one in force is ended after a question', async () => {
    const stop = `PUT ${engine}/Stop/1`;
    const room = await open(index, { [list]: [pageOf([delegation('1')])], [stop]: [success(null)] });
    await button('周至的委托：更多操作').click();
    await page.getByRole('menuitem', { name: '结束委托' }).click();
    await expect.element(page.getByRole('alertdialog').getByText('结束后,流程不再进行委托!')).toBeVisible();
    await room.answer(list, pageOf([delegation('1', { state: 2 })]));
    await page.getByRole('alertdialog').getByRole('button', { name: '结束委托' }).click();
    await expect.element(page.getByText('已失效')).toBeVisible();
    expect(await room.heard(stop)).toHaveLength(1);
  });

  test('one that is over can only be deleted', async () => {
    const remove = `DELETE ${engine}/1`;
    const room = await open(index, {
      [list]: [pageOf([delegation('1', { state: 2 })])],
      [remove]: [success(null)],
    });
    await button('周至的委托：更多操作').click();
    await expect.element(page.getByRole('menuitem', { name: '编辑' })).not.toBeInTheDocument();
    await page.getByRole('menuitem', { name: '删除' }).click();
    await room.answer(list, pageOf([]));
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    await expect.element(page.getByText('还没有委托')).toBeVisible();
  });

  test('searching asks the server, another tab begins anew', async () => {
    const room = await open(index);
    await page.getByRole('searchbox').fill('周');
    await expect.element(page.getByText('没有符合条件的数据')).toBeVisible();
    expect((await room.heard(list)).at(-1)?.query).toContain('keyword=%E5%91%A8');
    await page.getByRole('tab', { name: '委托给我的' }).click();
    await expect.poll(place).toBe(`${index}?index=2`);
    await expect.element(page.getByRole('searchbox')).toHaveValue('');
  });

  test('what could not be loaded can be asked for again', async () => {
    const room = await open(index, { [list]: [refused(400, '系统繁忙')] });
    await expect.element(page.getByText('加载失败')).toBeVisible();
    await room.answer(list, pageOf([delegation('1')]));
    await button('重试').click();
    await expect.element(page.getByText('委托中')).toBeVisible();
  });
});

describe('the form', () => {
  test('the manager and a week, each with one press', async () => {
    const room = await open(form, { [add]: [success({ id: '9' })] });
    await button('委托给主管 钱雨薇').click();
    await expect.element(button('委托给主管 钱雨薇')).not.toBeInTheDocument();
    await button('一周').click();
    await page.getByLabelText('委托说明').fill('休假');
    await button('保存').click();
    await expect.poll(place).toBe(`${index}?index=1`);
    const body = await sent(room, add);
    expect(body).toMatchObject({ type: '1', toUserId: 'sales02', flowId: '', description: '休假' });
    expect(formatDate(Number(body.endTime), 'HH:mm')).toBe('23:59');
    const days = (Number(body.endTime) - Number(body.startTime)) / day;
    expect(days).toBeGreaterThan(6);
    expect(days).toBeLessThan(7);
    expect(draftOf('delegation ')).toBeUndefined();
  });

  test('what is missing or upside down is named and not sent', async () => {
    const room = await open(form);
    await button('保存').click();
    await expect.element(page.getByRole('alert').first()).toBeVisible();
    await button('委托给主管 钱雨薇').click();
    await page.getByLabelText('开始时间').fill('2026-11-16T10:00');
    await page.getByLabelText('结束时间').fill('2026-11-16T09:00');
    await button('保存').click();
    await expect.element(page.getByRole('alert').getByText('开始时间不能大于等于结束时间')).toBeVisible();
    expect(await room.heard(add)).toEqual([]);
  });

  test('single flows are chosen from those there are', async () => {
    const room = await open(form, { [add]: [success({ id: '9' })] });
    await button('委托给主管 钱雨薇').click();
    await page.getByRole('radio', { name: '发起委托' }).click();
    await button(/委托流程/).click();
    await page.getByRole('dialog').getByText('用印申请').click();
    await page.getByRole('dialog').getByRole('button', { name: /确定/ }).click();
    await button('3 天').click();
    await button('保存').click();
    await expect.poll(async () => (await room.heard(add)).length).toBe(1);
    expect(await sent(room, add)).toMatchObject({ type: '0', flowId: 't2' });
  });

  test('a refusal is said and what was filled in stays', async () => {
    await open(form, { [add]: [refused(400, '该流程在此时间段内已有委托')] });
    await button('委托给主管 钱雨薇').click();
    await button('今天').click();
    await button('保存').click();
    await expect.poll(toast).toBe('该流程在此时间段内已有委托');
    await expect.poll(place).toBe(form);
    await expect.element(page.getByLabelText('结束时间')).not.toHaveValue('');
  });

  test('one there is, is changed', async () => {
    const one = `${engine}/1`;
    const known = delegation('1', { flowId: 't9', flowName: '旧流程', endTime: at + 7 * day });
    const room = await open(`${form}?id=1`, {
      [`GET ${one}`]: [success(known)],
      [`PUT ${one}`]: [success(null)],
      'POST /api/workflow/Engine/flowTemplate/getflowList': [
        success([{ id: 't9', fullName: '旧流程', enCode: 'old', category: '' }]),
      ],
    });
    await expect.element(page.getByText('旧流程')).toBeVisible();
    await expect.element(page.getByText('委托中')).toBeVisible();
    await page.getByLabelText('委托说明').fill('延长');
    await button('保存').click();
    await expect.poll(place).toBe(`${index}?index=1`);
    expect(await sent(room, `PUT ${one}`)).toMatchObject({
      ...{ toUserId: 'ops01', flowId: 't9', description: '延长', startTime: at, endTime: at + 7 * day },
    });
  });

  test.each([
    ['somebody else’s', { userId: 'x', userName: '顾远航', toUserId: 'u1', toUserName: '王小明' }],
    ['one that is over', { state: 2 }],
  ])('%s is only read', async (_case, changes) => {
    await open(`${form}?id=1`, { [`GET ${engine}/1`]: [success(delegation('1', changes))] });
    await expect.element(page.getByRole('heading', { name: '委托详情' })).toBeVisible();
    await expect.element(page.getByText('2026-11-16 09:30')).toBeVisible();
    await expect.element(button('保存')).not.toBeInTheDocument();
    await expect.element(button('一周')).not.toBeInTheDocument();
  });

  test('one that is gone says so', async () => {
    await open(`${form}?id=1`, { [`GET ${engine}/1`]: [refused(404, '此条数据不存在')] });
    await expect.element(page.getByText('这条委托不存在或已删除')).toBeVisible();
  });

  test('what was begun is offered on return', async () => {
    await open(form);
    await page.getByLabelText('委托说明').fill('写到一半');
    await expect.poll(() => draftOf('delegation ')).toBeDefined();
    await button('取消').click();
    await button(/保留|保存草稿/).click();
    await expect.poll(() => place().split('?')[0]).toBe(index);
    await button('新建委托').first().click();
    await expect.element(page.getByRole('region', { name: '草稿' })).toBeVisible();
  });
});

describe('to start for somebody', () => {
  const flow = {
    ...{ id: 't1', enCode: 'leave', fullName: '请假申请', category: 'hr', icon: 'workflow' },
    iconBackground: '',
  };
  const getFlows = `GET ${engine}/getflow`;
  const getPeople = `GET ${engine}/userList`;
  const people = [
    { id: 'a', fullName: '周子涵/sales01', headIcon: '', organize: '海运部' },
    { id: 'b', fullName: '周至/ops01', headIcon: '', organize: '海运部' },
  ];
  const path = '/pages/workFlow/entrust/flow';

  test('which flow, for whom, then the flow page for them', async () => {
    await open(path, {
      [getFlows]: [pageOf([flow])],
      [getPeople]: [success({ list: people })],
      [calls.flowsOf('t1')]: [
        success([{ id: 'f7', fullName: '请假申请', flowName: '请假申请', flowType: 0, version: '1' }]),
      ],
    });
    await button('请假申请').click();
    await button('去发起').click();
    await expect.poll(toast).toBe('请选择人员');
    await button(/周至/).click();
    expect(await accessibilityProblems()).toEqual([]);
    await button('去发起').click();
    await expect.poll(() => place().split('?')[0]).toBe('/pages/workFlow/flowBefore/index');
    expect(openedConfig()).toMatchObject({ flowId: 'f7', opType: '-1', delegateUserList: ['b'] });
  });

  test('without anything it says what is needed', async () => {
    await open(path, { [getFlows]: [pageOf([])] });
    await expect.element(page.getByText('需要同事先将“发起”委托给您')).toBeVisible();
  });
});

describe.each([
  ['light', 390, 844],
  ['dark', 390, 844],
  ['light', 320, 700],
  ['dark', 1440, 900],
] as const)('%s at %i × %i', (theme, width, height) => {
  test.each([
    [index, '委托中'],
    [form, '委托给主管 钱雨薇'],
  ])('axe finds nothing on %s and nothing overflows', async (path, words) => {
    await page.viewport(width, height);
    chooseTheme(theme);
    const long = { flowName: '非常长的流程名称'.repeat(12), description: 'x'.repeat(300) };
    await open(path, { [list]: [pageOf([delegation('1', long)])] });
    await expect.element(page.getByText(words)).toBeVisible();
    await userEvent.hover(page.getByRole('heading', { level: 1 }));
    expect(await accessibilityProblems(document.documentElement)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

test('in English', async () => {
  await chooseLanguage('en');
  await open(index, { [list]: [pageOf([delegation('1')])] });
  await expect.element(page.getByText('In force')).toBeVisible();
  await userEvent.keyboard('{Escape}');
});
