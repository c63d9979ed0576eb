import {
  checkModel,
  createModel,
  deleteModel,
  getModel,
  listModels,
  updateModel,
} from '@fairway/contract/form-models.ts';
import { getModelConfig, listRecords } from '@fairway/contract/records.ts';
import { getCurrentUser } from '@fairway/contract/session.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { reindexRecords } from './jobs.ts';
import { add, added, field, makeModel, table } from './testing/make-model.ts';

let house: TestApp;
let admin: Person;
let sales: Person;

beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
  admin = await house.as('admin');
  sales = await house.as('sales01');
});
afterAll(() => house.close());

const formOf = (...nodes: object[]) => JSON.stringify({ version: 1, nodes });
let codes = 0;
const create = (formData: string, more: object = {}) => {
  codes += 1;
  return admin.call(createModel, { body: { fullName: '表单', enCode: `m${codes}`, formData, ...more } });
};
async function stored(id: string) {
  const { data } = await admin.call(getModel, { params: { id } });
  if (!data) throw new Error('no model');
  return data;
}
const seenBy = async (person: Person, id: string) => {
  const { data } = await person.call(getCurrentUser);
  return data?.permissionList.find(({ modelId }) => modelId === id);
};

describe('a form of the company', () => {
  it('is kept in the language of forms, with everything it leaves out', async () => {
    const { data } = await create(formOf(field('a', 'text')), { roleIds: ['sales'], listFields: ['a'] });
    const model = await stored(data?.id ?? '');
    expect(model).toMatchObject({
      version: 1,
      formVersion: 1,
      webType: '2',
      roleIds: ['sales'],
      listFields: ['a'],
    });
    expect(JSON.parse(model.definition)).toMatchObject({
      labels: 'top',
      nodes: [{ span: 24, required: false }],
    });
  });

  it('takes a form of the family and says what it leaves out', async () => {
    const family = JSON.stringify({
      fields: [
        { __vModel__: 'name', __config__: { jnpfKey: 'comInput', label: '名称', required: true } },
        { __vModel__: 'odd', __config__: { jnpfKey: 'hologram', label: '全息' }, on: { change: 'alert(1)' } },
      ],
    });
    const checked = await admin.call(checkModel, { body: { formData: family } });
    expect(checked.data).toMatchObject({
      problems: [],
      remarks: [
        '“全息”：控件类型 hologram 不受支持，将作为只读文本显示',
        '表单中的脚本没有导入，请改用表达式',
      ],
    });
    expect(JSON.parse(checked.data?.definition ?? '').nodes).toMatchObject([
      { kind: 'text', model: 'name' },
      {},
    ]);
    const { data } = await create(family, { roleIds: ['sales'] });
    expect(await add(sales.call, data?.id ?? '', { name: '' })).toMatchObject({ msg: '请填写名称' });
    expect(await add(sales.call, data?.id ?? '', { name: '甲' })).toMatchObject({ code: 200 });
  });

  it.each([
    ['select', { options: { from: 'interface', interfaceId: 'nosuch' } }, '数据接口 nosuch 不存在'],
    ['select', { options: { from: 'dictionary', dictionary: 'nosuch' } }, '数据字典 nosuch 不存在'],
    ['popupSelect', { source: { interfaceId: 'nosuch' } }, '数据接口 nosuch 不存在'],
    ['text', { rowFills: [{ table: 'rows', interfaceId: 'nosuch' }] }, '数据接口 nosuch 不存在'],
    ['relatedRecord', { source: { modelId: 'nosuch' } }, '表单 nosuch 不存在'],
    ['billNumber', { billRule: 'nosuch' }, '单据规则 nosuch 不存在'],
  ])('%s %j is refused when it names what is not there', async (kind, more, words) => {
    const formData = formOf(field('a', kind, { label: '甲', ...more }), table('rows', [field('x', 'text')]));
    const refused = { code: 422, msg: expect.stringMatching(`“甲”.*${words}`) };
    expect(await create(formData)).toMatchObject(refused);
    const model = await stored((await create(formOf(field('a', 'text')))).data?.id ?? '');
    const body = { ...model, formData };
    expect(await admin.call(updateModel, { params: { id: model.id }, body })).toMatchObject(refused);
    const { data } = await admin.call(checkModel, { body: { formData } });
    expect(data?.problems).toEqual([expect.stringMatching(words)]);
  });

  it('may name what is there', async () => {
    const formData = formOf(
      field('a', 'select', { options: { from: 'interface', interfaceId: 'meetingRooms' } }),
      field('b', 'relatedRecord', { source: { modelId: 'meetingRoom' } }),
      field('c', 'billNumber', { billRule: 'VisitNumber' }),
    );
    expect(await create(formData)).toMatchObject({ code: 200 });
  });

  it('has a code of its own', async () => {
    const first = await create(formOf(field('a', 'text')), { enCode: 'taken' });
    expect(await create(formOf(field('a', 'text')), { enCode: 'taken' })).toMatchObject({
      code: 400,
      msg: '编码 taken 已存在',
    });
    // A module of ours may be called the same.
    expect(await create(formOf(field('a', 'text')), { enCode: 'charge' })).toMatchObject({ code: 200 });
    const other = await stored((await create(formOf(field('a', 'text')))).data?.id ?? '');
    const body = { ...other, enCode: 'taken' };
    expect(await admin.call(updateModel, { params: { id: other.id }, body })).toMatchObject({ code: 400 });
    expect(first.code).toBe(200);
  });

  it('is changed by who has the newest copy; roles come and go at once', async () => {
    const { data } = await create(formOf(field('a', 'text')), { roleIds: ['sales', 'finance'] });
    const id = data?.id ?? '';
    const model = await stored(id);
    const ops = await house.as('ops01');
    const finance = await house.as('finance01');
    expect(await seenBy(ops, id)).toBeUndefined();
    // What a company took from a role by hand is not given back.
    await house.database.pool.query('delete from role_permission where "roleId" = $1 and "itemId" = $2', [
      'sales',
      `${id}.button.btn_remove`,
    ]);
    const changed = { ...model, fullName: '改名', roleIds: ['sales', 'operations'] };
    expect(await admin.call(updateModel, { params: { id }, body: changed })).toMatchObject({ code: 200 });
    expect((await seenBy(ops, id))?.moduleName).toBe('改名');
    expect(await seenBy(finance, id)).toBeUndefined();
    expect((await seenBy(sales, id))?.button.map(({ enCode }) => enCode)).not.toContain('btn_remove');
    expect(await admin.call(updateModel, { params: { id }, body: changed })).toMatchObject({ code: 409 });
    expect(await stored(id)).toMatchObject({ version: 2, formVersion: 1 });
    const grown = { ...changed, version: 2, formData: formOf(field('a', 'text'), field('b', 'text')) };
    expect(await admin.call(updateModel, { params: { id }, body: grown })).toMatchObject({ code: 200 });
    expect(await stored(id)).toMatchObject({ version: 3, formVersion: 2 });
  });

  it('opens its form where it has no list', async () => {
    const { data } = await create(formOf(field('a', 'text')), { webType: '1', roleIds: ['sales'] });
    const { data: user } = await sales.call(getCurrentUser);
    const menus = user?.menuList.find(({ id }) => id === 'forms')?.children ?? [];
    expect(menus.find(({ id }) => id === data?.id)?.urlAddress).toBe(`/pages/form/index?modelId=${data?.id}`);
  });

  it('goes when nobody has filled it in, and stays when somebody has', async () => {
    const { data } = await create(formOf(field('a', 'text')), { roleIds: ['sales'] });
    const id = data?.id ?? '';
    const record = await added(sales.call, id, { a: 'x' });
    expect(await admin.call(deleteModel, { params: { id } })).toMatchObject({
      code: 400,
      msg: '该表单已有数据，不能删除，可改为停用',
    });
    await house.database.pool.query('delete from record where id = $1', [record]);
    expect(await admin.call(deleteModel, { params: { id } })).toMatchObject({ code: 200 });
    expect(await admin.call(getModel, { params: { id } })).toMatchObject({ code: 404 });
    expect(await admin.call(deleteModel, { params: { id } })).toMatchObject({ code: 404 });
    expect(await sales.call(getModelConfig, { params: { modelId: id } })).toMatchObject({ code: 404 });
  });

  it('is not deleted under the hands of somebody who fills it in', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { data } = await create(formOf(field('a', 'text')), { roleIds: ['sales'] });
      const id = data?.id ?? '';
      const replies = await Promise.all([
        ...[1, 2, 3].map(() => add(sales.call, id, { a: 'x' })),
        admin.call(deleteModel, { params: { id } }),
      ]);
      for (const reply of replies) expect(reply.status, JSON.stringify(reply)).toBe(200);
      const deleted = replies.at(-1)?.code === 200;
      expect(replies.slice(0, 3).some(({ code }) => code === 200)).toBe(!deleted);
    }
  });

  it('is found in the list by name and code', async () => {
    await create(formOf(field('a', 'text')), { fullName: '很特别的表单', enCode: 'veryOwn' });
    for (const keyword of ['特别', 'VERYown']) {
      const { data } = await admin.call(listModels, { query: { keyword } });
      expect(data?.list).toMatchObject([{ fullName: '很特别的表单', fieldCount: 1 }]);
    }
  });

  it('with other fields: records are found by them when the index has followed', async () => {
    const id = await makeModel(admin.call, [field('a', 'text')]);
    await added(sales.call, id, { a: '7' });
    await added(sales.call, id, { a: '30' });
    const model = await stored(id);
    const formData = formOf(field('a', 'text'), field('b', 'number'));
    await admin.call(updateModel, { params: { id }, body: { ...model, formData } });
    const { rows } = await house.database.pool.query(
      `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'reindexRecords'`,
    );
    expect(rows).toMatchObject([{ payload: { modelId: id, after: '' } }]);
    const byB = { params: { modelId: id }, body: { sidx: 'b' } };
    await house.database.db
      .transaction()
      .execute((db) =>
        reindexRecords.work(
          { db, now: new Date(), log: house.app.log, afterCommit: () => undefined },
          rows[0].payload,
        ),
      );
    expect((await sales.call(listRecords, byB)).data?.list).toHaveLength(2);
  });
});

describe('a form that cannot be used', () => {
  const deep = (levels: number) => {
    let node: object = field('x', 'text');
    for (let level = 0; level < levels; level += 1)
      node = { id: `k${level}`, kind: 'card', parts: [{ id: `p${level}`, nodes: [node] }] };
    return formOf(node);
  };

  it.each([
    ['no JSON', '{a', /^表单无法使用：内容不是有效的 JSON/],
    ['a list', '[1]', /内容不是表单定义/],
    ['no fields', formOf(), /表单没有字段/],
    ['an unknown kind', formOf({ id: 'a', kind: 'hologram', model: 'a' }), /nodes\.0\.kind/],
    ['another edition', JSON.stringify({ version: 9, nodes: [] }), /version/],
    [
      'a hundred thousand levels',
      `{"version":1,"nodes":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      /嵌套过深/,
    ],
    ['containers without end', deep(500), /嵌套过深/],
    ['nine levels', deep(9), /嵌套过深/],
    [
      'family without end',
      `{"fields":[${'{"__config__":{"jnpfKey":"card","children":['.repeat(3_000)}${']}}'.repeat(3_000)}]}`,
      /嵌套过深/,
    ],
    ['the character zero', formOf({ ...field('a', 'text'), label: 'a\0b' }), /无效字符/],
    [
      'a key of the prototype',
      formOf({ ...field('a', 'text'), model: '__proto__' }),
      /不能使用字段名 __proto__/,
    ],
    ['a wrong expression', formOf(field('a', 'calculation', { calculated: '1 +' })), /calculated 写错了/],
    [
      'a circle',
      formOf(field('a', 'number', { calculated: '{b}' }), field('b', 'number', { calculated: '{a}' })),
      /互相引用/,
    ],
    [
      'a hostile pattern',
      formOf(field('a', 'text', { rules: [{ check: 'pattern', pattern: '(?=x)' }] })),
      /正则/,
    ],
  ])('%s ends in a sentence', async (_, formData, words) => {
    const reply = await create(formData);
    expect(reply).toMatchObject({ status: 200, code: 422, msg: expect.stringMatching(words) });
    expect(Object.keys((reply.data as unknown as { fields: object }).fields)[0]).toBe('1');
    const { data } = await admin.call(checkModel, { body: { formData } });
    expect(data?.problems.length).toBeGreaterThan(0);
  });

  it('thirty thousand fields are refused at once', async () => {
    const nodes = Array.from({ length: 480 }, (_, part) => ({
      id: `k${part}`,
      kind: 'card',
      parts: [
        {
          id: `p${part}`,
          nodes: Array.from({ length: 30 }, (__, place) => ({ id: `n${part}-${place}`, kind: 'note' })),
        },
      ],
    }));
    const began = performance.now();
    expect(await create(formOf(...nodes))).toMatchObject({ code: 422, msg: /表单最多 500 个字段/ });
    expect(performance.now() - began).toBeLessThan(15_000);
  });

  it('says the first three at once and all of them by number', async () => {
    const nodes = Array.from({ length: 5 }, (_, place) =>
      field(`c${place}`, 'calculation', { calculated: '(' }),
    );
    const reply = await create(formOf(...nodes));
    expect(reply.msg.split('; ')).toHaveLength(3);
    expect(Object.keys((reply.data as unknown as { fields: object }).fields)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
    ]);
  });

  it('a role nobody knows is refused', async () => {
    expect(await create(formOf(field('a', 'text')), { roleIds: ['sales', 'nosuch'] })).toMatchObject({
      code: 422,
      data: { fields: { roleIds: '不在可选范围内' } },
    });
  });

  it('sub-tables keep their columns', async () => {
    const { data } = await create(formOf(table('rows', [field('x', 'text')])));
    expect(JSON.parse((await stored(data?.id ?? '')).definition).nodes[0].columns).toHaveLength(1);
  });
});
