import {
  getUserTemplate,
  importUsers,
  inviteImportedUsers,
  previewUserImport,
  undoUserImport,
} from '@fairway/contract/user-imports.ts';
import {
  acceptInvitation,
  getManagedUser,
  listManagedUsers,
  listUserHistory,
} from '@fairway/contract/users.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upload } from '../../files/sample-files.ts';
import { type SheetLine, workbookOf } from '../../rate-import/testing/sheets.ts';
import { readSheets } from '../../spreadsheets/read-sheet.ts';
import { handMadeWorkbook } from '../../spreadsheets/testing/hand-made-workbook.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());

const headings: SheetLine = [
  ...['登录账号 *', '姓名 *', '所属组织 *', '岗位', '角色', '直属上级', '手机号', '邮箱', '入职日期', '职级'],
];
const sent = async (bytes: Buffer, name = '员工.xlsx', who = admin) =>
  (await upload({ url: app.url, token: who.token, type: 'temporary' }, name, bytes)).data?.name ??
  expect.fail('not stored');
const sheetOf = (...lines: SheetLine[]) => sent(workbookOf([headings, ...lines]));
const preview = async (fileId: string, who = admin) => who.call(previewUserImport, { body: { fileId } });
const run = async (fileId: string, headers = {}) => admin.call(importUsers, { body: { fileId }, headers });
const problemsOf = async (fileId: string) => {
  const { data, msg } = await preview(fileId);
  return (data ?? expect.fail(msg)).problems;
};
const told = async (...lines: SheetLine[]) =>
  (await problemsOf(await sheetOf(...lines))).map(({ address, words }) => `${address} ${words}`);
const found = async (account: string) => {
  const { data } = await admin.call(listManagedUsers, { body: { keyword: account } });
  return data?.list.find((user) => user.account === account);
};

const line = (n: number, changes: Partial<Record<number, string | number | null>> = {}): SheetLine => {
  const usual = [`p${n}`, '林晓', '远航', 'sales', 'sales', n > 0 ? 'p0' : null, null];
  const whole: SheetLine = [...usual, `p${n}@example.com`, '2026-11-18', 'P5'];
  return whole.map((value, at) => (at in changes ? (changes[at] ?? null) : value));
};

describe('two thousand people', () => {
  it('are refused with all sixty bad cells, and all added when these are mended', async () => {
    const bad: [number, number, string | null][] = Array.from({ length: 60 }, (_, at) => {
      const kinds: [number, string | null][] = [
        ...([
          [0, '空 格'],
          [1, null],
          [2, '远航/没有的部门'],
          [3, '没有的岗位'],
          [4, '没有的角色'],
        ] as const),
        ...([
          [5, 'nobody'],
          [6, '一三九'],
          [7, 'at.example.com'],
          [8, '明天'],
          [0, 'admin'],
        ] as const),
      ].map(([column, text]) => [column, text]);
      const [column, text] = kinds[at % kinds.length] ?? [0, null];
      return [10 + at * 30, column, text];
    });
    const lines = Array.from({ length: 2_000 }, (_, n) => line(n, { 6: `1390000${1000 + n}` }));
    const broken = lines.map((one, n) => {
      const wrong = bad.find(([row]) => row === n);
      return wrong ? one.map((value, column) => (column === wrong[1] ? wrong[2] : value)) : one;
    });
    const fileId = await sheetOf(...broken);
    const { data } = await preview(fileId);
    expect(data).toMatchObject({ total: 2_000, bad: 60 });
    const address = ([row, column]: (typeof bad)[number]) => `${'ABCDEFGHIJ'[column]}${row + 2}`;
    expect(data?.problems.map((one) => one.address)).toEqual(bad.map(address));
    expect(data?.problems.every(({ words }) => words.length > 3)).toBe(true);
    expect((await run(fileId)).msg).toBe('有 60 处内容需要修改，没有导入任何用户');
    expect(await found('p1')).toBeUndefined();

    const start = performance.now();
    const mended = await sheetOf(...lines);
    expect((await problemsOf(mended)).length).toBe(0);
    expect((await run(mended)).data).toMatchObject({ count: 2_000 });
    process.stdout.write(`2,000 people: ${Math.round(performance.now() - start)} ms\n`);
    const [boss, last] = [await found('p0'), await found('p1999')];
    expect(last).toMatchObject({
      ...{ realName: '林晓', state: 'invited', email: 'p1999@example.com', entryDate: '2026-11-18' },
      organisations: [{ fullName: '远航' }],
      ...{ positions: [{ fullName: 'sales' }], roles: [{ id: 'sales' }], manager: { id: boss?.id } },
    });
    const again = (await problemsOf(mended)).filter(({ column }) => column === 'account');
    expect(again).toHaveLength(2_000);
    expect(again[0]).toMatchObject({ address: 'A2', words: '账号 p0 已被使用' });
  });
});

describe('a sheet', () => {
  it('is added once, invited at once, and taken away again', async () => {
    const fileId = await sheetOf(line(0, { 0: 'once.a', 5: 'once.b' }), line(1, { 0: 'once.b', 5: null }));
    const headers = { 'command-id': 'import-once' };
    const first = await run(fileId, headers);
    expect(first.data?.count).toBe(2);
    expect((await run(fileId, headers)).data).toEqual(first.data);
    const id = first.data?.id ?? '';
    const user = await found('once.a');
    const history = await admin.call(listUserHistory, { params: { id: user?.id ?? '' } });
    expect(history.data?.list).toMatchObject([{ act: 'import', byName: '系统管理员' }]);
    const { data } = await admin.call(inviteImportedUsers, { params: { id } });
    expect(data?.list.map(({ account }) => account).sort()).toEqual(['once.a', 'once.b']);
    expect((await admin.call(undoUserImport, { params: { id } })).data).toEqual({ count: 2 });
    expect(await found('once.a')).toBeUndefined();
    const token = data?.list[0]?.token ?? '';
    const late = await app.call(acceptInvitation, { body: { token, password: 'Harbour-lights-42' } });
    expect(late.msg).toContain('邀请链接已失效');
    expect((await admin.call(undoUserImport, { params: { id } })).code).toBe(404);
  });

  it('stays once somebody of it has signed in', async () => {
    const { data } = await run(
      await sheetOf(line(0, { 0: 'stays.a', 5: null }), line(1, { 0: 'stays.b', 5: null })),
    );
    const id = data?.id ?? '';
    const invited = await admin.call(inviteImportedUsers, { params: { id } });
    const token = invited.data?.list[0]?.token ?? '';
    await app.call(acceptInvitation, { body: { token, password: 'Harbour-lights-42' } });
    expect((await admin.call(undoUserImport, { params: { id } })).msg).toContain('不能撤销');
    const rest = await admin.call(inviteImportedUsers, { params: { id } });
    expect(rest.data?.list).toHaveLength(1);
  });

  it('says of each cell what is wrong with it', async () => {
    expect(
      await told(
        line(0, { 0: 'same', 5: null }),
        line(1, { 0: 'SAME', 5: null }),
        line(2, { 0: 'ring.a', 5: 'ring.b' }),
        line(3, { 0: 'ring.b', 5: 'ring.a' }),
        line(4, { 0: null, 5: null, 2: null }),
        line(5, { 0: 'client', 5: 'client01' }),
        line(6, { 0: 'long', 5: null, 6: '13911112222', 9: 'x'.repeat(51) }),
        line(7, { 0: 'phone', 5: null, 6: '13911112222' }),
      ),
    ).toEqual([
      'A3 与第 2 行重复',
      'F4 上级关系形成了循环',
      'F5 上级关系形成了循环',
      'A6 不能为空',
      'C6 不能为空',
      'F7 没有账号为“client01”的同事',
      'J8 长度不能超过 50',
      'G9 与第 8 行重复',
    ]);
  });

  it('is found by its headings wherever they stand, in English and without some columns', async () => {
    const fileId = await sent(
      workbookOf([
        ['Our people'],
        ['Name', 'Account', 'Shoe size', 'Department'],
        ['Lin', 'english.one', '42', '远航'],
      ]),
    );
    const { data } = await preview(fileId);
    expect(data).toMatchObject({ total: 1, bad: 0, ignored: ['Shoe size'] });
    const without = await sent(
      workbookOf([
        ['姓名', '手机'],
        ['林晓', '139'],
      ]),
    );
    expect((await preview(without)).msg).toBe('没有找到表头，表中需要有这些列：登录账号、姓名、所属组织');
    expect((await preview(await sheetOf())).code).toBe(400);
  });

  it('takes a cell with a formula by its result, and names one without', async () => {
    const cells =
      '<c r="A2"><f>1+1</f></c><c r="B2" t="str"><f>"林"</f><v>林</v></c><c r="C2" t="inlineStr"><is><t>远航</t></is></c>';
    const head = ['登录账号', '姓名', '所属组织']
      .map((text, at) => `<c r="${'ABC'[at]}1" t="inlineStr"><is><t>${text}</t></is></c>`)
      .join('');
    const bytes = handMadeWorkbook({ sheets: { A: `<row r="1">${head}</row><row r="2">${cells}</row>` } });
    const problems = await problemsOf(await sent(bytes));
    expect(problems.map(({ address, words }) => `${address} ${words}`)).toEqual(['A2 公式没有结果']);
  });

  it('is refused where it is none, too long, somebody else’s or comes from who may not', async () => {
    expect((await preview(await sent(Buffer.from('%PDF-1.7 nothing'), 'x.csv'))).code).toBe(400);
    const many = Array.from({ length: 5_001 }, (_, n) => line(n, { 0: `many${n}`, 5: null }));
    expect((await preview(await sheetOf(...many))).msg).toContain('5000');
    const sales = await app.as('sales01');
    const own = await sheetOf(line(0));
    expect((await preview(own, sales)).code).toBe(403);
    const theirs = await sent(workbookOf([headings, line(0)]), '员工.xlsx', sales);
    expect((await preview(theirs)).code).toBe(404);
  });
});

describe('who manages people without being an administrator', () => {
  it('gives no roles by a sheet', async () => {
    const { pool } = app.database;
    await pool.query(`insert into role (id, "fullName", "enCode") values ('hr', '人事', 'hr')`);
    await pool.query(`insert into role_menu ("roleId", "menuId") values ('hr', 'user')`);
    await pool.query(
      `insert into role_permission ("roleId", "itemId") select 'hr', id from permission_item where "modelId" = 'user'`,
    );
    await pool.query(`insert into user_role ("userId", "roleId") values ('user-sales01', 'hr')`);
    const hr = await app.as('sales01');
    const fileId = await sent(
      workbookOf([headings, line(0, { 0: 'by.hr', 5: null }), line(1, { 0: 'by.hr2', 4: null, 5: null })]),
      '员工.xlsx',
      hr,
    );
    const { data } = await preview(fileId, hr);
    expect(data?.problems.map(({ address, words }) => `${address} ${words}`)).toEqual([
      'E2 只有管理员可以分配角色',
    ]);
  });
});

it('the template names what there is, and is itself a sheet without people', async () => {
  const reply = await fetch(app.url + getUserTemplate.path, { headers: { authorization: admin.token } });
  const bytes = Buffer.from(await reply.arrayBuffer());
  const sheets = await readSheets(bytes);
  expect(sheets.map(({ name }) => name)).toEqual(['用户', '填写说明', '组织', '岗位', '角色']);
  expect(sheets[0]?.rows[0]?.cells.map((cell) => cell?.text)).toEqual(headings);
  const texts = (at: number) =>
    sheets[at]?.rows.flatMap(({ cells }) => cells.map((cell) => cell?.text)) ?? [];
  expect(texts(2)).toContain('远航');
  expect(texts(3)).toContain('sales');
  expect((await preview(await sent(bytes))).code).toBe(400);
  expect((await admin.call(getManagedUser, { params: { id: 'nobody' } })).code).toBe(404);
});
