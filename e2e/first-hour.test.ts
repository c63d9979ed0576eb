// Features: first-hour, gallery, session, system, workbench, files, organisation-admin, users, workflow
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bytesOf, desktop, type OwnHouse, openOwnHouse } from './house.ts';

let house: OwnHouse;
beforeAll(async () => {
  house = await openOwnHouse({ FAIRWAY_DEMO: '0', FAIRWAY_BASE_PATH: '/fairway' });
});
afterAll(() => house?.close());

describe('an empty system below a base path', () => {
  it('lets its first visitor create the administrator with the printed code', async () => {
    const code = /one-time code: ([\w-]+)/.exec(house.server.printed())?.[1] ?? '';
    expect(code).toMatch(/^[\w]{4}(-[\w]{4}){3}$/);
    const { page, open, complaints, leave } = await house.visit();
    await open('/pages/login/index');
    await page.getByLabel('一次性代码').fill('AAAA-BBBB-CCCC-DDDD');
    await page.getByLabel('公司名称').fill('远洋货代');
    await page.getByLabel('管理员账号').fill('boss');
    await page.getByLabel('姓名').fill('王老板');
    await page.getByLabel('密码', { exact: true }).fill('Strong@2026');
    await page.getByRole('button', { name: '创建并登录' }).click();
    await page.getByText('一次性代码错误').waitFor();
    await page.getByLabel('一次性代码').fill(code);
    await page.getByRole('button', { name: '创建并登录' }).click();
    await page.waitForURL('**/fairway/pages/index/apply');
    await page
      .getByText(/王老板/)
      .first()
      .waitFor();
    await page.reload({ waitUntil: 'networkidle' });
    expect(new URL(page.url()).pathname).toBe('/fairway/pages/index/apply');

    await page.getByRole('main').getByRole('link', { name: '我的文件' }).first().click();
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: '上传' }).first().click();
    await (await choosing).setFiles({
      name: '箱单.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('40HQ x 2'),
    });
    await page.locator('[data-row]', { hasText: '箱单.txt' }).first().click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: '下载' }).last().click();
    expect(String(await bytesOf(await downloading))).toBe('40HQ x 2');
    expect(complaints).toEqual([]);
    await leave();
  });

  it('leads its administrator to flows that run, and a new person asks the first time', async () => {
    const { page, open, complaints, leave } = await house.visit(desktop);
    await open('/pages/login/index');
    await page.getByLabel('账号').fill('boss');
    await page.getByLabel('密码', { exact: true }).fill('Strong@2026');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.getByRole('link', { name: '下一步：公司信息' }).click();
    const step = (name: RegExp) => page.getByRole('button', { name }).first().click();

    await page.getByRole('button', { name: '先跳过这一步' }).click();
    await page.getByText('已跳过').waitFor();
    await step(/^部门/);
    for (const name of ['销售部', '操作部', '财务部'])
      await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('button', { name: '添加 3 个部门' }).click();
    await page.getByText('新增 3 个部门').waitFor();

    await step(/^人员/);
    const people = [
      ['李明', 'liming', '销售部', '经理'],
      ['张伟', 'zhangwei', '销售部', '销售'],
    ] as const;
    for (const [at, [realName, account, department, role]] of people.entries()) {
      const row = page.getByRole('group', { name: `第 ${at + 1} 人` });
      await row.getByLabel('姓名').fill(realName);
      await row.getByLabel('账号').fill(account);
      await row.getByLabel('部门').fill(department);
      await row.getByLabel('角色').fill(role);
      if (at === 0) await row.getByLabel('负责人').check();
    }
    await page.getByRole('button', { name: '添加 2 人' }).click();
    await page.getByRole('button', { name: '生成邀请链接' }).click();
    const links = await page.getByLabel('邀请链接', { exact: true }).inputValue();
    const linkOf = (account: string) => new RegExp(`${account} (\\S+)`).exec(links)?.[1] ?? '';

    await step(/^角色/);
    await page.getByText('1 人：张伟').waitFor();
    await step(/^流程与表单/);
    for (const name of ['请假申请', '用章申请']) {
      await page.getByRole('link', { name: new RegExp(name) }).click();
      await page.getByRole('button', { name: '添加到公司' }).click();
      await page.getByRole('button', { name: '添加并启用' }).click();
      await page.getByRole('button', { name: '添加一个副本' }).waitFor();
      await page.goBack();
    }
    expect(complaints).toEqual([]);
    await leave();

    const asking = await enter(linkOf('zhangwei'));
    await asking.page.goto(`${house.url}/pages/index/workFlow`);
    await asking.page.getByRole('button', { name: '请假申请', exact: true }).first().click();
    await asking.page.getByRole('button', { name: '请假类型' }).click();
    await asking.page.getByRole('option', { name: '事假' }).click();
    await asking.page.getByLabel('开始日期').fill('2026-12-07');
    await asking.page.getByLabel('结束日期').fill('2026-12-08');
    await asking.page.getByLabel('请假事由').fill('回老家办事');
    await asking.page.getByRole('button', { name: /^交接人/ }).click();
    const finder = asking.page.getByRole('dialog', { name: '选择人员' });
    await finder.getByRole('searchbox').fill('王老板');
    await finder.getByRole('button', { name: '王老板' }).first().click();
    await finder.waitFor({ state: 'hidden' });
    await asking.page.getByRole('button', { name: '提交', exact: true }).click();
    const sure = asking.page.getByRole('alertdialog', { name: /^确认提交？/ });
    await sure.getByRole('button', { name: '确定' }).click();
    await asking.page.getByRole('heading', { name: '提交成功，请耐心等待' }).waitFor();

    const deciding = await enter(linkOf('liming'));
    await deciding.page.goto(`${house.url}/pages/workFlow/flowTodo/index`);
    await deciding.page.locator('.list-row').first().click();
    await deciding.page.locator('.flow-head').waitFor();
    const agree = deciding.page.getByRole('button', { name: '同意', exact: true });
    await agree.click();
    const form = deciding.page.getByRole('dialog', { name: '审批同意' });
    await form.getByRole('button', { name: '确定', exact: true }).click();
    await form.waitFor({ state: 'hidden' });

    await asking.page.goto(`${house.url}/pages/workFlow/flowLaunch/index`);
    await asking.page.locator('.list-row').first().click();
    await asking.page.locator('.flow-stamp', { hasText: '审核通过' }).waitFor();
    expect([...asking.complaints, ...deciding.complaints]).toEqual([]);
    await Promise.all([asking.leave(), deciding.leave()]);
  });
});

/** By a link, with a password of their own. */
async function enter(link: string) {
  const { pathname, hash } = new URL(link);
  const visitor = await house.visit(desktop);
  await visitor.open(pathname.replace(/^\/fairway/, '') + hash);
  await visitor.page.getByLabel('密码', { exact: true }).fill('Harbour-lights-42');
  await visitor.page.getByRole('button', { name: '设置密码并登录' }).click();
  await visitor.page.waitForURL('**/pages/index/apply');
  return visitor;
}
