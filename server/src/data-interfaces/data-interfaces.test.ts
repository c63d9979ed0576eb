import * as contract from '@fairway/contract/data-interfaces.ts';
import type { Input } from '@fairway/contract/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFormWith } from '../testing/form-with-interface.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

type Written = Input<typeof contract.createDataInterface>['body'];

let house: TestApp;
let admin: Person;
let sales: Person;
let designer: Person;
beforeAll(async () => {
  house = await startTestApp({ from: 'demo', environment: { FAIRWAY_INTERFACE_HOSTS: 'api.example.com' } });
  [admin, sales, designer] = await Promise.all([house.as('admin'), house.as('sales01'), house.as('docs01')]);
  // Somebody who designs forms without being an administrator.
  await house.database.pool.query(
    `insert into role (id, "enCode", "fullName") values ('designer', 'designer', '表单设计')`,
  );
  await house.database.pool.query(`insert into role_menu values ('designer', 'formModels')`);
  await house.database.pool.query(
    `insert into role_permission select 'designer', id from permission_item where "modelId" = 'formModels'`,
  );
  await house.database.pool.query(`insert into user_role values ('user-docs01', 'designer')`);
});
afterAll(() => house.close());

let written = 0;
const body = (changes: Partial<Written> = {}): Written => ({
  fullName: '箱型',
  enCode: `test-${++written}`,
  source: {
    kind: 'static',
    rows: [
      { id: '20GP', fullName: '20尺普柜', tare: 2230 },
      { id: '40HQ', fullName: '40尺高柜', tare: 3970 },
    ],
  },
  ...changes,
});
const add = async (changes: Partial<Written> = {}, person = admin) => {
  const { data, msg } = await person.call(contract.createDataInterface, { body: body(changes) });
  if (!data) throw new Error(msg);
  return data.id;
};
const parameter = (name: string, changes: object = {}) => ({ name, label: `参数${name}`, ...changes });
const preview = (id: string, paramList: { field: string; defaultValue?: unknown }[] = [], person = admin) =>
  person.call(contract.previewInterface, { params: { id }, body: { paramList } });

describe('fixed rows', () => {
  it('come as they are', async () => {
    const id = await add();
    expect((await preview(id)).data).toEqual([
      { id: '20GP', fullName: '20尺普柜', tare: 2230 },
      { id: '40HQ', fullName: '40尺高柜', tare: 3970 },
    ]);
  });

  it('are worked on by a script, which gets declared parameters only', async () => {
    const id = await add({
      parameters: [parameter('least', { dataType: 'number' }), parameter('day', { dataType: 'date' })],
      script:
        '(rows, given) => rows.filter((row) => row.tare > (given.least ?? 0)).map((row) => ({ id: row.id, given }))',
    });
    expect(
      (
        await preview(id, [
          { field: 'least', defaultValue: '3000' },
          { field: 'day', defaultValue: '2026-03-01' },
          { field: 'secret', defaultValue: 'x' },
        ])
      ).data,
    ).toEqual([{ id: '40HQ', given: { least: 3000, day: Date.parse('2026-03-01T00:00:00+08:00') } }]);
  });

  it.each([
    ['an endless loop', '() => { for (;;); }', '数据处理脚本运行超时'],
    ['a memory bomb', '() => { let s = "x".repeat(1000); for (;;) s += s }', '数据处理脚本占用内存过多'],
    ['an exception', '() => { throw new Error("no") }', '数据处理脚本出错'],
    ['no list', '() => 7', '返回的不是数据列表'],
    ['a list of numbers', '() => [1]', '返回的不是数据列表'],
    [
      'a deep tree',
      '() => { let a = {}; for (let n = 0; n < 200; n++) a = { a }; return [a] }',
      '返回的不是数据列表',
    ],
    ['too many rows', '() => Array.from({ length: 5001 }, () => ({}))', '数据太多'],
    ['too large rows', '() => Array.from({ length: 30 }, () => ({ a: "x".repeat(100000) }))', '数据太多'],
  ])('%s in a script ends in a sentence', async (_case, script, detail) => {
    const id = await add({ script });
    expect(await preview(id)).toMatchObject({
      status: 200,
      code: 400,
      msg: `数据接口“箱型”未能返回数据：${detail}`,
    });
  });

  it('with strange columns leave without what cannot be a column', async () => {
    const id = await add({
      script: `() => [{ ['x'.repeat(101)]: 1, id: 'a', ['__proto__']: { admin: 1 } }]`,
    });
    expect((await preview(id)).data).toEqual([{ id: 'a' }]);
  });
});

describe('a page of rows', () => {
  const rows = Array.from({ length: 45 }, (_, n) => ({
    id: `p${n}`,
    fullName: `港口${n}`,
    code: `CN${n}`,
    cost: n,
  }));

  it('has only the asked columns and the value, and is found by the words of those columns', async () => {
    const id = await add({ source: { kind: 'static', rows } });
    const list = (asked: object) =>
      admin.call(contract.listInterfaceRows, {
        params: { id },
        body: { columnOptions: 'fullName,code', ...asked },
      });
    expect((await list({ currentPage: 3, pageSize: 20 })).data).toEqual({
      list: rows.slice(40).map(({ id, fullName, code }) => ({ id, fullName, code })),
      pagination: { currentPage: 3, pageSize: 20, total: 45 },
    });
    expect((await list({ keyword: 'cn4', pageSize: 500 })).data?.pagination.total).toBe(6);
    expect((await list({ keyword: 'p7' })).data?.list).toEqual([]);
    expect((await list({ keyword: '港口7', propsValue: 'code' })).data?.list).toEqual([
      { code: 'CN7', fullName: '港口7' },
    ]);
    const all = await admin.call(contract.listInterfaceRows, { params: { id }, body: { keyword: 'p7' } });
    expect(all.data?.list).toEqual([rows[7]]);
  });

  it('by values comes in their order, also from below others', async () => {
    const tree = [
      { id: 'a', fullName: '甲', children: [{ id: 'b', fullName: '乙' }] },
      { id: 3, fullName: '丙' },
    ];
    const id = await add({ source: { kind: 'static', rows: tree } });
    const ask = (asked: { ids: string[]; propsValue?: string; columnOptions?: string }) =>
      admin.call(contract.getInterfaceRows, { params: { id }, body: asked });
    expect((await ask({ ids: ['3', 'b', 'nothing'], columnOptions: 'fullName' })).data).toEqual([
      { id: 3, fullName: '丙' },
      { id: 'b', fullName: '乙' },
    ]);
    expect((await ask({ ids: ['甲'], propsValue: 'fullName', columnOptions: 'id' })).data).toEqual([
      { id: 'a', fullName: '甲' },
    ]);
    expect((await ask({ ids: [] })).data).toEqual([]);
  });
});

describe('parameters', () => {
  it('that are missing or wrong are named', async () => {
    const id = await add({
      parameters: [
        parameter('must', { required: true }),
        parameter('count', { dataType: 'number' }),
        parameter('day', { dataType: 'date', label: '' }),
      ],
      script: '(rows, given) => [given]',
    });
    const must = { field: 'must', defaultValue: 'x' };
    expect(await preview(id)).toMatchObject({ code: 400, msg: '数据接口缺少参数“参数must”' });
    expect(await preview(id, [{ field: 'must', defaultValue: '' }])).toMatchObject({ code: 400 });
    expect(await preview(id, [must, { field: 'count', defaultValue: 'many' }])).toMatchObject({
      code: 400,
      msg: '数据接口“箱型”未能返回数据：参数“参数count”应为数字',
    });
    expect(await preview(id, [must, { field: 'day', defaultValue: 'soon' }])).toMatchObject({
      msg: '数据接口“箱型”未能返回数据：参数“day”应为日期',
    });
    expect(await preview(id, [must, { field: 'count', defaultValue: { a: 1 } }])).toMatchObject({
      code: 400,
    });
    expect(await preview(id, [must, must, { field: 'must', defaultValue: 'y' }])).toMatchObject({
      data: [{ must: 'y', count: null, day: null }],
    });
  });

  it('of any depth do no harm', async () => {
    const deep = `{"paramList":[{"field":"a","defaultValue":${'['.repeat(100_000)}${']'.repeat(100_000)}}]}`;
    const response = await fetch(`${house.url}/api/system/DataInterface/ports/Actions/Preview`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: admin.token },
      body: deep,
    });
    expect(response.status).toBe(200);
  });
});

describe('the same question', () => {
  it('shares one answer for a moment; a change is seen at once', async () => {
    const id = await add({ script: '() => [{ id: String(Math.random()) }]' });
    const [first, second] = await Promise.all([preview(id), preview(id)]);
    expect(first.data).toEqual(second.data);
    expect((await preview(id)).data).toEqual(first.data);
    const { version } = (await admin.call(contract.getDataInterface, { params: { id } })).data ?? {
      version: 0,
    };
    await admin.call(contract.updateDataInterface, {
      params: { id },
      body: { ...body({ script: '() => [{ id: "new" }]' }), version },
    });
    expect((await preview(id)).data).toEqual([{ id: 'new' }]);
  });
});

describe('who may ask', () => {
  const calls = [
    ['Preview', contract.previewInterface, {}],
    ['List', contract.listInterfaceRows, {}],
    ['InfoByIds', contract.getInterfaceRows, { ids: ['20GP'] }],
  ] as const;

  it.each(calls)(
    '%s: whoever may fill in a form that needs it, and who designs forms',
    async (name, call, asked) => {
      const id = await add();
      const codes = async () => {
        const people = [sales, await house.as('client01'), designer, admin];
        const replies = await Promise.all(
          people.map((person) => person.call(call, { params: { id }, body: asked as never })),
        );
        return replies.map(({ code }) => code);
      };
      expect(await codes()).toEqual([404, 404, 200, 200]);
      await openFormWith(house.database, id, { id: `form-${name}`, roleId: 'sales' });
      expect(await codes()).toEqual([200, 404, 200, 200]);
      const nobody = await house.call(call, { params: { id }, body: asked as never });
      expect(nobody.code).toBe(600);
      await house.database.pool.query('update menu set "enabledMark" = 0 where id = $1', [`form-${name}`]);
      expect(await codes()).toEqual([404, 404, 200, 200]);
    },
  );

  it('nobody asks what is not there or switched off', async () => {
    const id = await add({ enabledMark: 0 });
    expect(await preview(id)).toMatchObject({ code: 404 });
    expect(await preview('nothing')).toMatchObject({ code: 404 });
  });

  it('a program that asks without end is slowed down, others go on', async () => {
    const id = await add();
    const busy = await house.as('pricing01');
    const replies = await Promise.all(Array.from({ length: 310 }, () => preview(id, [], busy)));
    expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10);
    expect((await preview(id)).code).toBe(200);
    house.clock.now = new Date(house.clock.now.getTime() + 60_000);
    expect((await preview(id, [], busy)).status).toBe(200);
  });
});

describe('looking after interfaces', () => {
  it('is for people with the module; each act for its button', async () => {
    const id = await add();
    const change = { params: { id }, body: { ...body(), version: 1 } };
    for (const person of [sales, await house.as('client01')]) {
      expect((await person.call(contract.listDataInterfaces)).code).toBe(403);
      expect((await person.call(contract.getDataInterface, { params: { id } })).code).toBe(403);
      expect((await person.call(contract.createDataInterface, { body: body() })).code).toBe(403);
      expect((await person.call(contract.updateDataInterface, change)).code).toBe(403);
      expect((await person.call(contract.deleteDataInterface, { params: { id } })).code).toBe(403);
    }
    await house.database.pool.query(
      `delete from role_permission where "roleId" = 'designer' and "itemId" = 'formModels.button.btn_edit'`,
    );
    expect((await designer.call(contract.updateDataInterface, change)).code).toBe(403);
    await house.database.pool.query(
      `insert into role_permission values ('designer', 'formModels.button.btn_edit')`,
    );
    expect((await designer.call(contract.updateDataInterface, change)).code).toBe(200);
    expect((await designer.call(contract.deleteDataInterface, { params: { id } })).code).toBe(200);
    expect((await designer.call(contract.getDataInterface, { params: { id } })).code).toBe(404);
  });

  it('lists the newest first, page by page, and finds by name and code', async () => {
    house.clock.now = new Date(house.clock.now.getTime() + 1_000);
    const id = await add({ fullName: '特别的接口', enCode: 'very-special' });
    const first = (await admin.call(contract.listDataInterfaces, { query: { pageSize: '2' } })).data;
    expect(first?.list[0]).toEqual({
      id,
      fullName: '特别的接口',
      enCode: 'very-special',
      kind: 'static',
      enabledMark: 1,
      lastModifyTime: house.clock.now.getTime(),
    });
    expect(first?.list).toHaveLength(2);
    for (const keyword of ['特别', 'VERY-'])
      expect((await admin.call(contract.listDataInterfaces, { query: { keyword } })).data?.list).toHaveLength(
        1,
      );
  });

  it('a code is taken once, at the same instant too', async () => {
    const twins = await Promise.all(
      [1, 2, 3].map(() => admin.call(contract.createDataInterface, { body: body({ enCode: 'twin' }) })),
    );
    expect(twins.map(({ code }) => code).sort()).toEqual([200, 400, 400]);
    const id = await add();
    expect(
      await admin.call(contract.updateDataInterface, {
        params: { id },
        body: { ...body({ enCode: 'twin' }), version: 1 },
      }),
    ).toMatchObject({ code: 400, msg: '编码 twin 已存在' });
  });

  it('a change based on an older version is refused, one of two at the same instant too', async () => {
    const id = await add();
    const change = (version: number) =>
      admin.call(contract.updateDataInterface, { params: { id }, body: { ...body(), version } });
    const replies = await Promise.all([change(1), change(1), change(1)]);
    expect(replies.map(({ code }) => code).sort()).toEqual([200, 409, 409]);
    expect((await change(2)).code).toBe(200);
    expect(
      (
        await admin.call(contract.updateDataInterface, {
          params: { id: 'nothing' },
          body: { ...body(), version: 1 },
        })
      ).code,
    ).toBe(404);
  });

  it('what a form uses is not deleted', async () => {
    const id = await add();
    await openFormWith(house.database, id, { id: 'form-deleted', roleId: 'sales' });
    expect(await admin.call(contract.deleteDataInterface, { params: { id } })).toMatchObject({
      code: 400,
      msg: '该数据接口正被表单使用，不能删除',
    });
    await house.database.pool.query(`delete from form_reference where "modelId" = 'form-deleted'`);
    expect((await admin.call(contract.deleteDataInterface, { params: { id } })).code).toBe(200);
    expect((await admin.call(contract.deleteDataInterface, { params: { id } })).code).toBe(404);
  });

  it('only administrators write what reads with the rights of the server, and read its keys', async () => {
    const sql = { kind: 'sql' as const, sql: 'select id from areas' };
    expect((await designer.call(contract.createDataInterface, { body: body({ source: sql }) })).code).toBe(
      403,
    );
    const id = await add({ source: sql });
    const change = (source: Written['source'], person: Person, version: number) =>
      person.call(contract.updateDataInterface, { params: { id }, body: { ...body({ source }), version } });
    expect((await change({ kind: 'static', rows: [] }, designer, 1)).code).toBe(403);
    expect((await designer.call(contract.deleteDataInterface, { params: { id } })).code).toBe(403);
    expect((await change({ kind: 'static', rows: [] }, admin, 1)).code).toBe(200);
    expect((await change(sql, designer, 2)).code).toBe(403);
    expect((await change({ kind: 'static', rows: [{ id: 'x' }] }, designer, 2)).code).toBe(200);

    const http = {
      kind: 'http' as const,
      url: 'https://api.example.com/rows',
      headers: [{ name: 'x-key', value: 'secret' }],
    };
    expect((await designer.call(contract.createDataInterface, { body: body({ source: http }) })).code).toBe(
      403,
    );
    const params = { id: await add({ source: http }) };
    expect((await admin.call(contract.getDataInterface, { params })).data?.source).toMatchObject(http);
    expect((await designer.call(contract.getDataInterface, { params })).data?.source).toMatchObject({
      url: http.url,
      headers: [{ name: 'x-key', value: '••••••' }],
    });
  });

  it.each<[string, Partial<Written>, string]>([
    ['a parameter twice', { parameters: [parameter('a'), parameter('a')] }, '参数 a 重复'],
    [
      'a default of another type',
      { parameters: [parameter('a', { dataType: 'number', defaultValue: 'many' })] },
      '参数“参数a”的默认值不正确',
    ],
    ['no function', { script: '7' }, '数据处理脚本出错'],
    ['an unreadable script', { script: '(rows) => {' }, '数据处理脚本出错'],
    ['SQL with an unknown parameter', { source: { kind: 'sql', sql: 'select {a}' } }, '参数 a 没有声明'],
    [
      'SQL that is no SELECT',
      { source: { kind: 'sql', sql: 'delete from people' } },
      'SQL 应以 SELECT 或 WITH 开头',
    ],
    [
      'SQL about what is not there',
      { source: { kind: 'sql', sql: 'select salary from people' } },
      'column "salary" does not exist',
    ],
    [
      'SQL about what is not open',
      { source: { kind: 'sql', sql: 'select * from public.user_account' } },
      'permission denied for schema public',
    ],
    [
      'a host that is not allowed',
      { source: { kind: 'http', url: 'https://evil.example/' } },
      '地址 evil.example 不在允许的范围内',
    ],
  ])('%s is refused in a sentence', async (_case, changes, detail) => {
    expect(await admin.call(contract.createDataInterface, { body: body(changes) })).toMatchObject({
      status: 200,
      code: 422,
      msg: `数据接口无法使用：${detail}`,
    });
  });

  it('speaks English to who speaks it', async () => {
    const english = { headers: { 'accept-language': 'en' } };
    expect(
      await admin.call(contract.createDataInterface, {
        body: body({ source: { kind: 'sql', sql: 'update t' } }),
        ...english,
      }),
    ).toMatchObject({ msg: 'The data interface cannot be used: the SQL must begin with SELECT or WITH' });
    const id = await add({ script: '() => 1' });
    expect(
      await admin.call(contract.previewInterface, { params: { id }, body: {}, ...english }),
    ).toMatchObject({ msg: 'The data interface “箱型” gave no rows: what came back is no list of rows' });
  });

  it('half a character in a row is kept as a whole one', async () => {
    const id = await add({ source: { kind: 'static', rows: [{ id: 'a\ud800', '\udc00b': '𠮷' }] } });
    expect((await preview(id)).data).toEqual([{ id: 'a\ufffd', '\ufffdb': '𠮷' }]);
  });

  it('leaves a line in the audit log for every change', async () => {
    const id = await add({ fullName: '审计' });
    await admin.call(contract.updateDataInterface, { params: { id }, body: { ...body(), version: 1 } });
    await admin.call(contract.deleteDataInterface, { params: { id } });
    const { rows } = await house.database.pool.query(
      `select name from audit_log where target like $1 order by at, id`,
      [`%${id}`],
    );
    expect(rows.map(({ name }) => name).sort()).toEqual([
      'createDataInterface',
      'deleteDataInterface',
      'updateDataInterface',
    ]);
  });
});
