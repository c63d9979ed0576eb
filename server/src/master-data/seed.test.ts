import { carriers } from '@fairway/contract/carriers.ts';
import { chargeCodes, containerTypes } from '@fairway/contract/charge-codes.ts';
import { ports, terminals, tradeLines } from '@fairway/contract/ports.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBuiltIn } from '../database/built-in.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import {
  builtInCarriers,
  builtInChargeCodes,
  builtInContainerTypes,
  builtInLines,
  builtInPorts,
  builtInTerminals,
} from './built-in-records.ts';
import { masterDataSeed } from './master-data-seed.ts';
import { aliasKey } from './place-rules.ts';

const lines = builtInLines((code) => `line-${code}`);
const places = builtInPorts(
  (code) => `port-${code}`,
  (code) => `line-${code}`,
);
const quays = builtInTerminals((code) => `port-${code}`);
const ofKind = (...kinds: string[]) => places.filter(({ kind }) => kinds.includes(kind));

describe('the files', () => {
  it('have the ports, airports, ramps and carriers of the trade', () => {
    expect(ofKind('sea', 'inland')).toHaveLength(110);
    // Where a sea port and an airport share a code, one record is both.
    expect(places.filter(({ iata }) => iata !== '')).toHaveLength(40);
    expect(ofKind('rail').length).toBeGreaterThanOrEqual(9);
    const count = (kind: string) => builtInCarriers().filter((carrier) => carrier.kind === kind).length;
    expect([count('ocean'), count('air')]).toEqual([32, 18]);
    expect(builtInContainerTypes()).toHaveLength(12);
  });

  it.each([
    ['trade lines', tradeLines, lines],
    ['ports', ports, places],
    ['terminals', terminals, quays],
    ['carriers', carriers, builtInCarriers()],
    ['container types', containerTypes, builtInContainerTypes()],
    ['charge codes', chargeCodes, builtInChargeCodes()],
  ])('say %s as the contract has them, whole in both languages', (_, entity, records) => {
    for (const { id, ...record } of records as readonly (Record<string, unknown> & { id: string })[]) {
      const parsed = entity.written.safeParse(record);
      expect(parsed.success, `${id} ${parsed.error}`).toBe(true);
      // Every field is said, and as it would be saved.
      expect({ ...record, isEnabled: true }).toEqual(parsed.data);
      expect(record.nameCn, id).toMatch(/\p{Script=Han}/u);
      expect(record.nameEn, id).not.toMatch(/\p{Script=Han}/u);
    }
    const ids = records.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('mean one port by every code and alias', () => {
    const names = places.flatMap(({ unlocode, aliases }) => [unlocode, ...aliases.map(({ alias }) => alias)]);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
    expect(names.filter((name) => aliasKey(name) !== name)).toEqual([]);
    const airlineCodes = places.flatMap(({ iata }) => iata || []);
    expect(new Set(airlineCodes).size).toBe(airlineCodes.length);
    const typed = places.find(({ aliases }) => aliases.some(({ alias }) => alias === 'CNXGG'));
    expect(typed?.unlocode).toBe('CNTXG');
  });

  it('refer to what they have', () => {
    const lineIds = new Set<string | null>([null, ...lines.map(({ id }) => id)]);
    const portIds = new Set<string | null>([null, ...places.map(({ id }) => id)]);
    expect(lines.filter(({ parentId }) => !lineIds.has(parentId))).toEqual([]);
    expect(places.filter(({ lineId }) => !lineIds.has(lineId))).toEqual([]);
    expect(places.filter(({ basePortId }) => !portIds.has(basePortId))).toEqual([]);
    expect(quays.filter(({ portId }) => !portIds.has(portId))).toEqual([]);
    const base = new Map(places.map(({ id, isBasePort }) => [id, isBasePort]));
    const feeders = places.filter(({ basePortId }) => basePortId !== null);
    expect(feeders.filter(({ isBasePort, basePortId }) => isBasePort || !base.get(basePortId ?? ''))).toEqual(
      [],
    );
  });

  it('give times that clocks show', () => {
    for (const { timeZone } of places) new Intl.DateTimeFormat('en', { timeZone });
    const hours = (code: string) => {
      const timeZone = places.find(({ unlocode }) => unlocode === code)?.timeZone ?? '';
      const at = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
      return at.formatToParts(new Date('2026-01-15T00:00:00Z')).find(({ type }) => type === 'timeZoneName')
        ?.value;
    };
    expect(['CNNGB', 'USLAX', 'USNYC', 'DEHAM', 'INNSA', 'AUSYD'].map(hours)).toEqual([
      ...['GMT+08:00', 'GMT-08:00', 'GMT-05:00', 'GMT+01:00', 'GMT+05:30', 'GMT+11:00'],
    ]);
  });

  /** South, north, west and east end of where ports of a country may be. */
  const areas: Readonly<Record<string, readonly [number, number, number, number]>> = {
    CN: [18, 42, 102, 125],
    HK: [22, 23, 113, 115],
    TW: [21, 26, 119, 123],
    JP: [30, 46, 129, 146],
    KR: [33, 39, 125, 130],
    SG: [1, 2, 103, 105],
    VN: [8, 24, 102, 110],
    IN: [8, 30, 68, 90],
    AE: [22, 27, 51, 57],
    NL: [50, 54, 3, 8],
    DE: [47, 56, 5, 16],
    GB: [49, 60, -8, 3],
    US: [24, 62, -151, -66],
    CA: [42, 60, -131, -52],
    BR: [-34, 6, -74, -34],
    ZA: [-35, -22, 16, 33],
    AU: [-44, -10, 112, 154],
    NZ: [-48, -34, 166, 179],
  };
  it('put ports where they are', () => {
    const located = [
      ...places.map(({ unlocode, country, lat, lon }) => ({ unlocode, country, lat, lon })),
      ...quays.map(({ id, portId, lat, lon }) => ({
        ...{ unlocode: id, country: portId.slice('port-'.length, 'port-XX'.length), lat, lon },
      })),
    ];
    const astray = located.filter(({ country, lat, lon }) => {
      const area = areas[country];
      if (!area) return false;
      const [south, north, west, east] = area;
      return !(Number(lat) > south && Number(lat) < north && Number(lon) > west && Number(lon) < east);
    });
    expect(astray).toEqual([]);
    // A list of ports found on the net has this one 739 km away.
    const yantian = places.find(({ unlocode }) => unlocode === 'CNYTN');
    expect([yantian?.lat, yantian?.lon]).toEqual([22.57, 114.27]);
  });
});

describe('a company that starts', () => {
  let app: TestApp;
  let admin: Person;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await app.as('admin');
  });
  afterAll(() => app.close());
  const found = async (keyword: string) =>
    (await admin.call(ports.options, { query: { keyword } })).data?.list.map(({ enCode }) => enCode);
  /** As if the next version brought other data. */
  const loadAgain = () =>
    loadBuiltIn(app.database.db, [{ ...masterDataSeed, source: `${masterDataSeed.source} ` }]);

  it.each([
    ['中文', '宁波', 'CNNGB'],
    ['a Chinese name of a part', '洋山', 'CNSHA'],
    ['pinyin', 'ningbo', 'CNNGB'],
    ['pinyin of a name that is spelled otherwise', 'xianggang', 'HKHKG'],
    ['first letters', 'nb', 'CNNGB'],
    ['English', 'rotter', 'NLRTM'],
    ['another code', 'cnnbo', 'CNNGB'],
    ['a code of terminals', 'TRAMR', 'TRIST'],
    ['a code that is often mistyped', 'CNXGG', 'CNTXG'],
    ["a carrier's spelling", 'Nhava Sheva', 'INNSA'],
    ["a carrier's spelling of a part", 'xingang', 'CNTXG'],
    ['an airline code', 'pvg', 'CNPVG'],
    ['an airline code of a sea port', 'lax', 'USLAX'],
  ])('finds a port by %s', async (_, keyword, code) => {
    expect((await found(keyword))?.[0]).toBe(code);
  });

  it('finds every port by each of its aliases', async () => {
    const { rows } = await app.database.pool.query(
      `select a.alias from port_alias a join port p on p.id = a."portId"
        where strpos(p."searchText", lower(a.alias)) = 0`,
    );
    expect(rows).toEqual([]);
    const aliases = await app.database.db.selectFrom('port_alias').selectAll().execute();
    expect(aliases).toHaveLength(places.flatMap((port) => port.aliases).length);
  });

  it('lists sea ports that are airports among airports', async () => {
    const list = async (kind: ('air' | 'rail')[]) =>
      (await admin.call(ports.list, { body: { filters: { kind }, pageSize: 200 } })).data;
    expect((await list(['air']))?.pagination.total).toBe(40);
    expect((await list(['air']))?.list.map(({ unlocode }) => unlocode)).toContain('USLAX');
    expect((await list(['rail']))?.list.map(({ kind }) => kind)).not.toContain('sea');
  });

  it('keeps what it changed, added and retired when another edition comes', async () => {
    const { db } = app.database;
    const port = (await admin.call(ports.get, { params: { id: 'port-CNNGB' } })).data ?? expect.fail();
    await admin.call(ports.change, {
      params: { id: 'port-CNNGB' },
      body: { ...port, nameCn: '宁波舟山', isEnabled: false, aliases: [{ alias: 'CNNBO', source: 'UN' }] },
    });
    // It deleted some and made its own of the same code, and gave a spelling of ours to another.
    await db.deleteFrom('terminal').where('portId', 'in', ['port-CNDLC']).execute();
    await db.deleteFrom('port').where('id', 'in', ['port-CNDLC', 'port-CNLYG', 'port-CNTAC']).execute();
    const own = {
      ...{ unlocode: 'CNDLC', nameCn: '大连港', nameEn: 'Dalian', country: 'CN', kind: 'sea' as const },
      ...{ lat: 39, lon: 121.8, timeZone: 'Asia/Shanghai', lineId: null, basePortId: null },
      aliases: [{ alias: 'CNLYG', source: 'typo' as const }],
    };
    const { data: added } = await admin.call(ports.add, { body: own });

    await loadAgain();
    const kept = (await admin.call(ports.get, { params: { id: 'port-CNNGB' } })).data;
    expect(kept).toMatchObject({ nameCn: '宁波舟山', isEnabled: false, version: 2, aliases: [{}] });
    const codes = await db.selectFrom('port').select(['id', 'unlocode']).execute();
    const idOf = (code: string) => codes.find(({ unlocode }) => unlocode === code)?.id;
    expect([idOf('CNDLC'), idOf('CNLYG'), idOf('CNTAC')]).toEqual([added?.id, undefined, 'port-CNTAC']);
    const terminal = await db
      .selectFrom('terminal')
      .select('portId')
      .where('smdgCode', '=', 'DPCT')
      .executeTakeFirst();
    expect(terminal?.portId).toBe(added?.id);
    const count = await db.selectFrom('carrier').select('id').execute();
    expect(count).toHaveLength(builtInCarriers().length);
  });
});
