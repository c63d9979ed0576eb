import { chargeCodes } from '@fairway/contract/charge-codes.ts';
import type { Input } from '@fairway/contract/endpoint.ts';
import { listPortPlaces, ports, terminals, tradeLines } from '@fairway/contract/ports.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: Person;
let pricing: Person;
let finance: Person;
let client: Person;
beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  [admin, pricing, finance, client] = (await Promise.all(
    ['admin', 'pricing01', 'finance01', 'client01'].map((account) => app.as(account)),
  )) as [Person, Person, Person, Person];
});
afterAll(() => app.close());

const written = {
  ...{ unlocode: 'CNZOS', nameCn: '舟山', nameEn: 'Zhoushan', country: 'CN', kind: 'sea' as const },
  ...{ lat: 30.01, lon: 122.1, timeZone: 'Asia/Shanghai', lineId: null, basePortId: null },
  aliases: [{ alias: 'chou shan', source: 'carrier' as const }],
};
let last = 0;
/** A port with codes of its own. */
const fresh = () => {
  const end = String.fromCharCode(65 + Math.floor(last / 26)) + String.fromCharCode(65 + (last++ % 26));
  return { ...written, unlocode: `ZZ${end}A`, aliases: [{ alias: `ZZ${end}B`, source: 'UN' as const }] };
};
async function added(body: Partial<typeof written> = {}): Promise<string> {
  const { data, msg } = await admin.call(ports.add, { body: { ...fresh(), ...body } });
  return data?.id ?? expect.fail(msg);
}
const get = async (id: string) => (await admin.call(ports.get, { params: { id } })).data ?? expect.fail();
const found = async (keyword: string, person = pricing) =>
  (await person.call(ports.options, { query: { keyword } })).data?.list.map(({ enCode }) => enCode);

it.each([
  ['its code', 'cnzos'],
  ['its Chinese name', '舟山'],
  ['its English name', 'zhoush'],
  ['how it is spelled', 'zhoushan'],
  ['the first letters', 'zs'],
  ['an alias', 'Chou Shan'],
])('a port is found by %s', async (_, keyword) => {
  const before = await found('CNZOS');
  if (before?.length === 0) await admin.call(ports.add, { body: written });
  expect((await found(keyword))?.[0]).toBe('CNZOS');
});

it('names in the language of the caller, with the country beside', async () => {
  const id = await added({ nameCn: '奥克兰', nameEn: 'Auckland', country: 'NZ' });
  const options = (language: string) =>
    admin.call(ports.options, { query: { ids: id }, headers: { 'accept-language': language } });
  expect((await options('zh-CN')).data?.list).toMatchObject([{ fullName: '奥克兰', line: '新西兰' }]);
  expect((await options('en')).data?.list).toMatchObject([{ fullName: 'Auckland', line: 'New Zealand' }]);
});

it('is changed once: the second who changes the same version is refused, and history tells both fields', async () => {
  const id = await added();
  const { version, ...port } = await get(id);
  const body = { ...port, nameCn: '舟山港', remark: '宁波舟山', version };
  expect(await pricing.call(ports.change, { params: { id }, body })).toMatchObject({ data: { version: 2 } });
  expect(await admin.call(ports.change, { params: { id }, body })).toMatchObject({ code: 409 });
  // The same again changes nothing, and history says nothing of it.
  const again = { ...body, version: 2 };
  expect(await admin.call(ports.change, { params: { id }, body: again })).toMatchObject({
    data: { version: 2 },
  });
  const history = await admin.call(ports.history, { params: { id }, query: {} });
  expect(history.data?.list).toMatchObject([
    {
      act: 'update',
      version: 2,
      differences: [
        { field: 'nameCn', before: '舟山', after: '舟山港' },
        { field: 'remark', before: '', after: '宁波舟山' },
      ],
    },
    { act: 'create', version: 1, differences: [] },
  ]);
});

it('history names what ids stand for', async () => {
  const line = await admin.call(tradeLines.add, {
    body: { enCode: 'TST', nameCn: '测试线', nameEn: 'Test line', parentId: null, ownerId: null },
  });
  const id = await added();
  const { version, ...port } = await get(id);
  await admin.call(ports.change, { params: { id }, body: { ...port, version, lineId: line.data?.id ?? '' } });
  expect(await get(id)).toMatchObject({ lineName: '测试线' });
  const history = await admin.call(ports.history, { params: { id }, query: {} });
  expect(history.data?.list[0]?.differences).toEqual([{ field: 'lineId', before: null, after: '测试线' }]);
});

it.each([
  ['a code that is taken', { unlocode: 'CNZOS' }, 'CNZOS'],
  ['an alias that is the code of another', { aliases: [{ alias: 'cnzos', source: 'UN' as const }] }, 'CNZOS'],
  ['an alias of another', { aliases: [{ alias: 'CHOU  SHAN', source: 'UN' as const }] }, 'CHOU SHAN'],
  ['a time that no clock shows', { timeZone: 'Asia/Ningbo' }, 'Asia/Ningbo'],
])('is refused with %s', async (_, body, named) => {
  if ((await found('CNZOS'))?.length === 0) await admin.call(ports.add, { body: written });
  const refused = await admin.call(ports.add, { body: { ...fresh(), ...body } });
  expect(refused.code).toBe(400);
  expect(refused.msg).toContain(named);
});

it('refuses what is not there, and keeps what was retired since', async () => {
  const body = { ...fresh(), lineId: 'nosuch' };
  expect(await admin.call(ports.add, { body })).toMatchObject({
    code: 400,
    msg: expect.stringContaining('航线'),
  });
  const base = await added();
  const id = await added({ basePortId: base as never });
  const { version, ...port } = await get(base);
  await admin.call(ports.change, { params: { id: base }, body: { ...port, version, isEnabled: false } });
  const { version: mine, ...other } = await get(id);
  expect(
    await admin.call(ports.change, { params: { id }, body: { ...other, remark: '备注', version: mine } }),
  ).toMatchObject({ code: 200 });
  expect(await admin.call(ports.add, { body: { ...fresh(), basePortId: base } })).toMatchObject({
    code: 400,
  });
  expect(await found(port.unlocode)).toEqual([]);
});

it('is not deleted while something uses it', async () => {
  const id = await added();
  const terminal = await admin.call(terminals.add, {
    body: { portId: id, smdgCode: 'TST1', nameCn: '一号码头', nameEn: 'Terminal 1', lat: null, lon: null },
  });
  expect(await admin.call(ports.remove, { params: { id } })).toMatchObject({ code: 400 });
  await admin.call(terminals.remove, { params: { id: terminal.data?.id ?? '' } });
  expect(await admin.call(ports.remove, { params: { id } })).toMatchObject({ code: 200 });
  expect(await admin.call(ports.get, { params: { id } })).toMatchObject({ code: 404 });
  expect(await admin.call(ports.remove, { params: { id } })).toMatchObject({ code: 404 });
});

it('the same command twice adds one', async () => {
  const headers = { 'command-id': 'add-one-port' };
  const body = fresh();
  const [first, second] = [
    await admin.call(ports.add, { body, headers }),
    await admin.call(ports.add, { body, headers }),
  ];
  expect(second).toEqual(first);
});

it('who has not got the right neither reads nor keeps; everybody may choose a port', async () => {
  const id = await added();
  const { version, ...port } = await get(id);
  for (const person of [finance, client]) {
    expect(await person.call(ports.list, { body: {} })).toMatchObject({ code: 403 });
    expect(await person.call(ports.add, { body: fresh() })).toMatchObject({ code: 403 });
    expect(await person.call(ports.change, { params: { id }, body: { ...port, version } })).toMatchObject({
      code: 403,
    });
    expect(await person.call(ports.remove, { params: { id } })).toMatchObject({ code: 403 });
    expect(await found(port.unlocode, person)).toEqual([port.unlocode]);
  }
});

it('everybody who is signed in learns where ports lie, for the map of a lane', async () => {
  const { data } = await client.call(listPortPlaces, { query: { ids: 'port-CNNGB,port-USLAX,missing' } });
  expect(data?.list.map(({ enCode }) => enCode).sort()).toEqual(['CNNGB', 'USLAX']);
  for (const place of data?.list ?? []) {
    expect(place).toMatchObject({ country: place.enCode.slice(0, 2), fullName: expect.any(String) });
    expect(Math.abs(place.lat ?? 0)).toBeGreaterThan(20);
    expect(place).not.toHaveProperty('basePortId');
  }
});

it('lists are narrowed, sorted and paged', async () => {
  const list = async (body: Input<typeof ports.list>['body']) =>
    (await admin.call(ports.list, { body })).data?.list.map(({ unlocode }) => unlocode) ?? expect.fail();
  const one = await get(await added({ country: 'QX', kind: 'rail' as never }));
  const two = await get(await added({ country: 'QX' }));
  const filters = { country: 'QX' };
  expect(await list({ filters })).toEqual([one.unlocode, two.unlocode]);
  expect(await list({ filters, sidx: 'unlocode', sort: 'desc' })).toEqual([two.unlocode, one.unlocode]);
  expect(await list({ filters: { ...filters, kind: ['rail', 'air'] } })).toEqual([one.unlocode]);
  expect(await list({ filters, pageSize: 1, currentPage: 2 })).toEqual([two.unlocode]);
  expect(await list({ filters: { ...filters, isEnabled: false } })).toEqual([]);
});

it('signs with a meaning in patterns mean themselves', async () => {
  expect(await found('%')).toEqual([]);
  expect(await found('_')).toEqual([]);
});

it('charge codes keep their rate to the cent', async () => {
  const body = {
    ...{ enCode: 'TSTC', nameCn: '测试费', nameEn: 'Test', group: 'origin' as const, defaultCurrency: 'CNY' },
    ...{ defaultUnit: 'ctn' as const, vatRate: '6', vatKind: 'taxable' as const },
  };
  const { data } = await admin.call(chargeCodes.add, { body });
  const kept = await admin.call(chargeCodes.get, { params: { id: data?.id ?? '' } });
  expect(kept.data).toMatchObject({ vatRate: '6.00', group: 'origin' });
});
