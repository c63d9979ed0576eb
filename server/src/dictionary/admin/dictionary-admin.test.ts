import * as contract from '@fairway/contract/dictionary-admin.ts';
import { refusals } from '@fairway/contract/errors.ts';
import { listDictionaries } from '@fairway/contract/system.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upload } from '../../files/sample-files.ts';
import { readSheets } from '../../spreadsheets/read-sheet.ts';
import { writeSheet } from '../../spreadsheets/write-sheet.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { dictionarySeed } from '../dictionary-seed.ts';

let app: TestApp;
let admin: Person;
let sales: Person;
beforeAll(async () => {
  app = await startTestApp();
  [admin, sales] = [await app.as('admin'), await app.as('sales01')];
});
afterAll(() => app.close());

const said = (name: keyof typeof refusals) =>
  new RegExp(`^${refusals[name].zh.replaceAll(/\{\w+\}/g, '.*')}$`);
const types = async () =>
  (await admin.call(contract.listManagedDictionaries)).data?.list ?? expect.fail('no dictionaries');
const typeOf = async (enCode: string) =>
  (await types()).find((one) => one.enCode === enCode) ?? expect.fail(`no ${enCode}`);
const entriesOf = async (enCode: string) =>
  (await admin.call(contract.listManagedEntries, { params: { id: (await typeOf(enCode)).id } })).data?.list ??
  expect.fail('no entries');
const entryOf = async (type: string, enCode: string) =>
  (await entriesOf(type)).find((one) => one.enCode === enCode) ?? expect.fail(`no ${enCode}`);
const offered = async (enCode: string, who = sales, headers = {}) =>
  (await who.call(listDictionaries, { headers })).data?.list.find((one) => one.enCode === enCode)
    ?.dictionaryList ?? [];
const add = async (type: string, enCode: string, fullName: string, parentId: string | null = null) =>
  admin.call(contract.addDictionaryEntry, {
    body: { typeId: (await typeOf(type)).id, enCode, fullName, parentId },
  });
const change = async (type: string, enCode: string, changes: object, headers = {}) => {
  const { id, version } = await entryOf(type, enCode);
  return admin.call(contract.changeDictionary, {
    params: { kind: 'entry', id },
    body: { version, changes },
    headers,
  });
};
const act = async (
  call: typeof contract.undoDictionaryChange | typeof contract.removeDictionary,
  type: string,
  enCode: string,
) => {
  const { id, version } = await entryOf(type, enCode);
  return admin.call(call, { params: { kind: 'entry', id }, body: { version } });
};

describe('a dictionary of the company', () => {
  it('is added, gets entries in order, and is offered at once', async () => {
    const body = { enCode: 'Fleet', fullName: '车队', enName: 'Fleet', isTree: false };
    expect((await sales.call(contract.addDictionary, { body })).code).toBe(403);
    expect((await admin.call(contract.addDictionary, { body })).code).toBe(200);
    expect((await admin.call(contract.addDictionary, { body })).msg).toMatch(said('DICTIONARY_CODE_TAKEN'));
    expect(await offered('Fleet')).toEqual([]);
    for (const [code, name] of [
      ['van', '厢车'],
      ['truck', '卡车'],
      ['ship', '驳船'],
    ] as const)
      expect((await add('Fleet', code, name)).code).toBe(200);
    expect((await add('Fleet', 'van', '别的')).msg).toMatch(said('DICTIONARY_CODE_TAKEN'));
    expect((await add('Fleet', 'lorry', '卡车')).msg).toMatch(said('DICTIONARY_NAME_TAKEN'));
    const van = await entryOf('Fleet', 'van');
    expect((await add('Fleet', 'small', '小厢车', van.id)).msg).toMatch(said('DICTIONARY_MISPLACED'));
    const ship = await entryOf('Fleet', 'ship');
    const moved = { version: ship.version, parentId: null, beforeId: van.id };
    await admin.call(contract.moveDictionaryEntry, { params: { id: ship.id }, body: moved });
    expect((await offered('Fleet')).map(({ enCode }) => enCode)).toEqual(['ship', 'van', 'truck']);
  });

  it('becomes a tree, whose entries do not stand below themselves, and not flat again', async () => {
    const { id, version } = await typeOf('Fleet');
    const params = { kind: 'type', id } as const;
    const flat = (isTree: boolean, at: number) =>
      admin.call(contract.changeDictionary, { params, body: { version: at, changes: { isTree } } });
    await flat(true, version);
    const [van, truck] = [await entryOf('Fleet', 'van'), await entryOf('Fleet', 'truck')];
    const move = (one: typeof van, parentId: string | null) =>
      admin.call(contract.moveDictionaryEntry, {
        params: { id: one.id },
        body: { version: one.version, parentId },
      });
    expect((await move(truck, van.id)).data?.version).toBe(2);
    expect((await move(van, truck.id)).msg).toMatch(said('DICTIONARY_MISPLACED'));
    expect((await flat(false, version + 1)).msg).toMatch(said('DICTIONARY_NOT_FLAT'));
    expect((await act(contract.removeDictionary, 'Fleet', 'van')).msg).toMatch(said('DICTIONARY_USED'));
    await act(contract.undoDictionaryChange, 'Fleet', 'truck');
    expect((await entryOf('Fleet', 'truck')).parentId).toBe(null);
    expect((await act(contract.undoDictionaryChange, 'Fleet', 'truck')).msg).toMatch(
      said('DICTIONARY_UNDO_OVER'),
    );
  });

  it('is not written over by another administrator, and the same command acts once', async () => {
    const { id, version } = await entryOf('Fleet', 'ship');
    const command = {
      params: { kind: 'entry', id },
      body: { version, changes: { fullName: '船' } },
    } as const;
    const headers = { 'command-id': 'rename-a-ship' };
    const twice = [await admin.call(contract.changeDictionary, { ...command, headers })];
    twice.push(await admin.call(contract.changeDictionary, { ...command, headers }));
    expect(twice.map(({ data }) => data?.version)).toEqual([version + 1, version + 1]);
    expect((await admin.call(contract.changeDictionary, command)).code).toBe(refusals.RECORD_CHANGED.code);
    const { data } = await admin.call(contract.listDictionaryHistory, { params: { kind: 'entry', id } });
    expect(data?.list[0]).toMatchObject({
      ...{ byName: '系统管理员', act: 'update' },
      differences: [{ field: 'fullName', before: '驳船', after: '船' }],
    });
  });
});

describe('what came with the system', () => {
  it('is renamed and switched off, stays so with another edition, and is put back', async () => {
    await change('TransportMode', 'SEA', { fullName: '海上运输', enName: '' });
    await change('TransportMode', 'RAIL', { isEnabled: false });
    expect((await offered('TransportMode')).map(({ fullName }) => fullName)).not.toContain('铁路');
    await app.database.db.transaction().execute(dictionarySeed.load);
    const sea = await entryOf('TransportMode', 'SEA');
    expect(sea).toMatchObject({
      fullName: '海上运输',
      enName: '',
      standard: { fullName: '海运', enName: 'Sea' },
    });
    expect((await entryOf('TransportMode', 'RAIL')).isEnabled).toBe(false);
    await change('TransportMode', 'SEA', sea.standard ?? {});
    expect((await offered('TransportMode', sales, { 'accept-language': 'en' }))[0]?.fullName).toBe('Sea');
  });

  it('keeps its code and is never deleted', async () => {
    expect((await change('TransportMode', 'SEA', { enCode: 'OCEAN' })).msg).toMatch(
      said('DICTIONARY_BUILT_IN'),
    );
    expect((await act(contract.removeDictionary, 'TransportMode', 'SEA')).msg).toMatch(
      said('DICTIONARY_BUILT_IN'),
    );
  });
});

describe('what is used', () => {
  it('is not deleted: an entry that a record holds, a dictionary that a form names', async () => {
    const { pool } = app.database;
    await add('Fleet', 'crane', '吊车');
    const node = { kind: 'select', options: { from: 'dictionary', dictionary: 'Fleet' } };
    await pool.query(
      `update form_model set definition = jsonb_set(definition, '{extra}', $1)
       where id = (select min(id) from form_model)`,
      [JSON.stringify([node])],
    );
    await pool.query(
      `insert into record (id, "modelId", data, "formVersion", "creatorUserId", "creatorTime")
       select 'r-fleet', id, '{"rows":[{"what":["crane"]}]}', "formVersion", 'user-admin', now()
       from form_model order by id limit 1`,
    );
    expect((await act(contract.removeDictionary, 'Fleet', 'crane')).msg).toContain('1 条数据');
    expect((await change('Fleet', 'crane', { enCode: 'hoist' })).msg).toMatch(said('DICTIONARY_USED'));
    const { id, version } = await typeOf('Fleet');
    const params = { kind: 'type', id } as const;
    const uses = await admin.call(contract.listDictionaryUses, { params });
    expect(uses.data?.list).toMatchObject([{ use: 'forms', count: 1 }]);
    expect((await admin.call(contract.removeDictionary, { params, body: { version } })).msg).toContain(
      '1 个表单',
    );
    await pool.query(`delete from record where id = 'r-fleet'`);
    await pool.query(`update form_model set definition = definition - 'extra'`);
    expect((await act(contract.removeDictionary, 'Fleet', 'crane')).code).toBe(200);
  });

  it('is counted where a person or a flow says it', async () => {
    await add('Education', 'postdoc', '博士后');
    await app.database.pool.query(`update user_account set education = 'postdoc' where account = 'sales01'`);
    expect((await act(contract.removeDictionary, 'Education', 'postdoc')).msg).toContain('1 人的资料');
  });
});

describe('a sheet', () => {
  const sheet = async (rows: string[][], headings = ['上级编码', '编码', '名称', '英文名称', '启用']) => {
    const columns = headings.map((heading, at) => ({
      ...{ heading, kind: 'text' as const, value: (row: string[]) => row[at] ?? '' },
    }));
    const bytes = await writeSheet<string[]>({ name: 'x', rows, columns });
    const to = { url: app.url, token: admin.token, type: 'temporary' } as const;
    return (await upload(to, 'fleet.xlsx', bytes)).data?.name ?? expect.fail('not uploaded');
  };
  const call = async (
    which: typeof contract.previewDictionaryImport | typeof contract.importDictionary,
    fileId: string,
  ) => admin.call(which, { params: { id: (await typeOf('Fleet')).id }, body: { fileId } });

  it('names every cell that cannot be taken, and then writes nothing', async () => {
    const fileId = await sheet([
      ['', 'van', '厢车', '', '也许'],
      ['nowhere', 'bus', '', '', ''],
      ['', '车', '车', '', ''],
      ['', 'van', '又一辆', '', ''],
    ]);
    const { data } = await call(contract.previewDictionaryImport, fileId);
    expect(data && 'problems' in data && data.problems.map(({ address }) => address).sort()).toEqual([
      ...['A3', 'B4', 'B5', 'C3', 'E2'],
    ]);
    const before = await entriesOf('Fleet');
    expect((await call(contract.importDictionary, fileId)).msg).toMatch(said('DICTIONARY_SHEET_WRONG'));
    expect(await entriesOf('Fleet')).toEqual(before);
  });

  it('adds and changes, above before below, and is what an export brings', async () => {
    const fileId = await sheet([
      ['cranes', 'small', '小吊车', 'Small crane', ''],
      ['', 'cranes', '吊车', '', '否'],
      ['', 'van', '厢式货车', 'Van', '是'],
    ]);
    expect((await call(contract.previewDictionaryImport, fileId)).data).toMatchObject({
      added: 2,
      changed: 1,
    });
    expect((await call(contract.importDictionary, fileId)).data).toEqual({ added: 2, changed: 1 });
    const cranes = await entryOf('Fleet', 'cranes');
    expect(cranes.isEnabled).toBe(false);
    expect(await entryOf('Fleet', 'small')).toMatchObject({ parentId: cranes.id, enName: 'Small crane' });
    expect((await act(contract.undoDictionaryChange, 'Fleet', 'van')).code).toBe(200);
    const response = await fetch(
      `${app.url}/api/system/Dictionaries/type/${(await typeOf('Fleet')).id}/Export`,
      { headers: { authorization: admin.token } },
    );
    const [exported] = await readSheets(Buffer.from(await response.arrayBuffer()));
    const small = exported?.rows
      .map(({ cells }) => cells.map((cell) => cell?.text))
      .find((row) => row[1] === 'small');
    expect(small).toEqual(['cranes', 'small', '小吊车', 'Small crane', '是']);
  });
});
