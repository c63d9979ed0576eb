import type { AgingItem, listAgingItems as itemsCall } from '@fairway/contract/aging.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import { daysPastDue } from '@fairway/domain/aging/aging.ts';
import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { inCurrency } from '../invoices/invoice-lines.ts';
import { invoiceNumbers } from '../invoices/settle-invoice.ts';
import { namesById } from '../organisation/names-by-id.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { partyNames } from '../shipments/shipment-lookups.ts';
import { readItems } from './read-open-items.ts';
import { questionOf } from './reader.ts';
import { findPaymentHeads, type OpenItem } from './store.ts';

/** What a number of the ageing is the sum of, with what was left of each then. */
export async function listAgingItems(
  ctx: Context,
  { what, cell, ...asked }: Received<typeof itemsCall>['body'],
): Promise<Reply<typeof itemsCall>> {
  const { db } = ctx;
  const { question, reader, asOf, isToday } = await questionOf(ctx, asked);
  const { items, sums } = await readItems(db, question, { what, cell }, asked);
  const count = sums.reduce((all, sum) => all + sum.count, 0);
  const list = await shownItems(ctx, items, { what, asOf, isStaff: reader.isStaff });
  return {
    ...pageOf(list, asked, count),
    ...{ asOf, isToday },
    sums: sums.map((sum) => ({ ...sum, balance: inCurrency(sum.currency, sum.balance) })),
  };
}

interface Head {
  no: string;
  version: number;
  total: string;
  on: string;
  promisedOn: string | null;
  remindedAt: Date | null;
}

async function shownItems(
  { db, language }: Context,
  items: readonly OpenItem[],
  { what, asOf, isStaff }: { what: 'invoice' | 'money'; asOf: string; isStaff: boolean },
): Promise<AgingItem[]> {
  const heads = await headsOf(
    db,
    what,
    items.map(({ itemId }) => itemId),
  );
  const parties = await partyNames(
    db,
    items.map(({ partyId }) => partyId),
    language,
  );
  const companies = await namesById(
    db,
    'organisation',
    items.map(({ companyId }) => companyId),
    language,
  );
  const people = await peopleNames(
    db,
    items.flatMap(({ salesId }) => salesId ?? []),
    { withAccounts: false },
  );
  return items.flatMap((item): AgingItem[] => {
    const head = heads.get(item.itemId);
    if (!head) return [];
    const { partyId, currency, dueOn } = item;
    return [
      {
        ...{ id: item.itemId, no: head.no, version: head.version, partyId, currency, on: head.on, dueOn },
        partyName: parties.get(partyId) ?? '',
        companyName: companies.get(item.companyId)?.fullName ?? '',
        salesName: people.get(item.salesId ?? '') ?? '',
        total: inCurrency(currency, head.total),
        balance: inCurrency(currency, item.balance),
        daysPast: dueOn === null ? null : daysPastDue(dueOn, asOf),
        promisedOn: head.promisedOn,
        remindedAt: isStaff ? (head.remindedAt?.getTime() ?? null) : null,
      },
    ];
  });
}

async function headsOf(
  db: Context['db'],
  what: 'invoice' | 'money',
  ids: readonly string[],
): Promise<ReadonlyMap<string, Head>> {
  if (what === 'money')
    return new Map(
      (await findPaymentHeads(db, ids)).map(({ id, paymentNo, version, amount, valueOn }) => [
        id,
        { no: paymentNo, version, total: amount, on: valueOn, promisedOn: null, remindedAt: null },
      ]),
    );
  return new Map(
    [...(await invoiceNumbers(db, ids)).values()].map(
      ({ id, invoiceNo, version, total, billOn, promisedOn, remindedAt }) => [
        id,
        { no: invoiceNo, version, total, on: billOn, promisedOn, remindedAt },
      ],
    ),
  );
}
