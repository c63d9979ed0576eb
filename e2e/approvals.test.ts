// Features: workflow, forms, people
import { countTasks } from '@fairway/contract/workflow-lists.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { callerOf } from '../server/src/testing/caller.ts';
import { desktop, type House, openHouse, phone, type Visitor } from './house.ts';

let house: House;
/** 周子涵 asks, 沈立群 leads him, 袁静怡 leads human resources, 钱雨薇 takes over his work. */
let asking: Visitor;
let manager: Visitor;
let hr: Visitor;
let colleague: Visitor;
const everybody = () => [asking, manager, hr, colleague];

beforeAll(async () => {
  house = await openHouse();
  const enter = async (account: string, how: typeof phone) => {
    const visitor = await house.visit(how);
    await visitor.signIn(account);
    return visitor;
  };
  [asking, manager, hr, colleague] = await Promise.all([
    enter('sales01', phone),
    enter('manager01', desktop),
    enter('manager02', desktop),
    enter('sales02', phone),
  ]);
});
afterEach(() => {
  // What one test caused is not held against the next.
  expect(everybody().flatMap(({ complaints }) => complaints.splice(0))).toEqual([]);
});
afterAll(() => house?.close());

const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
/** A request in a list, by words of it; a desk has room for one fact and says the others of a row that is pointed at. */
const row = (page: Page, words: string) =>
  page
    .getByRole('button', { name: words })
    .or(page.locator('.list-row', { has: page.locator(`[title*="${words}"]`) }))
    .first();
/** What stands over a flow: where it is now. */
const stamp = (page: Page, words: string) => page.locator('.flow-stamp', { hasText: words });

/** Whatever is looked for next is waited for: there is no need to wait for silence as well. */
const go = ({ page }: Visitor, path: string) => page.goto(`${house.url}${path}`);

const lists = {
  launched: '/pages/workFlow/flowLaunch/index',
  todo: '/pages/workFlow/flowTodo/index',
  done: '/pages/workFlow/flowDone/index',
  copied: '/pages/workFlow/flowCopy/index',
};
async function openIn(visitor: Visitor, list: keyof typeof lists, words: string): Promise<void> {
  const { page } = visitor;
  await go(visitor, lists[list]);
  await row(page, words).click();
  await page.locator('.flow-head').waitFor();
}
/** Opens one of many by words of its title. */
async function openFound(visitor: Visitor, list: keyof typeof lists, words: string): Promise<void> {
  const { page } = visitor;
  await go(visitor, lists[list]);
  await page.getByRole('searchbox').fill(words);
  await row(page, words).click();
  await page.locator('.flow-head').waitFor();
}

/** Takes somebody from the people that are offered; where there may be several, one says when they are all. */
async function pickPerson(page: Page, name: string, isOneOfSeveral = false): Promise<void> {
  const finder = sheet(page, '选择人员');
  await finder.getByRole('searchbox').fill(name);
  await finder.getByRole('button', { name }).first().click();
  if (isOneOfSeveral) await button(finder, '确定（1）').click();
  await finder.waitFor({ state: 'hidden' });
}

interface Leave {
  reason: string;
  until: string;
  handover: string;
}

async function fillLeave(visitor: Visitor, { reason, until, handover }: Leave): Promise<void> {
  const { page } = visitor;
  await go(visitor, '/pages/index/workFlow');
  // Among the flows used often, or in the list below.
  await button(page, '请假申请').first().click();
  await page.getByRole('button', { name: '请假类型' }).click();
  await page.getByRole('option', { name: '事假' }).click();
  await page.getByLabel('开始日期').fill('2026-12-07');
  await page.getByLabel('结束日期').fill(until);
  await page.getByLabel('请假事由').fill(reason);
  await page.getByRole('button', { name: /^交接人/ }).click();
  await pickPerson(page, handover);
}

async function submit(page: Page): Promise<void> {
  await button(page, '提交').click();
  await button(page.getByRole('alertdialog', { name: /^确认提交？/ }), '确定').click();
  await page.getByRole('heading', { name: '提交成功，请耐心等待' }).waitFor();
}

/** Says something with a decision, and does it. */
async function decide(page: Page, act: string, title: string, say: (form: Locator) => Promise<void>) {
  const wanted = button(page, act);
  await button(page, '更多').or(wanted).first().waitFor();
  if (!(await wanted.isVisible())) await button(page, '更多').click();
  await wanted.click();
  const form = sheet(page, title);
  await say(form);
  await button(form, '确定').click();
  // On a desk the next one opens by itself.
  await form.waitFor({ state: 'hidden' });
}
async function approve(page: Page, opinion: string): Promise<void> {
  await decide(page, '同意', '审批同意', (form) => form.getByLabel('审批意见').fill(opinion));
}

describe('a leave request', () => {
  it('shows its way on a phone, is approved on a desk, and changes the open phone by itself', async () => {
    const { page } = asking;
    await fillLeave(asking, { reason: '回老家办事', until: '2026-12-08', handover: '钱雨薇' });
    await page.getByRole('region', { name: '流程预览' }).getByText('沈立群').waitFor();
    await submit(page);
    await openIn(asking, 'launched', '回老家办事');
    await stamp(page, '等待审核').waitFor();
    await tab(page, '流转记录').click();

    await openIn(manager, 'todo', '回老家办事');
    await approve(manager.page, '路上小心');

    // Nobody touches the phone.
    await stamp(page, '审核通过').waitFor();
    await page.getByRole('list', { name: '流转记录' }).getByText('路上小心').waitFor();

    await Promise.all([go(asking, lists.launched), go(manager, lists.done), go(colleague, lists.copied)]);
    await page.getByRole('button', { name: /审核通过.*回老家办事/ }).waitFor();
    await row(manager.page, '回老家办事').filter({ hasText: '同意' }).waitFor();
    await row(colleague.page, '回老家办事').click();
    await stamp(colleague.page, '审核通过').waitFor();
  });

  it('is sent back to a chosen step, corrected, approved, and the approval taken back', async () => {
    const { page } = asking;
    await fillLeave(asking, { reason: '搬家', until: '2026-12-10', handover: '钱雨薇' });
    await page.getByRole('region', { name: '分支：超过 3 天' }).getByText('袁静怡').waitFor();
    await submit(page);
    await openIn(manager, 'todo', '搬家');
    await decide(manager.page, '退回', '审批退回', async (form) => {
      await form.getByRole('radio', { name: '发起申请' }).check();
      await form.getByLabel('退回意见').fill('请写清楚搬到哪里');
    });

    await go(asking, lists.launched);
    await page.getByRole('button', { name: /审核退回.*搬家/ }).click();
    await page.getByLabel('请假事由').fill('搬家到闵行区');
    await submit(page);
    await openIn(manager, 'todo', '搬家到闵行区');
    await approve(manager.page, '好');
    await go(hr, lists.todo);
    await row(hr.page, '搬家到闵行区').waitFor();

    await openIn(manager, 'done', '搬家到闵行区');
    await decide(manager.page, '撤回', '撤回审批', (form) => form.getByLabel('撤回原因').fill('再想想'));
    // It leaves the list of the next one without being asked.
    await row(hr.page, '搬家到闵行区').waitFor({ state: 'detached' });
    await go(manager, lists.todo);
    await row(manager.page, '搬家到闵行区').waitFor();
  });

  it('asks somebody else first when the manager adds them', async () => {
    await fillLeave(colleague, { reason: '参加考试', until: '2026-12-07', handover: '周子涵' });
    await submit(colleague.page);
    await openIn(manager, 'todo', '参加考试');
    await decide(manager.page, '加签', '加签', async (form) => {
      await form.getByRole('button', { name: /^加签人员/ }).click();
      await pickPerson(manager.page, '袁静怡', true);
      await form.getByRole('radio', { name: /^审批前/ }).check();
      await form.getByLabel('加签原因').fill('请看看考试假够不够');
    });
    await go(manager, lists.todo);
    await manager.page.locator('.list-row').first().waitFor();
    expect(await row(manager.page, '参加考试').count()).toBe(0);

    await openIn(hr, 'todo', '参加考试');
    await approve(hr.page, '假期足够');
    // It comes back to the one who asked.
    await openIn(manager, 'todo', '参加考试');
    await tab(manager.page, '流转记录').click();
    await manager.page.getByText('假期足够').waitFor();
    await approve(manager.page, '祝顺利');
    await openIn(colleague, 'launched', '参加考试');
    await stamp(colleague.page, '审核通过').waitFor();
  });
});

describe('an expense claim', () => {
  it('is talked about with somebody called by name, and printed', async () => {
    await openFound(asking, 'launched', '客户接待用餐');
    await openFound(manager, 'todo', '客户接待用餐');
    await tab(manager.page, '流程评论').click();
    const { page } = asking;
    await tab(page, '流程评论').click();
    const written = page.getByLabel('评论内容');
    await written.pressSequentially('请@');
    await pickPerson(page, '沈立群', true);
    await expect.poll(() => written.inputValue()).toBe('请@沈立群 ');
    await written.pressSequentially('今天看一下');
    await button(page, '发送').click();
    // Whoever reads along sees it without asking.
    const said = manager.page.locator('.flow-comment', { hasText: '今天看一下' });
    await said.getByText('@沈立群').waitFor();

    await button(manager.page, '更多').click();
    await button(manager.page, '打印').click();
    const paper = manager.page.getByRole('article');
    await paper.getByRole('heading', { name: '客户接待用餐' }).waitFor();
    await paper.getByRole('img', { name: '扫码查看流程' }).waitFor();
    await manager.page.goBack();
    await said.waitFor();
  });

  it('is decided by whom the manager entrusts with it for a week', async () => {
    const { page } = manager;
    await go(manager, '/pages/workFlow/entrust/form');
    await page.getByRole('button', { name: /^受委托人/ }).click();
    await pickPerson(page, '袁静怡');
    await page.getByRole('button', { name: /^委托流程/ }).click();
    await page.getByRole('option', { name: '费用报销' }).click();
    await button(page, '确定（1）').click();
    await button(page, '一周').click();
    await button(page, '保存').click();
    await page.getByRole('link', { name: '委托给 袁静怡' }).waitFor();

    await go(hr, lists.todo);
    await hr.page.getByRole('searchbox').fill('杭州展会差旅');
    await row(hr.page, '杭州展会差旅').filter({ hasText: '委托 · 沈立群' }).click();
    await hr.page.getByText('您正在代 沈立群 处理').waitFor();
    await approve(hr.page, '代为同意');
    await openFound(hr, 'done', '杭州展会差旅');
    await tab(hr.page, '流转记录').click();
    await hr.page.getByText('袁静怡（代沈立群）').waitFor();
    await go(manager, lists.todo);
    await page.getByRole('searchbox').fill('杭州展会差旅');
    await page.getByText('没有符合条件的数据').waitFor();
  });
});

describe('a manager', () => {
  it('approves twenty at once', async () => {
    const { page } = manager;
    await go(manager, '/pages/index/workFlow');
    const before = Number.parseInt(
      await page
        .getByRole('main')
        .getByText(/^\d+ 条待办$/)
        .innerText(),
      10,
    );
    await page.getByRole('link', { name: '待办事宜' }).click();
    await button(page, '批量').click();
    await page.getByRole('heading', { name: '批量审批' }).waitFor();
    await page.locator('.flow-row-main').first().waitFor();
    await button(page, '全选').click();
    await page.getByText('已选 20 条').waitFor();
    await button(page, '同意').click();
    const form = sheet(page, '批量同意');
    await form.getByLabel('审批意见').fill('同意，请安排');
    await button(form, '确认（20 条）').click();
    await form.getByText('20 条处理成功').waitFor();
    await button(form, '完成').click();
    await page.getByText('已选 0 条').waitFor();
    // Nobody reviews their own expense: those of who would review it at the next step come to their manager again.
    const authorization = String(await page.evaluate('JSON.parse(localStorage.token)'));
    const { data } = await callerOf(house.url, { authorization })(countTasks, { body: {} });
    const left = data?.toBeReviewed ?? before;
    expect(before - left).toBeGreaterThanOrEqual(15);
    await go(manager, '/pages/index/workFlow');
    await page
      .getByRole('main')
      .getByRole('link', { name: `${left} 条待办` })
      .waitFor();
  });
});
