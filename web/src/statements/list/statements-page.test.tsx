import { refusals } from '@fairway/contract/errors.ts';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { invoicesScreen } from '../../invoices/paths.ts';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Heard, refused, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { statementPathOf, statementsScreen } from '../paths.ts';
import { calls, draft, openStatements, preview, statement, statementsPage } from '../testing/statements.ts';

const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');

afterEach(() => page.viewport(390, 844));

test('on a phone a card says what was owed at the end, each currency by itself', async () => {
  const room = await openStatements(statementsScreen);
  await expect.element(page.getByText('SOA2026100001')).toBeVisible();
  await expect.element(page.getByText('USD 4,000.00').first()).toBeVisible();
  await expect.element(page.getByText('CNY 2,000.00').first()).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('link', { name: '有异议' }).click();
  await expect.poll(async () => bodyOf((await room.heard(calls.list)).at(-1)).tab).toBe('disputed');
  await page.getByText('SOA2026100001').click();
  await expect.poll(place).toBe(statementPathOf('st1'));
});

test('invoices and statements are two lists beside each other', async () => {
  await openStatements(invoicesScreen, {
    answers: {
      [calls.invoices]: [
        success({ list: [], pagination: { currentPage: 1, pageSize: 20, total: 0 }, sums: [] }),
      ],
    },
  });
  const both = page.getByRole('navigation', { name: '账单与对账单' });
  await expect
    .element(both.getByRole('link', { name: '账单', exact: true }))
    .toHaveAttribute('aria-current', 'page');
  await both.getByRole('link', { name: '对账单' }).click();
  await expect.poll(place).toBe(statementsScreen);
  await expect.element(both.getByRole('link', { name: '对账单' })).toHaveAttribute('aria-current', 'page');
});

test('on a desk they are a table narrowed by the address, with the statement beside it', async () => {
  await page.viewport(1440, 900);
  const room = await openStatements(
    `${statementsScreen}?tab=sent&f.party=c1&f.company=o1&f.basis=etd&f.period=2026-10-01..2026-10-31&keyword=SOA`,
  );
  await expect
    .poll(async () => bodyOf((await room.heard(calls.list))[0]))
    .toMatchObject({
      ...{ tab: 'sent', keyword: 'SOA' },
      filters: {
        ...{ partyId: 'c1', companyId: 'o1', basis: ['etd'], from: '2026-10-01', to: '2026-10-31' },
      },
    });
  await page.getByRole('gridcell', { name: 'SOA2026100001' }).click();
  await expect.element(page.getByRole('heading', { name: '账单 2 张' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});

test('drafts are sent together, and what is sent already is left out', async () => {
  await page.viewport(1440, 900);
  const room = await openStatements(statementsScreen, {
    answers: {
      [calls.act('send')]: [
        refused(refusals.STATEMENT_CHANGED.code, '对账单 SOA2026100002 的账单或收款已变动'),
        success({ count: 1, told: 0 }),
      ],
    },
  });
  await expect.element(page.getByRole('gridcell', { name: 'SOA2026100002' })).toBeVisible();
  await page.getByRole('button', { name: '全选' }).click();
  await page.getByRole('button', { name: '发送给客户' }).click();
  const sheet = page.getByRole('dialog', { name: '发送给客户（1 份）' });
  await expect.element(sheet.getByText(/另有 1 份不能执行此操作/)).toBeVisible();
  await sheet.getByRole('button', { name: '发送给客户' }).click();
  await expect.element(page.getByText('对账单 SOA2026100002 的账单或收款已变动')).toBeVisible();
  await sheet.getByRole('button', { name: '发送给客户' }).click();
  await expect.element(page.getByText(/客户没有登录账号/)).toBeVisible();
  expect(bodyOf((await room.heard(calls.act('send')))[1])).toEqual({
    ...{ statements: [{ id: 'st2', version: 1 }], reason: '', language: 'zh' },
  });
});

test('what it would say is shown before a draft is made', async () => {
  const room = await openStatements(`${statementsScreen}?f.party=c1`, {
    answers: {
      [calls.preview]: [success(preview())],
      [calls.create]: [
        refused(refusals.STATEMENT_TWICE.code, '该客户此期间已有对账单 SOA2026100001'),
        success({ id: 'st2', version: 1, statementNo: 'SOA2026100002', status: 'draft' }),
      ],
    },
  });
  await page.getByRole('button', { name: '生成对账单' }).click();
  const sheet = page.getByRole('dialog', { name: '生成对账单' });
  await sheet.getByLabelText('月份').fill('2026-10');
  await sheet.getByRole('radio', { name: '按开船日' }).click();
  const shown = sheet.getByRole('region', { name: '对账内容预览' });
  await expect.element(shown.getByRole('link', { name: 'DN26090001' }).first()).toBeVisible();
  await expect.element(shown.getByText('另有未核销收款 USD 55.00，不计入余额')).toBeVisible();
  const asked = { partyId: 'c1', from: '2026-10-01', to: '2026-10-31', basis: 'etd' };
  await expect.poll(async () => bodyOf((await room.heard(calls.preview)).at(-1))).toEqual(asked);
  expect(await accessibilityProblems()).toEqual([]);
  const make = sheet.getByRole('button', { name: '生成草稿' });
  await make.click();
  await expect.element(page.getByText('该客户此期间已有对账单 SOA2026100001')).toBeVisible();
  await make.click();
  await expect.poll(place).toBe(statementPathOf('st2'));
  expect(bodyOf((await room.heard(calls.create))[1])).toEqual({ ...asked, remark: '' });
});

test('the drafts of a month are made at once, with how many were left out and why', async () => {
  await page.viewport(1440, 900);
  const room = await openStatements(statementsScreen, {
    answers: { [calls.monthly]: [success({ made: 12, twice: 3, empty: 2, tooLong: 0, left: 5 })] },
  });
  await page.getByRole('button', { name: '批量生成月结对账单' }).click();
  const sheet = page.getByRole('dialog', { name: '批量生成月结对账单' });
  await sheet.getByLabelText('月份').fill('2026-10');
  await sheet.getByRole('button', { name: '批量生成', exact: true }).click();
  await expect.element(sheet.getByText('已生成 12 份草稿')).toBeVisible();
  await expect.element(sheet.getByText('3 个客户已有该月对账单')).toBeVisible();
  await expect.element(sheet.getByText('还有 5 个客户，请再执行一次')).toBeVisible();
  expect(bodyOf((await room.heard(calls.monthly))[0])).toEqual({ month: '2026-10', basis: 'billDate' });
});

test('a customer has no drafts to look for and makes none', async () => {
  await openStatements(`${statementsScreen}?tab=draft`, {
    who: 'customer',
    answers: { [calls.list]: [statementsPage([statement({ can: ['confirm', 'dispute', 'print'] })])] },
  });
  await expect.element(page.getByText('SOA2026100001')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '草稿' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '生成对账单' })).not.toBeInTheDocument();
});

test('with none in a tab there is the way to all of them', async () => {
  await openStatements(`${statementsScreen}?tab=closed`, {
    answers: { [calls.list]: [statementsPage([]), statementsPage([draft()])] },
  });
  await page.getByRole('button', { name: '查看全部对账单' }).click();
  await expect.poll(place).toBe(statementsScreen);
});

test('who may not see statements is told so', async () => {
  await openStatements(statementsScreen, { answers: { [calls.list]: [refused(403, '没有权限')] } });
  await expect.element(page.getByText('暂无权限，请联系管理员')).toBeVisible();
});
