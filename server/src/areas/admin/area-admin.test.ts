import * as contract from '@fairway/contract/area-admin.ts';
import { refusals } from '@fairway/contract/errors.ts';
import { listAreas, nameAreas } from '@fairway/contract/system.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { areAreaPaths } from '../area-paths.ts';
import { areaSeed } from '../area-seed.ts';

let app: TestApp;
let admin: Person;
let sales: Person;
beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  [admin, sales] = [await app.as('admin'), await app.as('sales01')];
});
afterAll(() => app.close());

const said = (name: keyof typeof refusals) =>
  new RegExp(`^${refusals[name].zh.replaceAll(/\{\w+\}/g, '.*')}$`);
const below = async (id: string) =>
  (await admin.call(contract.listManagedAreas, { params: { id } })).data?.list ?? expect.fail(`no ${id}`);
const areaBelow = async (parentId: string, fullName: string) =>
  (await below(parentId)).find((one) => one.fullName === fullName) ?? expect.fail(`no ${fullName}`);
const offered = async (id: string) =>
  ((await sales.call(listAreas, { params: { id } })).data?.list ?? []).map(({ fullName }) => fullName);
const search = async (keyword: string) =>
  (await admin.call(contract.searchAreas, { query: { keyword } })).data ?? expect.fail('not searched');
const add = (parentId: string | null, fullName: string) =>
  admin.call(contract.addArea, { body: { parentId, fullName } });
const change = (
  { id, version }: { id: string; version: number },
  changes: { fullName?: string; isEnabled?: boolean },
  headers = {},
) => admin.call(contract.changeArea, { params: { id }, body: { version, changes }, headers });
const act = (
  call: typeof contract.removeArea | typeof contract.undoAreaChange,
  { id, version }: { id: string; version: number },
) => admin.call(call, { params: { id }, body: { version } });
const move = ({ id, version }: { id: string; version: number }, beforeId: string | null) =>
  admin.call(contract.moveArea, { params: { id }, body: { version, beforeId } });

describe('the areas', () => {
  it('are read level by level, by whoever has the module', async () => {
    expect(await below('-1')).toHaveLength(34);
    expect((await below('33')).find(({ id }) => id === '3302')).toEqual({
      ...{ id: '3302', parentId: '33', version: 1, level: 2, fullName: '宁波市', isEnabled: true },
      ...{ standard: '宁波市', hasChildren: true },
    });
    expect((await admin.call(contract.listManagedAreas, { params: { id: '99' } })).code).toBe(404);
    for (const person of [sales, await app.as('manager01')])
      expect((await person.call(contract.listManagedAreas, { params: { id: '-1' } })).code).toBe(403);
  });

  it('are found by name, by code and by spelling, with what stands above them', async () => {
    const [found] = (await search('北仑区')).list;
    expect(found).toMatchObject({ id: '330206', above: [{ fullName: '浙江省' }, { fullName: '宁波市' }] });
    for (const keyword of ['330206', 'beilunqu', 'blq'])
      expect((await search(keyword)).list.map(({ id }) => id)).toContain('330206');
    expect((await search('BeiLun')).list[0]?.fullName).toBe('北仑区');
    expect((await search('330206001')).list).toHaveLength(1);
    expect(await search('没有这里')).toEqual({ list: [], isMore: false });
    expect((await search('100%')).list).toEqual([]);
    const many = await search('街道');
    expect([many.list.length, many.isMore]).toEqual([contract.mostAreasFound, true]);
  });
});

describe('an area of the company', () => {
  it('is added below any other, offered at once, named in records, and found', async () => {
    const body = { parentId: '330206', fullName: '穿山港区' };
    expect((await sales.call(contract.addArea, { body })).code).toBe(403);
    const headers = { 'command-id': 'add-a-port-area' };
    const first = await admin.call(contract.addArea, { body, headers });
    expect((await admin.call(contract.addArea, { body, headers })).data).toEqual(first.data);
    const id = first.data?.id ?? expect.fail('not added');
    expect((await add('330206', '穿山港区')).msg).toMatch(said('AREA_NAME_TAKEN'));
    expect((await add('nowhere', '某地')).code).toBe(404);
    expect((await offered('330206')).at(-1)).toBe('穿山港区');
    expect((await search('csgq')).list).toMatchObject([{ id, standard: null }]);
    const named = await sales.call(nameAreas, { body: { idsList: [['33', '3302', '330206', id]] } });
    expect(named.data?.[0]?.at(-1)).toBe('穿山港区');
    expect(await areAreaPaths(app.database.db, [['33', '3302', '330206', id]])).toBe(true);
    expect(await areAreaPaths(app.database.db, [['33', id]])).toBe(false);
  });

  it('goes down one level below a street, and up to the top', async () => {
    const [street] = await below('330206');
    if (!street) expect.fail('no street');
    const village = (await add(street.id, '某村')).data ?? expect.fail('not added');
    expect((await add(village.id, '某组')).msg).toMatch(said('AREA_TOO_DEEP'));
    expect((await offered(street.id)).at(-1)).toBe('某村');
    const abroad = (await add(null, '海外')).data ?? expect.fail('not added');
    expect((await offered('-1')).at(-1)).toBe('海外');
    expect((await act(contract.removeArea, { ...abroad, version: 2 })).code).toBe(
      refusals.RECORD_CHANGED.code,
    );
    expect((await act(contract.removeArea, abroad)).code).toBe(200);
    expect((await offered('-1')).at(-1)).toBe('澳门特别行政区');
    expect((await act(contract.removeArea, await areaBelow('3302', '北仑区'))).msg).toMatch(
      said('AREA_BUILT_IN'),
    );
    expect((await act(contract.undoAreaChange, village)).code).toBe(200);
    expect(await offered(street.id)).toEqual([]);
  });

  it('is ordered among those beside it, and stays there', async () => {
    const [own, third] = [await areaBelow('330206', '穿山港区'), (await below('330206'))[2]];
    expect((await move(own, third?.id ?? '')).code).toBe(200);
    expect((await below('330206'))[2]?.fullName).toBe('穿山港区');
    expect((await offered('330206'))[2]).toBe('穿山港区');
    expect((await move(own, '3302')).msg).toMatch(said('AREA_MISPLACED'));
    await add('330206', '大榭岛');
    expect((await offered('330206')).at(-1)).toBe('大榭岛');
    await app.database.db.transaction().execute(areaSeed.load);
    expect((await below('330206'))[2]?.fullName).toBe('穿山港区');
  });

  it('is not deleted while a record, a form or another area names it', async () => {
    const { pool } = app.database;
    const own = await areaBelow('330206', '穿山港区');
    const inner = (await add(own.id, '一号门')).data;
    expect(inner).toBeDefined();
    expect((await act(contract.removeArea, own)).msg).toContain('1 个下级区域');
    expect((await act(contract.removeArea, inner ?? own)).code).toBe(200);
    await pool.query(
      `update form_model set definition = jsonb_set(definition, '{extra}', $1)
       where id = (select min(id) from form_model)`,
      [JSON.stringify([{ kind: 'area', defaultValue: ['33', '3302', '330206', own.id] }])],
    );
    await pool.query(
      `insert into record (id, "modelId", data, "formVersion", "creatorUserId", "creatorTime")
       select 'r-area', id, $1, "formVersion", 'user-admin', now() from form_model order by id limit 1`,
      [JSON.stringify({ where: [['33', '3302', '330206', own.id]] })],
    );
    const uses = await admin.call(contract.listAreaUses, { params: { id: own.id } });
    expect(uses.data?.list).toMatchObject([
      { use: 'forms', count: 1 },
      { use: 'records', count: 1 },
    ]);
    expect((await act(contract.removeArea, own)).msg).toMatch(/1 个表单、1 条数据/);
    await pool.query(`delete from record where id = 'r-area'`);
    await pool.query(`update form_model set definition = definition - 'extra'`);
    expect((await act(contract.removeArea, own)).code).toBe(200);
    expect((await admin.call(contract.listAreaHistory, { params: { id: own.id } })).code).toBe(404);
  });
});

describe('an area that came with the system', () => {
  it('is renamed and switched off, stays so with another edition, and is put back', async () => {
    const { db } = app.database;
    const district = await areaBelow('3302', '北仑区');
    expect((await change(district, { fullName: '鄞州区' })).msg).toMatch(said('AREA_NAME_TAKEN'));
    expect((await change(district, { fullName: '北仑', isEnabled: false })).data?.version).toBe(2);
    expect(await offered('3302')).not.toContain('北仑');
    expect(await areAreaPaths(db, [['33', '3302', '330206']])).toBe(false);
    const named = await sales.call(nameAreas, { body: { idsList: [['330206']] } });
    expect(named.data).toEqual([['北仑']]);
    // A later edition calls it otherwise, and another one that nobody changed.
    await db.updateTable('area').set({ builtInName: '旧区' }).where('id', '=', '330206').execute();
    await db
      .updateTable('area')
      .set({ builtInName: '旧名', fullName: '旧名' })
      .where('id', '=', '330205')
      .execute();
    await db.transaction().execute(areaSeed.load);
    const kept = await areaBelow('3302', '北仑');
    expect(kept).toMatchObject({ standard: '北仑区', isEnabled: false, version: 2 });
    expect((await areaBelow('3302', '江北区')).standard).toBe('江北区');
    expect((await search('北仑区')).list[0]?.fullName).toBe('北仑');
    await change(kept, { fullName: kept.standard ?? '', isEnabled: true });
    expect(await offered('3302')).toContain('北仑区');
    expect((await search('blq')).list.map(({ id }) => id)).toContain('330206');
  });

  it('is not written over by another administrator; its last change is undone once', async () => {
    const district = await areaBelow('3302', '北仑区');
    expect((await change({ ...district, version: 1 }, { fullName: '某区' })).code).toBe(
      refusals.RECORD_CHANGED.code,
    );
    const headers = { 'command-id': 'rename-a-district' };
    const twice = [
      await change(district, { fullName: '某区' }, headers),
      await change(district, { fullName: '某区' }, headers),
    ];
    expect(twice.map(({ data }) => data?.version)).toEqual([district.version + 1, district.version + 1]);
    const history = await admin.call(contract.listAreaHistory, { params: { id: '330206' } });
    expect(history.data?.list[0]).toMatchObject({
      ...{ byName: '系统管理员', act: 'update' },
      differences: [{ field: 'fullName', before: '北仑区', after: '某区' }],
    });
    const changed = await areaBelow('3302', '某区');
    expect((await act(contract.undoAreaChange, changed)).code).toBe(200);
    const undone = await areaBelow('3302', '北仑区');
    expect((await act(contract.undoAreaChange, undone)).msg).toMatch(said('AREA_UNDO_OVER'));
    expect((await act(contract.undoAreaChange, await areaBelow('3302', '鄞州区'))).msg).toMatch(
      said('AREA_UNDO_OVER'),
    );
  });
});
