import { getDictionary, listDictionaries } from '@fairway/contract/system.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { builtInDictionaries } from './built-in-dictionaries.ts';
import { dictionarySeed } from './dictionary-seed.ts';

let app: TestApp;
let sales: Person;

beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  sales = await app.as('sales01');
});
afterAll(() => app.close());

const dictionary = async (id: string) => (await sales.call(getDictionary, { params: { id } })).data?.list;

describe('listDictionaries', () => {
  it('gives every dictionary the screens ask for by name', async () => {
    const { data } = await sales.call(listDictionaries);
    const names = data?.list.map(({ enCode }) => enCode);
    expect(names).toEqual(builtInDictionaries.map(({ enCode }) => enCode));
    expect(names).toEqual(
      expect.arrayContaining([
        ...['WorkFlowCategory', 'scheduleType', 'Education', 'certificateType'],
        ...['sex', 'Nation', 'NoticeType', 'WFSettlementMethod'],
      ]),
    );
    for (const { dictionaryList } of data?.list ?? []) expect(dictionaryList.length).toBeGreaterThan(1);
  });

  it('nests the entries of a tree and leaves a flat one flat', async () => {
    const { data } = await sales.call(listDictionaries);
    const find = (enCode: string) => data?.list.find((one) => one.enCode === enCode);
    expect(find('sex')).toEqual({
      id: 'sex',
      enCode: 'sex',
      fullName: '性别',
      isTree: 0,
      dictionaryList: [
        { id: 'sex.1', parentId: '0', enCode: '1', fullName: '男' },
        { id: 'sex.2', parentId: '0', enCode: '2', fullName: '女' },
        { id: 'sex.3', parentId: '0', enCode: '3', fullName: '保密' },
      ],
    });
    const dangerous = find('CargoKind')?.dictionaryList.find(({ enCode }) => enCode === 'DG');
    expect(find('CargoKind')?.isTree).toBe(1);
    expect(dangerous?.children?.map(({ fullName }) => fullName)[2]).toBe('第3类 易燃液体');
    expect(dangerous?.children?.[0]?.parentId).toBe('CargoKind.DG');
  });

  it('needs a session', async () => expect((await app.call(listDictionaries)).code).toBe(600));
});

describe('getDictionary', () => {
  it('knows all 56 peoples', async () => {
    const nations = (await dictionary('Nation')) ?? [];
    expect(new Set(nations.map(({ fullName }) => fullName)).size).toBe(56);
    expect(nations[0]).toMatchObject({ enCode: '01', fullName: '汉族' });
    expect(nations[55]).toMatchObject({ enCode: '56', fullName: '基诺族' });
  });

  it('finds one by id or by enCode', async () => {
    await app.database.db
      .insertInto('dictionary_type')
      .values({ id: 'own-1', enCode: 'OwnWords', fullName: '自定义' })
      .execute();
    await app.database.db
      .insertInto('dictionary_data')
      .values({ id: 'own-1-a', typeId: 'own-1', parentId: null, enCode: 'a', fullName: '甲' })
      .execute();
    expect(await dictionary('own-1')).toEqual([
      { id: 'own-1-a', parentId: '0', enCode: 'a', fullName: '甲' },
    ]);
    expect(await dictionary('OwnWords')).toEqual(await dictionary('own-1'));
  });

  it('refuses one that nobody knows', async () => {
    expect((await sales.call(getDictionary, { params: { id: 'constructor' } })).code).toBe(404);
    expect((await sales.call(getDictionary, { params: { id: 'SEX' } })).code).toBe(404);
  });

  it('sees a change at once, in the list too', async () => {
    const set = (enabledMark: number, fullName: string) =>
      app.database.db
        .updateTable('dictionary_data')
        .set({ enabledMark, fullName })
        .where('id', '=', 'CargoKind.reefer')
        .execute();
    await set(1, '冷链货物');
    expect((await dictionary('CargoKind'))?.map(({ fullName }) => fullName)).toContain('冷链货物');
    await set(0, '冷链货物');
    const codes = JSON.stringify(await dictionary('CargoKind'));
    expect(codes).not.toContain('reefer');
    expect(codes).toContain('DG3');
    const { data } = await sales.call(listDictionaries);
    expect(JSON.stringify(data)).not.toContain('冷链货物');
  });
});

describe('a new edition of the built-in dictionaries', () => {
  it('adds what is missing and changes nothing the company changed', async () => {
    const { db } = app.database;
    await db
      .updateTable('dictionary_data')
      .set({ fullName: '先生', sortCode: 9 })
      .where('id', '=', 'sex.1')
      .execute();
    await db.deleteFrom('dictionary_data').where('typeId', '=', 'Currency').execute();
    await db.deleteFrom('dictionary_type').where('enCode', '=', 'Currency').execute();
    // The company made a dictionary of that name itself before we thought of one.
    await db
      .insertInto('dictionary_type')
      .values({ id: 'mine', enCode: 'Currency', fullName: '货币' })
      .execute();

    await db.transaction().execute(dictionarySeed.load);
    await db.transaction().execute(dictionarySeed.load);

    expect((await dictionary('sex'))?.map(({ fullName }) => fullName)).toEqual(['女', '保密', '先生']);
    expect((await dictionary('mine'))?.[0]).toMatchObject({
      id: 'mine.CNY',
      enCode: 'CNY',
      fullName: '人民币',
    });
    expect(await dictionary('Currency')).toEqual(await dictionary('mine'));
  });

  it('is written without a mistake', async () => {
    const { db } = app.database;
    const odd = await db
      .selectFrom('dictionary_data')
      .select('id')
      .where((e) => e.or([e('enCode', '=', ''), e('fullName', '=', ''), e('enCode', '~', '[^A-Za-z0-9_-]')]))
      .execute();
    expect(odd).toEqual([]);
    const trees = builtInDictionaries.filter(({ below }) => below);
    for (const { enCode, below } of trees) {
      const parents = (await dictionary(enCode))?.filter(({ children }) => children).map((one) => one.enCode);
      // Above, the company disabled one.
      expect(
        Object.keys(below ?? {})
          .filter((code) => code !== 'reefer')
          .sort(),
      ).toEqual(parents?.sort());
    }
  });
});
