import type { Input } from '@fairway/contract/endpoint.ts';
import { exchangeRates } from '@fairway/contract/exchange-rates.ts';
import {
  actOnCharges,
  type ChargeRow,
  type chargeBatchActs,
  compareCharges,
  deleteChargeTemplate,
  draftCharges,
  getCharge,
  listCharges,
  listChargeTemplates,
  readPastedCharges,
  saveCharges,
  saveChargeTemplate,
} from '@fairway/contract/shipment-charges.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ShipmentCompany, shipmentCompany } from '../shipments/testing/shipment-company.ts';
import type { Person } from '../testing/test-app.ts';

let company: ShipmentCompany;
/** Enters charges, audits them, sells, is the customer, is another one. */
let [ops, manager, sales, client, stranger]: Person[] = [];
beforeAll(async () => {
  company = await shipmentCompany();
  [ops, manager, sales, client, stranger] = ['ops02', 'manager02', 'sales01', 'client01', 'client02'].map(
    company.who,
  );
  const { msg, data } = await company.who('admin').call(exchangeRates.add, {
    body: {
      ...{ fromCurrency: 'USD', toCurrency: 'CNY', rate: '7.0512', kind: 'bocMid', validFrom: '2026-11-01' },
      ...{ validTo: null, source: '', isLocked: false, remark: '' },
    },
  });
  if (!data) expect.fail(msg);
});
afterAll(() => company.app.close());

type Written = NonNullable<NonNullable<Input<typeof saveCharges>['body']>['added']>[number];
type Act = (typeof chargeBatchActs)[number];

const codeId = async (code: string): Promise<string> =>
  (await company.app.database.pool.query('select id from charge_code where "enCode" = $1', [code])).rows[0]
    ?.id ?? expect.fail(`no code ${code}`);

async function charge(code: string, price: string, changes: Partial<Written> = {}): Promise<Written> {
  return {
    ...{ side: 'receivable', chargeCodeId: await codeId(code), partyId: company.mine, unit: 'bl' },
    ...{ quantity: '1', price, currency: 'CNY', onBehalf: false, isConfidential: false, remark: '' },
    ...changes,
  };
}

async function entered(added: Written[], shipmentId?: string, by = ops) {
  const shipment = shipmentId ?? (await company.made()).id;
  const { data, msg } =
    (await by?.call(saveCharges, { params: { shipmentId: shipment }, body: { added } })) ?? expect.fail();
  return { shipmentId: shipment, ids: data?.ids ?? expect.fail(msg) };
}

async function listed(by: Person | undefined, body: Input<typeof listCharges>['body']) {
  const { data, msg } = (await by?.call(listCharges, { body: { pageSize: 100, ...body } })) ?? expect.fail();
  return data ?? expect.fail(msg);
}
const rowsOf = async (shipmentId: string, by = ops): Promise<ChargeRow[]> =>
  (await listed(by, { filters: { shipmentId } })).list;

async function act(by: Person | undefined, name: Act, rows: readonly ChargeRow[], more: object = {}) {
  const charges = rows.map(({ id, version }) => ({ id, version }));
  return (
    (await by?.call(actOnCharges, { params: { act: name }, body: { charges, ...more } })) ?? expect.fail()
  );
}
async function approved(shipmentId: string): Promise<ChargeRow[]> {
  expect((await act(ops, 'submit', await rowsOf(shipmentId))).code).toBe(200);
  const rows = await rowsOf(shipmentId, manager);
  expect((await act(manager, 'approve', rows, { acceptsLowMargin: true })).code).toBe(200);
  return rowsOf(shipmentId);
}

describe('charges of a shipment', () => {
  it('come to the sums of the worked example, with the tax taken out line by line', async () => {
    const payable = { side: 'payable' as const, partyId: company.vendor };
    const { shipmentId } = await entered([
      await charge('OF', '4860', { currency: 'USD', vatKind: 'exempt' }),
      await charge('THC', '2940'),
      await charge('DOC', '450'),
      await charge('TLX', '450'),
      await charge('TRK', '2400'),
      await charge('OF', '4310', { ...payable, currency: 'USD', vatKind: 'exempt' }),
      await charge('THC', '2940', payable),
      await charge('DOC', '300', payable),
      await charge('TRK', '1950', payable),
      await charge('DUTY', '8000', { onBehalf: true, vatKind: 'none' }),
    ]);
    const { sums, list } = await listed(manager, { filters: { shipmentId } });
    expect(sums).toMatchObject({
      receivable: [
        { currency: 'CNY', amount: '14240.00' },
        { currency: 'USD', amount: '4860.00' },
      ],
      payable: [
        { currency: 'CNY', amount: '5190.00' },
        { currency: 'USD', amount: '4310.00' },
      ],
      profit: {
        ...{ gross: { amount: '4928.16' }, net: { amount: '4857.04' } },
        ...{ grossMargin: '12.17', netMargin: '12.11', isBelowLeast: false },
      },
    });
    expect(list.find(({ chargeCode, side }) => chargeCode === 'TRK' && side === 'receivable')).toMatchObject({
      ...{ net: '2201.83', tax: '198.17', vatRate: '9', bookAmount: '2400.00' },
    });
    expect(list[0]).toMatchObject({ bookRate: { rate: '7.0512', on: '2026-11-01' }, bookAmount: '34268.83' });
  });

  it('name the rate that is missing in place of a profit, and are not approved without it', async () => {
    const { shipmentId } = await entered([await charge('OF', '100', { currency: 'EUR' })]);
    const { sums, list } = await listed(manager, { filters: { shipmentId } });
    expect(sums?.profit).toBeNull();
    expect(sums?.missingRates).toEqual([{ pair: 'EUR→CNY', date: '2026-11-10' }]);
    expect(list[0]).toMatchObject({ bookRate: null, bookAmount: null });
    expect((await act(ops, 'submit', list)).msg).toContain('EUR→CNY');
  });

  it('are written together or not at all', async () => {
    const { shipmentId } = await company.made().then(({ id }) => ({ shipmentId: id }));
    const good = await charge('THC', '740');
    const bad = { ...good, partyId: 'nobody' };
    const { code } =
      (await ops?.call(saveCharges, { params: { shipmentId }, body: { added: [good, bad] } })) ??
      expect.fail();
    expect(code).toBe(400);
    expect(await rowsOf(shipmentId)).toEqual([]);
  });

  it('act once for the same command', async () => {
    const { id: shipmentId } = await company.made();
    const body = { added: [await charge('THC', '740')] };
    const headers = { 'command-id': 'charges-once' };
    const once = await ops?.call(saveCharges, { params: { shipmentId }, body, headers });
    const twice = await ops?.call(saveCharges, { params: { shipmentId }, body, headers });
    expect(twice?.data).toEqual(once?.data);
    expect(await rowsOf(shipmentId)).toHaveLength(1);
  });

  it('are changed in the version their writer knows, with the difference kept', async () => {
    const { shipmentId } = await entered([await charge('THC', '740')]);
    const [row] = await rowsOf(shipmentId);
    const { id, version } = row ?? expect.fail();
    const change = async (price: string) =>
      ops?.call(saveCharges, {
        params: { shipmentId },
        body: { changed: [{ ...(await charge('THC', price)), id, version }] },
      });
    expect((await change('760'))?.code).toBe(200);
    expect(await change('780')).toMatchObject({ code: 409 });
    const { data } = (await ops?.call(getCharge, { params: { id } })) ?? expect.fail();
    expect(data?.charge).toMatchObject({ price: '760', amount: '760.00', version: 2 });
    expect(data?.history.map(({ act: name, differences }) => [name, differences])).toEqual([
      ['create', []],
      ['edit', [{ field: 'price', before: '740', after: '760' }]],
    ]);
  });
});

describe('the audit of charges', () => {
  it('needs its right, another person, and leaves what is approved alone', async () => {
    const { shipmentId } = await entered([await charge('THC', '740')]);
    expect((await act(ops, 'submit', await rowsOf(shipmentId))).code).toBe(200);
    const [submitted] = await rowsOf(shipmentId);
    expect(submitted).toMatchObject({ status: 'submitted', can: ['withdraw'] });
    expect(await act(ops, 'approve', await rowsOf(shipmentId))).toMatchObject({ code: 403 });
    expect((await act(manager, 'approve', await rowsOf(shipmentId))).code).toBe(200);
    const [row] = await rowsOf(shipmentId);
    expect(row).toMatchObject({ status: 'approved', can: ['askChange', 'askRemoval'] });
    const { id, version } = row ?? expect.fail();
    const edited = { ...(await charge('THC', '1')), id, version };
    const again = await ops?.call(saveCharges, { params: { shipmentId }, body: { changed: [edited] } });
    expect(again).toMatchObject({ code: 400 });
    const own = await entered([await charge('DOC', '450')], shipmentId, manager);
    const [mine] = (await rowsOf(shipmentId, manager)).filter(({ id: one }) => own.ids.includes(one));
    expect((await act(manager, 'submit', [mine ?? expect.fail()])).code).toBe(200);
    const [asked] = (await rowsOf(shipmentId, manager)).filter(({ id: one }) => own.ids.includes(one));
    expect((await act(manager, 'approve', [asked ?? expect.fail()])).msg).toContain('DOC');
  });

  it('gives an approved charge back, or removes it, when that was asked for', async () => {
    const { shipmentId } = await entered([await charge('THC', '740'), await charge('DOC', '450')]);
    const [thc, doc] = await approved(shipmentId);
    expect((await act(ops, 'askChange', [thc ?? expect.fail()])).code).toBe(400);
    expect((await act(ops, 'askChange', [thc ?? expect.fail()], { reason: '单价有误' })).code).toBe(200);
    expect((await act(ops, 'askRemoval', [doc ?? expect.fail()], { reason: '重复' })).code).toBe(200);
    const waiting = await listed(manager, { tab: 'toAudit', filters: { shipmentId } });
    expect(waiting.list.map(({ status, stateRemark }) => [status, stateRemark])).toEqual([
      ['changeAsked', '单价有误'],
      ['removalAsked', '重复'],
    ]);
    const of = (status: string) => waiting.list.filter((row) => row.status === status);
    expect((await act(manager, 'allowChange', of('changeAsked'))).code).toBe(200);
    expect((await act(manager, 'allowRemoval', of('removalAsked'))).code).toBe(200);
    expect((await rowsOf(shipmentId)).map(({ chargeCode, status }) => [chargeCode, status])).toEqual([
      ['THC', 'draft'],
    ]);
  });

  it('says before it leaves too little, and goes on when that is confirmed', async () => {
    const { shipmentId } = await entered([
      await charge('THC', '1000', { vatKind: 'none' }),
      await charge('THC', '960', { vatKind: 'none', side: 'payable', partyId: company.vendor }),
    ]);
    await act(ops, 'submit', await rowsOf(shipmentId));
    const refused = await act(manager, 'approve', await rowsOf(shipmentId, manager));
    expect(refused).toMatchObject({ code: 400, data: { fields: { acceptsLowMargin: '4.00%' } } });
    const [{ shipmentNo = '' } = {}] = await rowsOf(shipmentId);
    expect(refused.msg).toContain(`${shipmentNo} 审核后毛利率为 4.00%`);
    const rows = await rowsOf(shipmentId, manager);
    expect((await act(manager, 'approve', rows, { acceptsLowMargin: true })).code).toBe(200);
  });

  it('is all or nothing over many', async () => {
    const { shipmentId } = await entered([await charge('THC', '740'), await charge('DOC', '450')]);
    const [one, other] = await rowsOf(shipmentId);
    await act(ops, 'submit', [one ?? expect.fail()]);
    const mixed = await act(ops, 'submit', [
      (await rowsOf(shipmentId))[0] ?? expect.fail(),
      other ?? expect.fail(),
    ]);
    expect(mixed.code).toBe(400);
    expect((await rowsOf(shipmentId)).map(({ status }) => status)).toEqual(['submitted', 'draft']);
  });
});

describe('a closed month', () => {
  it('locks its charges and takes new ones into the next', async () => {
    const { shipmentId } = await entered([await charge('THC', '740')]);
    await approved(shipmentId);
    await company.app.database.pool.query(
      `insert into accounting_period (code, status) values ('2026-11', 'closed')`,
    );
    try {
      const [row] = await rowsOf(shipmentId);
      expect(row).toMatchObject({ isLocked: true, period: '2026-11', can: [] });
      const asked = await act(ops, 'askChange', [row ?? expect.fail()], { reason: '改' });
      expect(asked.msg).toContain('2026-11');
      await entered([await charge('DOC', '450')], shipmentId);
      expect((await rowsOf(shipmentId)).map(({ period }) => period)).toEqual(['2026-11', '2026-12']);
    } finally {
      await company.app.database.pool.query(`delete from accounting_period`);
    }
  });
});

describe('who sees charges', () => {
  it('shows a customer what they owe once it is approved, and nothing else', async () => {
    const { shipmentId } = await entered([
      await charge('THC', '740', { remark: '内部说明' }),
      await charge('DOC', '450'),
      await charge('THC', '600', { side: 'payable', partyId: company.vendor }),
    ]);
    expect(await rowsOf(shipmentId, client)).toEqual([]);
    const [thc] = await rowsOf(shipmentId);
    await act(ops, 'submit', [thc ?? expect.fail()]);
    await act(manager, 'approve', [(await rowsOf(shipmentId))[0] ?? expect.fail()]);
    const { list, sums } = await listed(client, { filters: { shipmentId } });
    expect(list).toMatchObject([{ chargeCode: 'THC', amount: '740.00', remark: '', can: [] }]);
    expect(sums).toEqual({ receivable: [{ currency: 'CNY', amount: '740.00' }], missingRates: [] });
    expect(await rowsOf(shipmentId, stranger)).toEqual([]);
    const hidden = await stranger?.call(getCharge, { params: { id: list[0]?.id ?? '' } });
    expect(hidden?.code).toBe(404);
    const cost = (await rowsOf(shipmentId, manager)).find(({ side }) => side === 'payable');
    expect((await client?.call(getCharge, { params: { id: cost?.id ?? '' } }))?.code).toBe(404);
    expect(
      (await client?.call(draftCharges, { params: { shipmentId }, body: { from: 'order' } }))?.code,
    ).toBe(404);
  });

  it('tells an agent neither whose cargo it is nor what that customer pays', async () => {
    const { id: shipmentId } = await company.made({ agentId: company.agent });
    await entered([await charge('THC', '600', { side: 'payable', partyId: company.agent })], shipmentId);
    const [mine] = await approved(shipmentId);
    expect(mine?.customerName).not.toBe('');
    const agent = company.who('agent01');
    expect(await rowsOf(shipmentId, agent)).toMatchObject([
      { chargeCode: 'THC', customerName: '', salesName: '', createdByName: '' },
    ]);
    await entered([await charge('DOC', '450')], shipmentId);
    const compared = await agent.call(compareCharges, { params: { shipmentId } });
    expect(compared.data).toEqual({ promise: null, lines: [], quotedTotals: [], billedTotals: [] });
  });

  it('keeps cost and profit from who has no column for them', async () => {
    const shipment = await company.made({ members: [{ userId: 'user-sales01', role: 'sales', share: '0' }] });
    await entered(
      [await charge('THC', '740'), await charge('THC', '600', { side: 'payable', partyId: company.vendor })],
      shipment.id,
    );
    const { list, sums } = await listed(sales, { filters: { shipmentId: shipment.id } });
    expect(list).toMatchObject([{ side: 'receivable', salesName: expect.stringMatching(/./) }]);
    expect(Object.keys(sums ?? {}).sort()).toEqual(['missingRates', 'receivable']);
    const written = await charge('DOC', '1', { side: 'payable', partyId: company.vendor });
    const tried = await sales?.call(saveCharges, {
      params: { shipmentId: shipment.id },
      body: { added: [written] },
    });
    expect(tried?.code).toBe(403);
  });
});

describe('where charges come from', () => {
  it('reads a pasted block with the codes and customers of the company', async () => {
    const { id: shipmentId } = await company.made();
    const text = [
      ['费用', '结算对象', '单价', '币种', '收付'].join('\t'),
      ['码头操作费', '', '740', '', '应收'].join('\t'),
      ['doc', '秘密订舱代理', '300', 'CNY', '付'].join('\t'),
      ['不存在的费用', '', '1', '', '收'].join('\t'),
      ['THC', '谁也不是', '1', '', '付'].join('\t'),
    ].join('\n');
    const { data } =
      (await ops?.call(readPastedCharges, { params: { shipmentId }, body: { text } })) ?? expect.fail();
    expect(
      data?.charges.map(({ chargeCode, partyId, side, price }) => [chargeCode, partyId, side, price]),
    ).toEqual([
      ['THC', company.mine, 'receivable', '740'],
      ['DOC', company.vendor, 'payable', '300'],
    ]);
    expect(data?.problems).toEqual([
      { line: 4, column: 'code', cell: '不存在的费用' },
      { line: 5, column: 'party', cell: '谁也不是' },
    ]);
  });

  it('keeps sets of charges under a name and fills in who pays', async () => {
    const { id: shipmentId } = await company.made({ agentId: company.agent });
    const { partyId: _, ...line } = await charge('THC', '740');
    const body = {
      name: '出口标准',
      lines: [line, { ...line, side: 'payable' as const, partyRole: 'agent' as const, price: '600' }],
    };
    const kept = await ops?.call(saveChargeTemplate, { body });
    expect(await ops?.call(saveChargeTemplate, { body })).toMatchObject({ data: kept?.data });
    const drafted = await ops?.call(draftCharges, {
      params: { shipmentId },
      body: { from: 'template', templateId: kept?.data?.id ?? '' },
    });
    expect(
      drafted?.data?.list.map(({ side, partyId, price, isThere }) => [side, partyId, price, isThere]),
    ).toEqual([
      ['receivable', company.mine, '740', false],
      ['payable', company.agent, '600', false],
    ]);
    expect((await ops?.call(listChargeTemplates))?.data?.list).toHaveLength(1);
    const gone = await ops?.call(deleteChargeTemplate, { params: { id: kept?.data?.id ?? '' } });
    expect(gone?.code).toBe(200);
  });

  it('compares with nothing where nothing was promised', async () => {
    const { shipmentId } = await entered([await charge('THC', '740')]);
    const { data } = (await ops?.call(compareCharges, { params: { shipmentId } })) ?? expect.fail();
    expect(data).toMatchObject({
      promise: null,
      lines: [{ chargeCode: 'THC', kind: 'added' }],
      quotedTotals: [],
    });
  });
});
