import type { FlowAct } from '@fairway/contract/workflow.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { chooseLanguage } from '../../language/words.ts';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { refused, success } from '../../testing/answers.ts';
import { openApp, place } from '../../testing/open-app.tsx';
import { chooseTheme } from '../../ui/theme.ts';
import { hideToast } from '../../ui/toast.ts';
import { openedConfig } from '../testing/flows.ts';
import {
  type Changes,
  calls,
  flowAnswer,
  flowInfo,
  newFlowAnswer,
  newPath,
  node,
  noTasks,
  nothingNeeded,
  overflowing,
  pathTo,
  person,
  previewAnswer,
  record,
} from './testing/flows.ts';

const toastShown = () => document.querySelector('.toast:popover-open')?.textContent;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const tab = (name: string) => page.getByRole('tab', { name });
const says = (part: Locator, text: string) => expect.poll(() => part.element().textContent).toContain(text);
const hour = 3_600_000;
const at = Date.UTC(2026, 10, 14, 1);
const decided = record('t1.r2', '李娜/hr01', {
  ...{ handleStatus: 1, nodeName: '主管审批', handleOpinion: '注意交接', handleId: 'u9' },
  ...{ creatorTime: at, handleTime: at + 2 * hour + 5 * 60_000 },
  fileList: JSON.stringify([{ fileId: 'a.pdf', name: '交接单.pdf', fileSize: 2048, fileExtension: 'pdf' }]),
});
const takenBack = record('t1.r3', '陈经理/u7', { handleStatus: 7, status: -1, operatorId: '孙主任' });

const open = async (opType: string, changes: Changes = {}, answers: object = {}) => {
  const room = await openApp(pathTo(opType), {
    answers: {
      [calls.flow]: [flowAnswer(changes)],
      [calls.needs]: [nothingNeeded],
      [calls.todo]: [noTasks],
      ...answers,
    },
  });
  await expect.element(page.getByRole('heading', { name: '周子涵的请假申请', level: 2 })).toBeVisible();
  return room;
};

afterEach(async () => {
  await page.viewport(390, 844);
  await chooseLanguage('zh-CN');
});

test.each([
  ['0', ['press', 'revoke', 'print'], ['催办', '撤回', '更多']],
  ['1', ['audit', 'reject', 'transfer', 'freeApprover'], ['同意', '退回', '更多']],
  ['2', ['recall'], ['撤回']],
  ['3', [], []],
  ['4', ['cancel', 'assign', 'change', 'suspend'], ['指派', '变更', '更多']],
] as [string, FlowAct[], string[]][])(
  'opened as %s one finds exactly what one may do',
  async (opType, acts, shown) => {
    await open(opType, { acts });
    const names = [...document.querySelectorAll('.action-bar .button')].map(({ textContent }) => textContent);
    expect(names.toSorted()).toEqual(shown.toSorted());
    if (!shown.includes('更多')) return;
    await button('更多').click();
    await expect
      .poll(() => [...document.querySelectorAll('.act-rows button')].length)
      .toBe(acts.length - shown.length + 1);
  },
);

test('buttons have the words of the step where it brings some', async () => {
  await open('1', {
    acts: ['audit', 'reject'],
    buttonTexts: { approve: '核 准', reject: '' },
  });
  await expect.element(button('核 准')).toBeVisible();
  await expect.element(button('退回')).toBeVisible();
});

test('on a desk the other acts hang from their button', async () => {
  await page.viewport(1440, 900);
  await open('1', { acts: ['audit', 'reject', 'transfer', 'freeApprover', 'saveAudit', 'copy'] });
  await button('更多').click();
  await expect.element(page.getByText('抄送')).toBeVisible();
  expect(document.querySelector('dialog[open]')).toBeNull();
});

test.each([
  [1, '周子涵的请假申请/主管审批'],
  [0, '周子涵的请假申请'],
  [3, '周子涵的请假申请'],
])('with status %i it is called %s', async (status, title) => {
  await open('0', { task: { status } });
  await expect.element(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
});

test.each([
  [8, '撤销中', { revocation: { id: 't9', fullName: '撤销：周子涵的请假申请' } }, '撤销：周子涵的请假申请'],
  [9, '已撤销', { revocation: { id: 't9', fullName: '撤销：周子涵的请假申请' } }, '撤销：周子涵的请假申请'],
  [1, '等待审核', { revokes: { id: 't8', fullName: '原来的请假申请', reason: '' } }, '原来的请假申请'],
])('with status %i it is stamped %s and leads to the other request', async (status, stamp, linked, name) => {
  await open('0', { task: { status }, ...linked });
  await expect.element(page.getByText(stamp, { exact: true })).toBeVisible();
  await page.getByRole('link', { name }).click();
  await expect.poll(() => openedConfig().id).toBe(Object.values(linked)[0]?.id);
  expect(openedConfig()).toMatchObject({ opType: '0', fullName: name });
});

test('a request about a rate leads to that rate', async () => {
  await open('1', { subject: { kind: 'rate', id: 'r7' } });
  const link = page.getByRole('link', { name: '查看这条运价' });
  await expect
    .poll(() => link.element().getAttribute('href'))
    .toContain('/pages/freight/freight/detail?id=r7');
});

test('who decides about a revocation reads why it is asked for', async () => {
  await open('1', { revokes: { id: 't8', fullName: '原来的请假申请', reason: '行程取消' } });
  await expect.element(page.getByText('撤销原因：行程取消')).toBeVisible();
});

test('only what the step opens can be changed, and what others changed says what it was', async () => {
  await open('1', {
    acts: ['audit'],
    changedSince: { days: 2 },
    rights: { reason: 'read', days: 'edit', note: 'hidden' },
  });
  await expect.element(page.getByLabelText('天数')).toHaveValue('3');
  await expect.element(page.getByText('探亲')).toBeVisible();
  await expect.element(page.getByLabelText('事由')).not.toBeInTheDocument();
  await expect.element(page.getByText('备注')).not.toBeInTheDocument();
  const former = page.getByText('原值').element().closest('.form-field');
  expect(former?.textContent).toBe('原值2');
});

test('what was saved earlier is offered back', async () => {
  await open('1', { acts: ['audit', 'saveAudit'], draftData: { days: 9, reason: '不能改' } });
  await button('恢复暂存内容').click();
  await expect.element(page.getByLabelText('天数')).toHaveValue('9');
  await expect.element(page.getByText('探亲')).toBeVisible();
});

test('the drawing shows each node with its state, its people, its arms and its sub-flow', async () => {
  await open('0');
  await tab('流程信息').click();
  const current = page.getByRole('listitem').filter({ hasText: '主管审批' }).first();
  await expect.element(current).toHaveAttribute('aria-current', 'step');
  await says(current, '进行中');
  await says(current, '依次审批');
  await says(current, '直属主管');
  await says(page.getByRole('region', { name: '分支：法务' }), '法务审批');
  await says(page.getByRole('region', { name: '分支：其他情况' }), '天数少于 3');
  await expect.element(page.getByText(/^流程结束/)).toBeInTheDocument();
  await expect.element(page.getByText(/子流程 · 异步/)).toBeInTheDocument();
});

test('a copy still to be sent does not claim that it goes to nobody', async () => {
  const copy = node('told', '抄送交接人', { kind: 'cc' });
  await open('0', { chart: [copy, node('hr', '人事审批')] });
  await tab('流程信息').click();
  await says(page.getByRole('listitem').filter({ hasText: '人事审批' }), '暂无处理人');
  const told = page.getByRole('listitem').filter({ hasText: '抄送交接人' });
  expect(told.element().textContent).not.toContain('暂无处理人');
});

test('a sub-flow opens to be read', async () => {
  const child = flowInfo({ task: { id: 't9', fullName: '预支申请', status: 2 }, rights: {} });
  await open('0', {}, { [calls.subFlows]: [success([child])] });
  await tab('流程信息').click();
  await page.getByRole('link', { name: '查看子流程' }).click();
  await expect.element(tab('预支申请')).toBeVisible();
  await expect.element(page.getByText('审核通过')).toBeVisible();
  await expect.element(page.getByText('探亲')).toBeVisible();
});

test('records come the newest first, with how long it took, words, files and what was taken back', async () => {
  await open('0', { flowTaskOperatorRecordList: [record('t1.r1', '周子涵/sales02'), decided, takenBack] });
  await tab('流转记录').click();
  const rows = page.getByRole('list', { name: '流转记录' }).getByRole('listitem');
  await says(rows.nth(0), '已撤回');
  await says(rows.nth(0), '对象：孙主任');
  await expect.element(page.getByText('用时 2 小时 5 分')).toBeVisible();
  await expect.element(page.getByText('注意交接')).toBeVisible();
  await expect.element(button('下载 交接单.pdf')).toBeVisible();
  // A reload finds the same part.
  expect(place()).toContain('tab=records');
});

test('a customer is marked as the initiator, in the drawing and in the records', async () => {
  const theirs = record('t1.r1', '许佳宁', { isExternal: true });
  await open('0', {
    task: { creatorUser: '许佳宁', isExternal: true },
    chart: [node('start', '发起', { kind: 'start', people: [person('许佳宁', { isExternal: true })] })],
    flowTaskOperatorRecordList: [theirs, decided],
  });
  await expect.element(page.getByText(/^许佳宁（外部）/)).toBeVisible();
  await tab('流转记录').click();
  const rows = page.getByRole('list', { name: '流转记录' }).getByRole('listitem');
  await says(rows.filter({ hasText: '许佳宁' }), '许佳宁 外部');
  await says(rows.first(), '李娜');
  expect(rows.first().element().textContent).not.toContain('外部');
  await tab('流程信息').click();
  await expect.poll(() => document.querySelector('.chart-person-name')?.textContent).toContain('许佳宁 外部');
});

test('opinions are summed up by department, role or position', async () => {
  const one = { ...decided, id: 'x' };
  const room = await open(
    '0',
    { hasSummary: true },
    { [calls.summary]: [success([{ id: 'd1', fullName: '人事部', list: [one] }])] },
  );
  await tab('审批汇总').click();
  await expect.element(page.getByRole('heading', { name: '人事部' })).toBeVisible();
  await page.getByRole('radio', { name: '按岗位汇总' }).click({ force: true });
  await expect.poll(async () => (await room.heard(calls.summary)).at(-1)?.query).toContain('category=3');
});

test('somebody was faster: the page follows, what was written stays, and it says what changed before one decides again', async () => {
  const room = await open(
    '1',
    { acts: ['audit'] },
    {
      'POST /api/workflow/Engine/FlowBefore/Audit/t1.o3': [
        refused(409, '页面内容已变化，请刷新后再操作'),
        success(null),
      ],
    },
  );
  await page.getByLabelText('天数').fill('5');
  await button('同意').click();
  await page.getByLabelText('审批意见').fill('同意五天');
  await room.answer(
    calls.flow,
    flowAnswer({
      ...{ acts: ['audit'], seq: 9, formRev: 3, formData: { reason: '看病', days: 3, note: null } },
      flowTaskOperatorRecordList: [record('t1.r1', '周子涵/sales02'), decided],
    }),
  );
  await button('确定').click();
  const news = page.getByRole('status', { name: '流程有新的变化，请核对后再处理' });
  await says(news, '李娜 · 同意');
  await says(news, '有修改的字段：事由');
  await expect.element(page.getByText('看病')).toBeVisible();
  await expect.element(page.getByLabelText('天数')).toHaveValue('5');
  await button('同意').click();
  await expect.element(page.getByLabelText('审批意见')).toHaveValue('同意五天');
  await button('确定').click();
  await expect.poll(toastShown).toBe('已同意');
  const bodies = (await room.heard(calls.audit)).map(({ body }) => JSON.parse(body));
  expect(bodies.map(({ seq, formRev }) => [seq, formRev])).toEqual([
    [7, 2],
    [9, 3],
  ]);
  expect(bodies[1].formData).toEqual({ days: 5 });
});

test('a newer reading by itself does the same, and goes away when it was seen', async () => {
  const room = await open('1', { acts: ['audit'] });
  await room.answer(
    calls.flow,
    flowAnswer({
      acts: ['audit'],
      seq: 8,
      flowTaskOperatorRecordList: [record('t1.r1', '周子涵/sales02'), decided],
    }),
  );
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByText(/李娜 · 同意 · 2026-11-14 11:05/)).toBeVisible();
  await button('知道了').click();
  await expect.element(page.getByText(/李娜 · 同意 · 2026-11-14 11:05/)).not.toBeInTheDocument();
});

test('a required field the step opens is asked for before the decision, from every tab', async () => {
  const room = await open('1', {
    ...{ acts: ['audit'], rights: { reason: 'read', days: 'required', note: 'read' } },
    formData: { reason: '探亲', days: null, note: null },
  });
  await tab('流转记录').click();
  await button('同意').click();
  await expect.element(page.getByRole('alert').getByText('请填写天数')).toBeVisible();
  expect(await room.heard(calls.needs)).toHaveLength(0);
});

test('one’s own request that came back is opened to be changed', async () => {
  await open(
    '0',
    { task: { status: 3 }, acts: ['submit', 'delete'] },
    { [calls.preview]: [previewAnswer()] },
  );
  await button('编辑').click();
  await expect.element(page.getByRole('region', { name: '流程预览' })).toBeVisible();
});

test('a link may ask for an act at once, and only once', async () => {
  await openApp(`${pathTo('1')}&act=transfer`, {
    answers: { [calls.flow]: [flowAnswer({ acts: ['audit', 'transfer'] })] },
  });
  await expect.element(page.getByText('转给谁')).toBeVisible();
  await page.getByRole('button', { name: '返回' }).click();
  await expect.element(tab('表单信息')).toBeVisible();
  expect(place()).not.toContain('act=');
});

test('what is gone says so, and what could not be asked can be asked again', async () => {
  await openApp(pathTo('0'), { answers: { [calls.flow]: [refused(404, '此条数据不存在')] } });
  await expect.element(page.getByText('此条数据不存在')).toBeVisible();
});

test('without a network the page can be asked for again', async () => {
  const room = await openApp(pathTo('0'), { answers: { [calls.flow]: [{ drop: true }] } });
  await expect.element(button('重试')).toBeVisible();
  await room.answer(calls.flow, flowAnswer());
  await button('重试').click();
  await expect.element(tab('表单信息')).toBeVisible();
});

test('an act pressed where the browser has no network says so at once, and is asked for when it is pressed again', async () => {
  const room = await open('1', { acts: ['audit', 'reject'] });
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  for (const act of ['同意', '退回']) {
    hideToast();
    await button(act).click();
    expect(toastShown()).toBe('网络不可用');
  }
  online.mockRestore();
  dispatchEvent(new Event('online'));
  expect(place()).toContain('/flowBefore/');
  expect(document.querySelector('dialog[open]')).toBeNull();
  expect(await room.heard(calls.needs)).toEqual([]);
  await button('同意').click();
  await expect.element(page.getByRole('dialog').getByLabelText('审批意见')).toBeVisible();
});

test('an act that gets no answer says so after one try; while nothing is answered the next press does not ask', async () => {
  const health = 'GET /api/health';
  const room = await open(
    '1',
    { acts: ['audit'] },
    { [calls.needs]: [{ drop: true }], [health]: [{ drop: true }] },
  );
  await button('同意').click();
  // Before a second try could have ended.
  await expect.poll(toastShown, { timeout: 2_500 }).toBe('网络不可用');
  await room.answer(calls.needs, nothingNeeded);
  const before = (await room.heard(calls.needs)).length;
  hideToast();
  await button('同意').click();
  expect(toastShown()).toBe('网络不可用');
  await room.answer(health, success({}));
  await expect.element(page.getByText(/网络不可用，显示的是/)).not.toBeInTheDocument();
  expect(await room.heard(calls.needs)).toHaveLength(before);
  expect(document.querySelector('dialog[open]')).toBeNull();
  await button('同意').click();
  await expect.element(page.getByRole('dialog').getByLabelText('审批意见')).toBeVisible();
});

test('a scanned code opens the flow to be read', async () => {
  const config = btoa(JSON.stringify({ t: 'WFP', id: 't1', flowId: 'v1' }));
  await openApp(`/pages/workFlow/scanForm/index?${new URLSearchParams({ config })}`, {
    answers: { [calls.flow]: [flowAnswer()] },
  });
  await expect.element(tab('表单信息')).toBeVisible();
});

const acts: FlowAct[] = ['audit', 'reject', 'transfer', 'freeApprover', 'saveAudit', 'print'];
const sizes: Record<'phone' | 'desk', [width: number, height: number]> = {
  phone: [390, 844],
  desk: [1440, 900],
};

test.each([
  ['light', 'phone', 'zh-CN'],
  ['dark', 'phone', 'en'],
  ['light', 'desk', 'en'],
  ['dark', 'desk', 'zh-CN'],
] as const)('axe finds nothing, and nothing overflows: %s, %s, %s', async (theme, size, language) => {
  chooseTheme(theme);
  await chooseLanguage(language);
  await page.viewport(...sizes[size]);
  const changes = { acts, hasSummary: true, changedSince: { days: 2 } };
  await open(
    '1',
    { ...changes, flowTaskOperatorRecordList: [record('t1.r1', '周子涵/sales02'), decided, takenBack] },
    { [calls.summary]: [success([{ id: 'd1', fullName: '人事部', list: [{ ...decided, id: 'x' }] }])] },
  );
  // A button the pointer rests on has another colour.
  await page.getByRole('heading', { level: 1 }).hover();
  const found: string[] = [];
  for (const one of page.getByRole('tab').elements()) {
    (one as HTMLElement).click();
    await new Promise((resolve) => setTimeout(resolve, 150));
    found.push(...(await accessibilityProblems()));
    if (size === 'phone') await page.viewport(320, 640);
    expect(overflowing()).toEqual([]);
    await page.viewport(...sizes[size]);
  }
  await page.getByRole('button', { name: language === 'en' ? 'Approve' : '同意', exact: true }).click();
  await expect.poll(() => document.querySelector('dialog[open] textarea')).not.toBeNull();
  await page.getByRole('dialog').getByRole('heading').hover();
  found.push(...(await accessibilityProblems()));
  expect(found).toEqual([]);
});

test.each([
  ['light', 'phone'],
  ['dark', 'desk'],
] as const)('so it is where a request is filled in: %s, %s', async (theme, size) => {
  chooseTheme(theme);
  await page.viewport(...sizes[size]);
  await openApp(newPath, {
    answers: { [calls.newFlow]: [newFlowAnswer()], [calls.preview]: [previewAnswer()] },
  });
  await expect.element(page.getByText(/^法务审批/)).toBeInTheDocument();
  await page.getByRole('heading', { level: 1 }).hover();
  expect(await accessibilityProblems()).toEqual([]);
  expect(overflowing()).toEqual([]);
});

test('title, state and key facts stand first; who asks is one line that unfolds', async () => {
  const about = {
    version: 1,
    nodes: [
      {
        ...{ id: 'who', kind: 'card', label: '申请人' },
        parts: [
          {
            id: 'p',
            nodes: [
              { id: 'a1', kind: 'billNumber', model: 'billNo', label: '单据编号', billRule: 'x' },
              { id: 'a2', kind: 'createdBy', model: 'applyUser', label: '申请人' },
              { id: 'a3', kind: 'ownOrganisation', model: 'applyDept', label: '申请部门' },
            ],
          },
        ],
      },
      { id: 'f1', kind: 'text', model: 'reason', label: '事由' },
    ],
  };
  const { flowFormInfo } = flowInfo();
  await open('1', {
    flowFormInfo: { ...flowFormInfo, definition: JSON.stringify(about) },
    shown: { billNo: 'QJ001', applyUser: '周子涵', applyDept: '远航/海运部' },
    formData: { billNo: 'QJ001', applyUser: 'u2', applyDept: ['o1'], reason: '探亲' },
    rights: {},
  });
  const head = page.getByText('11-16 至 11-18（3天）');
  await expect.element(head).toBeVisible();
  expect(head.element().getBoundingClientRect().bottom).toBeLessThan(300);
  const line = page.getByRole('button', { name: '周子涵 · 海运部 · 11-14 09:00' });
  await expect.element(line).toBeVisible();
  await expect.element(page.getByText('QJ001')).not.toBeInTheDocument();
  await line.click();
  await expect.element(page.getByText('QJ001')).toBeVisible();
  expect(overflowing()).toEqual([]);
});
