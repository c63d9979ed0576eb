import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { listAreas, nameAreas } from '@fairway/contract/system.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { areaFile, areaSeed, edition } from './area-seed.ts';

let app: TestApp;
let sales: Person;

beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  sales = await app.as('sales01');
});
afterAll(() => app.close());

const below = async (id: string) => (await sales.call(listAreas, { params: { id } })).data?.list ?? [];

describe('listAreas', () => {
  it('starts with the 34 provinces', async () => {
    const provinces = await below('-1');
    expect(provinces).toHaveLength(34);
    expect(provinces[0]).toEqual({ id: '11', fullName: '北京市', isLeaf: false, hasChildren: true });
    expect(provinces.map(({ fullName }) => fullName).slice(-3)).toEqual([
      '台湾省',
      '香港特别行政区',
      '澳门特别行政区',
    ]);
  });

  it('goes down to the street, which has nothing below', async () => {
    expect((await below('33')).map(({ fullName }) => fullName)).toContain('宁波市');
    expect((await below('3302')).find(({ id }) => id === '330206')).toMatchObject({ fullName: '北仑区' });
    const streets = await below('330206');
    expect(streets.length).toBeGreaterThan(5);
    expect(streets.every(({ isLeaf, hasChildren }) => isLeaf && !hasChildren)).toBe(true);
    expect(await below(streets[0]?.id ?? '')).toEqual([]);
  });

  it('knows the districts of Hong Kong, Macao and Taiwan', async () => {
    expect((await below('81')).map(({ fullName }) => fullName)).toEqual(['香港岛', '九龙', '新界']);
    expect((await below('8202')).map(({ fullName }) => fullName)).toContain('嘉模堂区（氹仔）');
    expect((await below('7106')).map(({ fullName }) => fullName)).toContain('凤山区');
  });

  it('refuses an area nobody knows', async () => {
    for (const id of ['99', '0', '-2', '330206999', 'x']) {
      expect((await sales.call(listAreas, { params: { id } })).code).toBe(404);
    }
  });
});

describe('nameAreas', () => {
  it('names paths of any length and keeps their shape', async () => {
    const idsList = [['33', '3302', '330206'], [], ['31'], ['33', 'gone', '']];
    const { data } = await sales.call(nameAreas, { body: { idsList } });
    expect(data).toEqual([['浙江省', '宁波市', '北仑区'], [], ['上海市'], ['浙江省', '', '']]);
  });

  it('takes nothing, and refuses too much', async () => {
    expect((await sales.call(nameAreas, { body: { idsList: [] } })).data).toEqual([]);
    const many = Array.from({ length: 501 }, () => ['33']);
    expect((await sales.call(nameAreas, { body: { idsList: many } })).code).toBe(422);
  });
});

describe('the file of areas', () => {
  it('is the edition its seed names', async () => {
    const sha256 = createHash('sha256')
      .update(await readFile(areaFile))
      .digest('hex');
    expect(edition.split(' ')[1]).toBe(sha256.slice(0, 16));
  });

  it('has one area above each but the provinces', async () => {
    const { db } = app.database;
    const orphans = await db
      .selectFrom('area')
      .leftJoin('area as above', 'above.id', 'area.parentId')
      .select('area.id')
      .where('above.id', 'is', null)
      .where('area.parentId', '<>', '-1')
      .execute();
    expect(orphans).toEqual([]);
    const levels = await db
      .selectFrom('area')
      .select(['level', (e) => e.fn.countAll<number>().as('count')])
      .groupBy('level')
      .orderBy('level')
      .execute();
    expect(levels.map(({ count }) => count)).toEqual([34, 367, 3361, 41352]);
  });

  it('loads in time for a first start, and again without harm', async () => {
    const { db } = app.database;
    await db.deleteFrom('area').execute();
    const start = performance.now();
    await db.transaction().execute(areaSeed.load);
    const elapsed = performance.now() - start;
    // Half a second alone on two cores; row by row it would be half a minute.
    expect(elapsed).toBeLessThan(5_000);
    const old = { fullName: '旧名', builtInName: '旧名' };
    await db.updateTable('area').set(old).where('id', '=', '330206').execute();
    await db.transaction().execute(areaSeed.load);
    expect((await below('3302')).find(({ id }) => id === '330206')?.fullName).toBe('北仑区');
  });
});
