import { getInvoice } from '@fairway/contract/invoices.ts';
import {
  approveReleases,
  confirmReleaseStop,
  getReleaseGate,
  liftHold,
  listAwaitingRelease,
  listReleases,
  noteOriginals,
  placeHold,
  refuseRelease,
  revokeRelease,
  submitRelease,
  withdrawRelease,
} from '@fairway/contract/releases.ts';
import { addTrackingEvent, getShipmentTimeline } from '@fairway/contract/shipment-tracking.ts';
import { approveTask, cancelFlow, getFlow, rejectTask, withdrawFlow } from '@fairway/contract/workflow.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ReleaseCompany, releaseCompany } from './testing/release-company.ts';

let company: ReleaseCompany;
beforeAll(async () => {
  company = await releaseCompany();
}, 120_000);
afterAll(() => company.app.close());
beforeEach(() => company.agree(null));

const vouched = { guarantor: '王总', payBy: '2026-11-20' };
const checkOf = (
  gate: { checks: readonly { code: string; reasons: readonly { text: string }[] }[] },
  code: string,
) => gate.checks.find((check) => check.code === code)?.reasons[0]?.text;
const listed = async (tab: 'applied' | 'approving' | 'toExecute' | 'released' | 'held' | 'refused') =>
  company.ok(await company.manager.call(listReleases, { body: { pageSize: 100, tab } }));

describe('the gate of a shipment', () => {
  it('says what is owed, why it fails and exactly what has to be paid', async () => {
    const { ready, gateOf, agree, client, who, charge, approved } = company;
    const shipmentId = await ready('seaway', '1250.5');
    await approved([await charge('OF', '300', { currency: 'USD' })], shipmentId);
    const gate = await gateOf(shipmentId);
    expect(gate).toMatchObject({ kind: 'seaway', gate: { verdict: 'soft' }, activeIds: [] });
    expect(checkOf(gate.gate, 'G1')).toBe('欠 CNY 1,250.50 + USD 300.00，未约定账期');
    const sums = [
      { currency: 'CNY', amount: '1250.50' },
      { currency: 'USD', amount: '300.00' },
    ];
    expect(gate.pay).toEqual([{ way: 'thisShipment', sums }]);
    // The customer reads the same about their own cargo, and nothing of what staff keep.
    const own = await gateOf(shipmentId, {}, client);
    expect(own.pay).toEqual(gate.pay);
    expect(own).toMatchObject({ holds: [] });
    expect(own).not.toHaveProperty('credit');
    expect((await who('client02').call(getReleaseGate, { body: { shipmentId } })).code).toBe(404);
    await agree({ limit: '3000' });
    expect((await gateOf(shipmentId)).gate.verdict).toBe('soft');
    await agree({ limit: '1000000' });
    expect(await gateOf(shipmentId)).toMatchObject({ gate: { verdict: 'green' }, pay: [] });
    await agree({ settle: 'prepaid' });
    expect(checkOf((await gateOf(shipmentId)).gate, 'G1')).toContain('款到放单');
  });

  it('agrees with the ledger about what is billed and not paid', async () => {
    const { ready, gateOf, issued, charge, approved, pay, app } = company;
    const shipmentId = await ready();
    const { ids } = await approved([await charge('DOC', '500'), await charge('THC', '700.25')], shipmentId);
    const invoice = await issued(ids);
    await pay('200.25', invoice.id);
    const { rows } = await app.database.pool.query<{ left: string }>(
      `select sum(amount)::numeric(18, 2)::text as left from ledger_line where account = 'receivable' and "invoiceId" = $1`,
      [invoice.id],
    );
    expect((await gateOf(shipmentId)).pay[0]?.sums).toEqual([{ currency: 'CNY', amount: rows[0]?.left }]);
    expect(rows[0]?.left).toBe('1000.00');
  });

  it('counts originals that came back, and never more than there are', async () => {
    const { ready, gateOf, ops, ok } = company;
    const shipmentId = await ready('original');
    expect((await gateOf(shipmentId)).gate.verdict).toBe('hard');
    const [bill] = (await gateOf(shipmentId)).originals;
    const note = (known: number, collected: number) =>
      ops.call(noteOriginals, { body: { shipmentId, billId: bill?.billId ?? '', known, collected } });
    expect((await note(0, 4)).code).toBe(400);
    ok(await note(0, 2));
    expect((await note(0, 3)).code).toBe(409);
    expect(checkOf((await gateOf(shipmentId)).gate, 'G3')).toBe('正本提单收回 2/3 份');
    ok(await note(2, 3));
    expect((await gateOf(shipmentId)).gate.verdict).toBe('green');
  });
});

describe('a release', () => {
  it('passes by itself where everything is green, is executed once, and stands in the tracking', async () => {
    const { ready, applied, apply, execute, shown, ops, admin, ok } = company;
    const shipmentId = await ready();
    const { id, status, releaseNo, flowId } = await applied(shipmentId);
    expect({ status, flowId }).toEqual({ status: 'approved', flowId: null });
    expect((await apply(shipmentId)).msg).toContain(releaseNo);
    const { version } = await shown(id);
    const both = await Promise.all([execute(id), execute(id)]);
    expect(both.map(({ code }) => code).sort()).toEqual([
      200,
      expect.toSatisfy((code) => code === 400 || code === 409),
    ]);
    expect(await shown(id)).toMatchObject({ status: 'released', releaseRef: 'TLX-1', version: version + 1 });
    const timeline = ok(await ops.call(getShipmentTimeline, { params: { id: shipmentId } }));
    expect(JSON.stringify(timeline)).toContain('DO_REL');
    expect((await listed('released')).list.map((row) => row.id)).toContain(id);
    expect((await execute(id, {}, admin)).msg).toContain('状态');
  });

  it('where money is owed is approved by levels, with somebody who vouches', async () => {
    const {
      ready,
      apply,
      applied,
      approveFlow,
      until,
      who,
      execute,
      pay: _,
      ops,
      ok,
      issued,
      charge,
      approved,
    } = company;
    const shipmentId = await ready();
    const { ids } = await approved([await charge('DOC', '60000')], shipmentId);
    const invoice = await issued(ids);
    expect((await apply(shipmentId)).msg).toContain('担保人');
    expect((await apply(shipmentId, { guarantee: { guarantor: '王总', payBy: '2026-11-01' } })).code).toBe(
      400,
    );
    const { id, status, flowId } = await applied(shipmentId, { guarantee: vouched, reason: '老客户' });
    expect(status).toBe('approving');
    const task = await company.taskOf(flowId);
    const flow = ok(
      await who('admin').call(getFlow, {
        ...{ params: { taskId: flowId ?? '' }, query: { opType: '1', taskOperatorId: task?.id ?? '' } },
      }),
    );
    // The request shows the gate of the screen.
    const text = checkOf((await company.gateOf(shipmentId)).gate, 'G1') ?? expect.fail();
    for (const words of ['王总', '老客户', text, 'G1 应收款']) expect(JSON.stringify(flow)).toContain(words);
    expect(await approveFlow(flowId)).toBe(2);
    await until(id, 'approved');
    ok(await execute(id));
    // Who was promised money waits for it without reminding.
    const { promisedOn } = ok(await company.manager.call(getInvoice, { params: { id: invoice.id } }));
    expect(promisedOn).toBe('2026-11-20');
    expect((await ops.call(submitRelease, { params: { id }, body: { version: 1 } })).code).toBe(400);
  });

  it('goes back to its approval where the gate got worse before it was executed', async () => {
    const { ready, applied, execute, shown, charge, approved, approveFlow, until, ok } = company;
    const shipmentId = await ready();
    const { id } = await applied(shipmentId);
    await approved([await charge('DOC', '800')], shipmentId);
    const { differences } = await shown(id);
    expect(differences).toMatchObject([{ code: 'G1', before: '本票款项已结清' }]);
    const bounced = ok(await execute(id));
    expect(bounced).toMatchObject({ status: 'approving', differences });
    const { flowId } = await shown(id);
    expect(await approveFlow(flowId)).toBe(1);
    await until(id, 'approved');
    expect(ok(await execute(id)).status).toBe('released');
  });

  it('is compared with what those who approved it were shown, not with what it was when they answered', async () => {
    const { ready, applied, execute, shown, charge, approved, approveFlow, until, ok } = company;
    const shipmentId = await ready('seaway', '100');
    const { id, flowId } = await applied(shipmentId, { guarantee: vouched });
    await approved([await charge('THC', '900')], shipmentId);
    await approveFlow(flowId);
    await until(id, 'approved');
    expect((await shown(id)).differences).toMatchObject([{ code: 'G1' }]);
    expect(ok(await execute(id)).status).toBe('approving');
  });

  it('that is rejected, taken back or ended leaves nothing half done, and others may apply', async () => {
    const { ready, applied, taskOf, who, until, ops, ok, shown } = company;
    const shipmentId = await ready('seaway', '100');
    const asked = () => applied(shipmentId, { guarantee: vouched });
    const first = await asked();
    const params = { taskOperatorId: (await taskOf(first.flowId))?.id ?? '' };
    ok(await who('admin').call(rejectTask, { params, body: { handleOpinion: '先付款' } }));
    expect(await until(first.id, 'rejected')).toMatchObject({ stateRemark: '先付款', returnedWith: null });
    const back = await asked();
    expect(await shown(back.id)).toMatchObject({ returnedWith: null });
    const to = { taskOperatorId: (await taskOf(back.flowId))?.id ?? '' };
    ok(
      await who('admin').call(rejectTask, {
        params: to,
        body: { rejectStep: 'start', handleOpinion: '补合同' },
      }),
    );
    expect(await shown(back.id, ops)).toMatchObject({ status: 'approving', returnedWith: '补合同' });
    const { version } = await shown(back.id, ops);
    ok(await ops.call(withdrawRelease, { params: { id: back.id }, body: { version } }));
    // What was said when somebody agreed is not why it ended.
    const ended = await asked();
    const agreeing = { taskOperatorId: (await taskOf(ended.flowId))?.id ?? '' };
    ok(await who('admin').call(approveTask, { params: agreeing, body: { handleOpinion: '内部意见' } }));
    ok(await who('admin').call(cancelFlow, { params: { taskId: ended.flowId ?? '' }, body: {} }));
    expect(await until(ended.id, 'rejected')).toMatchObject({ stateRemark: '' });
    const second = await asked();
    ok(await ops.call(withdrawFlow, { params: { taskId: second.flowId ?? '' }, body: {} }));
    await until(second.id, 'withdrawn');
    const third = await asked();
    const taken = await ops.call(withdrawRelease, {
      ...{ params: { id: third.id }, body: { version: (await shown(third.id)).version } },
    });
    expect(ok(taken).status).toBe('withdrawn');
    expect(await taskOf(third.flowId)).toBeUndefined();
    expect((await asked()).status).toBe('approving');
    // What is asked for is how the shipment stands now, whatever its bill says.
    const telex = await ready('telex');
    expect((await company.gateOf(telex)).kind).toBe('telex');
    await applied(telex, { kind: 'seaway' });
    expect((await company.gateOf(telex)).kind).toBe('seaway');
    const { counts } = await listed('refused');
    expect(counts.refused).toBeGreaterThanOrEqual(3);
  });

  it('of some boxes leaves the others to another release', async () => {
    const { made, billed, ops, applied, apply, gateOf } = company;
    const { id: shipmentId } = await made({
      boxes: ['CSQU3054383', 'MSKU7165121'].map((containerNo) => ({ type: '40HQ' as const, containerNo })),
    });
    await billed(shipmentId, 'seaway');
    expect((await gateOf(shipmentId)).freeContainerNos).toHaveLength(2);
    const { status } = await applied(shipmentId, { containerNos: ['CSQU3054383'] });
    expect(status).toBe('approved');
    expect((await gateOf(shipmentId)).freeContainerNos).toEqual(['MSKU7165121']);
    expect((await apply(shipmentId)).code).toBe(400);
    expect((await apply(shipmentId, { containerNos: ['OOLU8921349'] })).code).toBe(400);
    expect((await applied(shipmentId, { containerNos: ['MSKU7165121'] }, ops)).status).toBe('approved');
  });

  it('by telex is always approved, waits for its letter, and gives up the bill', async () => {
    const { ready, applied, approveFlow, until, execute, letter, ok, app } = company;
    const shipmentId = await ready('telex');
    const { id, status, flowId } = await applied(shipmentId, { kind: 'telex' });
    expect(status).toBe('approving');
    await approveFlow(flowId);
    await until(id, 'approved');
    expect((await execute(id)).msg).toContain('保函');
    await letter(shipmentId);
    ok(await execute(id));
    const { rows } = await app.database.pool.query(
      'select status from shipment_bill where "shipmentId" = $1',
      [shipmentId],
    );
    expect(rows).toEqual([{ status: 'surrendered' }]);
  });

  it('is taken back only while the cargo is there and the agent stopped', async () => {
    const { ready, applied, execute, ok, shown, agent, who, manager, ops } = company;
    const shipmentId = await ready('seaway', undefined, { agentId: agent });
    const { id } = await applied(shipmentId);
    ok(await execute(id));
    expect((await shown(id)).can).not.toContain('revoke');
    const revoke = async () =>
      manager.call(revokeRelease, {
        params: { id },
        body: { version: (await shown(id)).version, reason: '款项退票' },
      });
    expect((await revoke()).msg).toContain('代理');
    const seen = await shown(id, who('agent01'));
    expect(seen).toMatchObject({ can: ['confirmStop'], history: [], holds: [] });
    ok(await who('agent01').call(confirmReleaseStop, { params: { id }, body: { version: seen.version } }));
    expect(ok(await revoke()).status).toBe('revoked');
    const again = await applied(shipmentId);
    ok(await execute(again.id));
    const at = company.app.clock.now.getTime() - 3_600_000;
    const event = { milestone: 'GATE_OUT' as const, classifier: 'ACT' as const, at, reason: '司机电话' };
    ok(await ops.call(addTrackingEvent, { params: { id: shipmentId }, body: event }));
    const late = await manager.call(revokeRelease, {
      params: { id: again.id },
      body: { version: (await shown(again.id)).version, reason: '款项退票' },
    });
    expect(late.msg).toContain('提离');
  });

  it('approved and never executed expires', async () => {
    const { ready, applied, app, runJob, until, apply } = company;
    const shipmentId = await ready();
    const { id } = await applied(shipmentId);
    await app.database.pool.query(`update cargo_release set "expiresAt" = $2 where id = $1`, [
      id,
      new Date(app.clock.now.getTime() - 1),
    ]);
    await runJob('recheck-releases');
    await until(id, 'expired');
    expect((await apply(shipmentId)).code).toBe(200);
  });
});

describe('a customer', () => {
  it('applies, and what they pay lets it pass without anybody touching it', async () => {
    const { ready, applied, client, issued, charge, approved, shown, pay, runJob, until } = company;
    const shipmentId = await ready();
    const { ids } = await approved([await charge('DOC', '320')], shipmentId);
    const { id: invoiceId } = await issued(ids);
    const { id, status } = await applied(shipmentId, {}, client);
    expect(status).toBe('applied');
    const seen = await shown(id, client);
    expect(seen).toMatchObject({
      verdict: 'soft',
      line: '欠 CNY 320.00，未约定账期',
      can: ['withdraw'],
      flowId: null,
    });
    expect(seen.pay).toEqual([{ way: 'thisShipment', sums: [{ currency: 'CNY', amount: '320.00' }] }]);
    await pay('320', invoiceId);
    expect((await shown(id, client)).verdict).toBe('green');
    await runJob('recheck-releases');
    await until(id, 'approved');
  });

  it('cannot vouch for themselves, execute, hold or see what is of others', async () => {
    const { ready, apply, applied, client, who, execute, ok } = company;
    const shipmentId = await ready('seaway', '10');
    expect((await apply(shipmentId, { guarantee: vouched }, client)).code).toBe(400);
    const { id } = await applied(shipmentId, {}, client);
    expect((await execute(id, {}, client)).code).toBe(403);
    const hold = { shipmentId, type: 'legal' as const, reason: 'x' };
    expect((await client.call(placeHold, { body: hold })).code).toBe(403);
    const other = who('client02');
    expect((await apply(shipmentId, {}, other)).code).toBe(404);
    expect(ok(await other.call(listReleases, { body: {} })).list).toEqual([]);
    expect((await who('manager03').call(listReleases, { body: {} })).data?.list).toEqual([]);
    expect(
      (await who('agent01').call(listReleases, { body: {} })).data?.list.map((row) => row.status) ?? [],
    ).not.toContain('applied');
  });

  it('is told when staff refuse, and staff take on what they applied for', async () => {
    const { ready, applied, client, ops, shown, ok, approveFlow, until } = company;
    const refused = await applied(await ready('seaway', '10'), {}, client);
    const body = { version: 1, reason: '请先付款' };
    ok(await ops.call(refuseRelease, { params: { id: refused.id }, body }));
    expect(await shown(refused.id, client)).toMatchObject({
      status: 'rejected',
      stateRemark: '请先付款',
      can: [],
    });
    const { id, version } = await applied(await ready('seaway', '10'), {}, client);
    const submit = (more: object) => ops.call(submitRelease, { params: { id }, body: { version, ...more } });
    expect((await submit({})).msg).toContain('担保人');
    expect(
      (await client.call(submitRelease, { params: { id }, body: { version, guarantee: vouched } })).code,
    ).toBe(403);
    const { flowId } = ok(await submit({ guarantee: vouched }));
    // The request is that of staff now.
    const theirs = await shown(id, client);
    expect(theirs).toMatchObject({ status: 'approving', isSubmitted: true, flowId: null, can: [] });
    const late = await client.call(withdrawRelease, { params: { id }, body: { version: theirs.version } });
    expect(late.msg).toContain('状态');
    expect(await approveFlow(flowId)).toBe(2);
    await until(id, 'approved');
  });
});

describe('a hold', () => {
  const place = async (shipmentId: string, more: object = {}) =>
    company.ok(
      await company.manager.call(placeHold, {
        body: { shipmentId, type: 'customs', reason: '查验', ...more },
      }),
    );
  const lift = (id: string) => company.manager.call(liftHold, { params: { id }, body: { reason: '放行' } });

  it('stops what is on its way, swallows no answer, and lets it go on from where it was', async () => {
    const { ready, applied, shown, approveFlow, execute, ok, apply } = company;
    const shipmentId = await ready('seaway', '10');
    const { id, flowId } = await applied(shipmentId, { guarantee: vouched });
    const hold = await place(shipmentId);
    expect(await shown(id)).toMatchObject({ status: 'held', heldFrom: 'approving', line: '海关扣货：查验' });
    const ofCustomer = JSON.stringify(await shown(id, company.client));
    expect(ofCustomer).toContain('请联系客服');
    expect(ofCustomer).not.toContain('查验');
    await approveFlow(flowId);
    await expect.poll(async () => (await shown(id)).heldFrom).toBe('approved');
    expect((await execute(id)).msg).toContain('状态');
    ok(await lift(hold.id));
    expect((await lift(hold.id)).msg).toContain('已解除');
    expect((await shown(id)).status).toBe('approved');
    const second = await place(shipmentId);
    expect((await shown(id)).status).toBe('held');
    ok(await lift(second.id));
    ok(await execute(id));
    expect((await apply(shipmentId)).code).toBe(400);
  });

  it('and an execution of the same moment come one after the other', async () => {
    const { ready, applied, execute, shown } = company;
    for (let round = 0; round < 4; round += 1) {
      const shipmentId = await ready();
      const { id } = await applied(shipmentId);
      const [executed] = await Promise.all([execute(id), place(shipmentId)]);
      expect([200, 400, 409]).toContain(executed.code);
      expect(['released', 'held']).toContain((await shown(id)).status);
    }
  });

  it('of one box leaves the others alone', async () => {
    const { made, billed, applied, shown } = company;
    const { id: shipmentId } = await made({
      boxes: ['CSQU3054383', 'MSKU7165121'].map((containerNo) => ({ type: '40HQ' as const, containerNo })),
    });
    await billed(shipmentId, 'seaway');
    const [one, other] = [
      await applied(shipmentId, { containerNos: ['CSQU3054383'] }),
      await applied(shipmentId, { containerNos: ['MSKU7165121'] }),
    ];
    await place(shipmentId, { containerNos: ['CSQU3054383'] });
    expect([(await shown(one.id)).status, (await shown(other.id)).status]).toEqual(['held', 'approved']);
  });

  it('is placed and lifted at night by what is overdue, with one message', async () => {
    const { ready, charge, approved, issued, runJob, gateOf, pay, app } = company;
    const [first, second] = [await ready(), await ready()];
    const ids = (await approved([await charge('DOC', '90'), await charge('THC', '60')], first)).ids;
    const invoice = await issued(ids);
    await app.database.pool.query(`update invoice set "dueOn" = '2026-11-01' where id = $1`, [invoice.id]);
    const held = async (id: string) => (await gateOf(id)).holds.filter((one) => one.liftedAt === null);
    await runJob('hold-overdue-cargo');
    await expect.poll(async () => (await held(second)).length).toBe(1);
    expect(await held(first)).toMatchObject([{ type: 'credit', isByRule: true, isHard: false }]);
    const told = async (words: string) =>
      (
        await app.database.pool.query(`select count(*)::int as n from message where title like $1`, [
          `%${words}%`,
        ])
      ).rows[0]?.n;
    expect(await told('账单逾期')).toBe(1);
    await runJob('hold-overdue-cargo');
    await pay('150', invoice.id);
    await runJob('hold-overdue-cargo');
    await expect.poll(async () => (await held(second)).length).toBe(0);
    expect(await told('账单逾期')).toBe(1);
    expect(await told('逾期已清')).toBe(1);
  });
});

describe('several at once', () => {
  it('are approved only where every gate is green, all or none', async () => {
    const { ready, applied, letter, who, shown, ops, until } = company;
    const [good, bad] = [await ready('telex'), await ready('telex')];
    await letter(good);
    const ids = [(await applied(good, { kind: 'telex' })).id, (await applied(bad, { kind: 'telex' })).id];
    const approve = (wanted: string[], by = who('admin')) =>
      by.call(approveReleases, { body: { ids: wanted } });
    expect((await approve(ids)).msg).toContain('保函');
    expect((await shown(ids[0] ?? '')).status).toBe('approving');
    expect((await approve([ids[0] ?? ''], ops)).code).toBe(400);
    expect((await approve([ids[0] ?? ''])).code).toBe(200);
    await until(ids[0] ?? '', 'approved');
    expect((await shown(ids[1] ?? '')).status).toBe('approving');
  });

  it('wait in a list of what arrived and nobody applied for', async () => {
    const { ready, ops, app, ok, applied, client } = company;
    const shipmentId = await ready('seaway', '10', {
      ship: {
        ...{
          vesselName: 'NEAR',
          vesselImo: '9400000',
          voyageNo: '1E',
          etd: app.clock.now.getTime() - 9 * 86_400_000,
        },
        eta: app.clock.now.getTime() + 86_400_000,
      },
    });
    const awaiting = async (by = ops) =>
      ok(await by.call(listAwaitingRelease, { body: { pageSize: 100 } })).list.filter(
        (row) => row.shipmentId === shipmentId,
      );
    expect(await awaiting()).toMatchObject([
      { verdict: 'soft', balance: [{ currency: 'CNY', amount: '10.00' }] },
    ]);
    expect(await awaiting(client)).toHaveLength(1);
    await applied(shipmentId, { guarantee: vouched });
    expect(await awaiting()).toEqual([]);
  });
});
