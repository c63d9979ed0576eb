import { type BusinessTodo, getBusinessTodo, type ShownTodo } from '@fairway/contract/business-todo.ts';
import { listInvoices } from '@fairway/contract/invoices.ts';
import {
  listAwaitingRelease,
  listReleases,
  type ReleaseTab,
  releasesPath,
} from '@fairway/contract/releases.ts';
import type { ShipmentSegment } from '@fairway/contract/shipment-fields.ts';
import { groupShipmentsPath, listShipments, myShipmentsPath } from '@fairway/contract/shipments.ts';
import { listTaxableLines, listTaxInvoices } from '@fairway/contract/tax-invoices.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  // Whatever day it is: some of what has not sailed closes today, at midnight and just before the next one.
  const today = new Date(app.clock.now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  await app.database.pool.query(
    `update shipment set "cutSi" = ($1 || 'T00:00:00+08:00')::timestamptz,
       "cutPort" = ($1 || 'T23:59:00+08:00')::timestamptz
     where id in (select v."shipmentId" from shipment_viewer v where v.segment = 'notSailed'
       order by v."viewerId", v."shipmentId" limit 400)`,
    [today],
  );
});
afterAll(() => app.close());

interface Paged {
  code: number;
  msg: string;
  data?: { pagination: { total: number } };
}
const totalOf = async (asked: Promise<Paged>): Promise<number> => {
  const { data, msg } = await asked;
  return data?.pagination.total ?? expect.fail(msg);
};

/** How many the list behind it has, asked by what stands in its address as the screen does. */
function listBehind(who: Person, { id, path }: ShownTodo): Promise<number> {
  const [screen, text = ''] = path.split('?');
  const query = new URLSearchParams(text);
  const tab = query.get('tab') ?? '';
  const day = (name: string) => {
    const [from, to] = (query.get(`f.${name}`) ?? '').split('..');
    const start = (written = '') => Date.parse(`${written}T00:00:00+08:00`);
    return { from: start(from), to: start(to) + 24 * 3_600_000 - 1 };
  };
  const shipments = (filters: object = {}) =>
    totalOf(
      who.call(listShipments, {
        body: {
          ...{ scope: screen === groupShipmentsPath ? ('group' as const) : ('mine' as const), filters },
          segment: query.get('f.segment') as ShipmentSegment,
        },
      }),
    );
  const lists: Record<BusinessTodo, () => Promise<number>> = {
    cutSiToday: () => shipments({ cutSiFrom: day('cutSi').from, cutSiTo: day('cutSi').to }),
    cutPortToday: () => shipments({ cutPortFrom: day('cutPort').from, cutPortTo: day('cutPort').to }),
    exceptions: () => shipments(),
    releasesToApply: () => totalOf(who.call(listAwaitingRelease, { body: {} })),
    releasesToApprove: () => totalOf(who.call(listReleases, { body: { tab: tab as ReleaseTab } })),
    releasesToExecute: () => totalOf(who.call(listReleases, { body: { tab: tab as ReleaseTab } })),
    billsToConfirm: () =>
      totalOf(
        who.call(listInvoices, {
          body:
            tab === 'draft'
              ? { tab }
              : { tab: 'issued', filters: { kinds: ['debit'], answer: [query.get('f.answer') as 'none'] } },
        }),
      ),
    taxToApply: () => totalOf(who.call(listTaxableLines, { body: {} })),
    taxToIssue: () => totalOf(who.call(listTaxInvoices, { body: { tab: tab as 'toIssue' } })),
  };
  return lists[id]();
}

const todoOf = async (who: Person, scope: 'mine' | 'group' = 'mine'): Promise<ShownTodo[]> => {
  const { data, msg } = await who.call(getBusinessTodo, { body: { scope } });
  return data?.list ?? expect.fail(msg);
};

describe('what waits for somebody', () => {
  it.each(['sales01', 'ops01', 'docs01', 'finance01', 'manager01', 'client01', 'agent01'])(
    'is for %s as much as each list has',
    async (account) => {
      const who = await app.as(account);
      for (const scope of ['mine', 'group'] as const) {
        const list = await todoOf(who, scope);
        for (const todo of list)
          expect([todo.id, todo.count]).toEqual([todo.id, await listBehind(who, todo)]);
        if (account !== 'agent01') expect(list.length).toBeGreaterThan(2);
      }
    },
    60_000,
  );

  it('is of one’s own shipments, or of those of one’s scope', async () => {
    const ops = await app.as('ops01');
    const [mine, group] = [await todoOf(ops), await todoOf(ops, 'group')];
    const of = (list: readonly ShownTodo[], id: BusinessTodo) => list.find((todo) => todo.id === id);
    expect(of(mine, 'cutSiToday')?.path.startsWith(`${myShipmentsPath}?`)).toBe(true);
    expect(of(group, 'cutSiToday')?.path.startsWith(`${groupShipmentsPath}?`)).toBe(true);
    expect(of(group, 'cutPortToday')?.count).toBeGreaterThan(0);
    expect(of(group, 'cutSiToday')?.count).toBeGreaterThanOrEqual(of(mine, 'cutSiToday')?.count ?? 0);
  });

  it('is what somebody may do about it', async () => {
    const ids = async (account: string) => (await todoOf(await app.as(account))).map(({ id }) => id);
    expect(await ids('docs01')).toContain('releasesToExecute');
    expect(await ids('docs01')).not.toContain('releasesToApply');
    expect(await ids('finance01')).toEqual(
      expect.arrayContaining(['releasesToApprove', 'billsToConfirm', 'taxToIssue']),
    );
    const finance = await todoOf(await app.as('finance01'));
    expect(finance.find(({ path }) => path.startsWith(releasesPath))?.path).toContain('tab=');
    expect(await ids('client01')).toEqual(expect.arrayContaining(['billsToConfirm', 'releasesToApply']));
    expect(await ids('client01')).not.toContain('taxToIssue');
  });
});
