import { setTimeout as sleep } from 'node:timers/promises';
import { customers } from '@fairway/contract/customers.ts';
import type { Input } from '@fairway/contract/endpoint.ts';
import { settleInvoices } from '@fairway/contract/payments.ts';
import {
  applyRelease,
  executeRelease,
  getRelease,
  getReleaseGate,
  type ReleaseDetail,
} from '@fairway/contract/releases.ts';
import {
  addShipmentBill,
  addShipmentDocument,
  answerShipmentBill,
  sendShipmentBill,
  setBillState,
} from '@fairway/contract/shipment-papers.ts';
import { approveTask } from '@fairway/contract/workflow.ts';
import { expect } from 'vitest';
import { pdfOf, upload } from '../../files/sample-files.ts';
import { moneyCompany } from '../../invoices/testing/money-company.ts';
import type { Person } from '../../testing/test-app.ts';

type Applied = NonNullable<Input<typeof applyRelease>['body']>;
type Bill = NonNullable<Input<typeof addShipmentBill>['body']>;

/** A company that releases cargo, and what tests do again and again. */
export async function releaseCompany() {
  const company = await moneyCompany({ withJobs: true });
  const { app, who, ops, mine, made } = company;
  const [admin, client] = [who('admin'), who('client01')];
  const ok = <T>({ code, msg, data }: { code: number; msg: string; data?: T }): T =>
    code === 200 && data !== undefined ? data : expect.fail(`${code} ${msg}`);

  /** A house bill of the shipment, issued. */
  const billed = async (shipmentId: string, issueType: NonNullable<Bill['issueType']>): Promise<string> => {
    const { id, version } = ok(
      await ops.call(addShipmentBill, { params: { id: shipmentId }, body: { kind: 'HBL', issueType } }),
    );
    const params = { id: shipmentId, billId: id };
    ok(await ops.call(sendShipmentBill, { params, body: { version } }));
    ok(await client.call(answerShipmentBill, { params, body: { version, answer: 'confirmed' } }));
    ok(await ops.call(setBillState, { params, body: { version, status: 'issued' } }));
    return id;
  };
  /** A shipment with its bill, and a charge of so much where one is named. */
  const ready = async (
    issueType: NonNullable<Bill['issueType']> = 'seaway',
    price?: string,
    changes: Parameters<typeof made>[0] = {},
  ): Promise<string> => {
    const { id } = await made(changes);
    await billed(id, issueType);
    if (price !== undefined) await company.approved([await company.charge('DOC', price)], id);
    return id;
  };
  const letter = async (shipmentId: string): Promise<void> => {
    const to = { url: app.url, token: ops.token, type: 'document' };
    const { data, msg } = await upload(to, '电放保函.pdf', pdfOf(300));
    const fileId = data?.name ?? expect.fail(msg);
    ok(
      await ops.call(addShipmentDocument, {
        params: { id: shipmentId },
        body: { kind: 'telexLetter', fileId },
      }),
    );
  };
  /** What was agreed with the customer; without words nothing is. */
  const agree = async (terms: { limit?: string; settle?: 'monthly' | 'prepaid' } | null): Promise<void> => {
    const { version, ...kept } = ok(await admin.call(customers.get, { params: { id: mine } }));
    const creditTerms = terms
      ? [
          {
            ...{
              settle: terms.settle ?? ('monthly' as const),
              baseDate: 'etd' as const,
              limitCurrency: 'CNY',
            },
            ...{ validFrom: '2026-01-01', status: 'active' as const, limit: terms.limit ?? '500000' },
          },
        ]
      : [];
    ok(await admin.call(customers.change, { params: { id: mine }, body: { ...kept, creditTerms, version } }));
  };

  const gateOf = async (shipmentId: string, more: object = {}, by: Person = ops) =>
    ok(await by.call(getReleaseGate, { body: { shipmentId, ...more } }));
  const apply = (shipmentId: string, changes: Partial<Applied> = {}, by: Person = ops) =>
    by.call(applyRelease, { body: { shipmentId, kind: 'seaway', ...changes } });
  const applied = async (shipmentId: string, changes: Partial<Applied> = {}, by: Person = ops) =>
    ok(await apply(shipmentId, changes, by));
  const shown = async (id: string, by: Person = company.manager): Promise<ReleaseDetail> =>
    ok(await by.call(getRelease, { params: { id } }));
  const execute = async (id: string, more: object = {}, by: Person = admin) =>
    by.call(executeRelease, {
      params: { id },
      body: { version: (await shown(id, by)).version, releaseRef: 'TLX-1', ...more },
    });
  const until = async (id: string, status: ReleaseDetail['status']): Promise<ReleaseDetail> => {
    for (let tries = 0; ; tries += 1) {
      const release = await shown(id);
      if (release.status === status) return release;
      if (tries > 1_200) throw new Error(`never ${status}: ${JSON.stringify(release)}`);
      await sleep(25);
    }
  };
  const taskOf = async (flowId: string | null): Promise<{ id: string; userId: string } | undefined> =>
    (
      await app.database.pool.query<{ id: string; userId: string }>(
        'select id, "handlerId" as "userId" from flow_task where "flowId" = $1',
        [flowId],
      )
    ).rows[0];
  /** Whoever is asked agrees; how many were asked. */
  const approveFlow = async (flowId: string | null): Promise<number> => {
    const accounts = new Map(
      (
        await app.database.pool.query<{ id: string; account: string }>('select id, account from user_account')
      ).rows.map((row) => [row.id, row.account]),
    );
    for (let count = 0; ; count += 1) {
      const task = await taskOf(flowId);
      if (!task) return count;
      const by = who(accounts.get(task.userId) ?? expect.fail('nobody is asked'));
      const { code, msg } = await by.call(approveTask, { params: { taskOperatorId: task.id }, body: {} });
      if (code !== 200) expect.fail(msg);
    }
  };
  const runJob = (name: string) =>
    app.database.pool.query('select graphile_worker.add_job($1, payload := $2::json)', [name, '{}']);
  const pay = async (amount: string, invoiceId: string): Promise<void> => {
    const id = await company.received(amount);
    ok(
      await company.manager.call(settleInvoices, {
        params: { id },
        body: { partyId: mine, invoices: [{ invoiceId, amount }] },
      }),
    );
  };
  return {
    ...company,
    ...{ admin, client, ok, billed, ready, letter, agree, gateOf, apply, applied, shown, execute, until },
    ...{ taskOf, approveFlow, runJob, pay },
  };
}
export type ReleaseCompany = Awaited<ReturnType<typeof releaseCompany>>;
