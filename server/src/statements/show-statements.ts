import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { getStatement as getCall, listStatements as listCall } from '@fairway/contract/statements.ts';
import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { countOpenDisputes } from './history-store.ts';
import { listStatementRows } from './list-store.ts';
import { findStatementPrints } from './print-store.ts';
import { readerOf, visibleStatement } from './reader.ts';
import { shownStatements } from './shown-statement.ts';
import { findStatementActs } from './store.ts';
import { isCurrent } from './worked-anew.ts';

export async function listStatements(
  ctx: Context,
  { tab, filters, keyword, ...paging }: Received<typeof listCall>['body'],
): Promise<Reply<typeof listCall>> {
  const reader = await readerOf(ctx);
  const question = { sight: reader.sight, tab, filters, keyword };
  const { rows, total } = await listStatementRows(ctx.db, question, paging);
  return pageOf(await shownStatements(ctx, rows, reader), paging, total);
}

export async function getStatement(ctx: Context, id: string): Promise<Reply<typeof getCall>> {
  const { db } = ctx;
  const reader = await readerOf(ctx);
  const statement = await visibleStatement(ctx, id, reader);
  const [head] = await shownStatements(ctx, [statement], reader);
  if (!head) throw new Error(`The statement ${id} is shown to nobody`);
  const { isStaff } = reader;
  const acts = isStaff ? await findStatementActs(db, id) : [];
  const people = await peopleNames(
    db,
    [...acts.map(({ byId }) => byId), statement.answeredBy].flatMap((byId) => byId ?? []),
    { withAccounts: false },
  );
  const disputes = await countOpenDisputes(
    db,
    statement.invoices.map(({ invoiceId }) => invoiceId),
  );
  const named = new Set(statement.namedInvoices);
  return {
    ...head,
    invoices: statement.invoices.map((invoice) => ({
      ...invoice,
      openDisputes: disputes.get(invoice.invoiceId) ?? 0,
      isNamed: named.has(invoice.invoiceId),
    })),
    receipts: statement.receipts,
    remark: statement.remark,
    answeredByName: people.get(statement.answeredBy ?? '') ?? '',
    ...(isStaff && { computedAt: statement.computedAt.getTime() }),
    ...(isStaff && statement.status === 'draft' && { isStale: !(await isCurrent(ctx, statement)) }),
    prints: (await findStatementPrints(db, id)).map(({ no, at, sha256, language }) => ({
      ...{ no, at: at.getTime(), sha256, language },
    })),
    history: acts.map(({ at, byId, act, remark }) => ({
      ...{ at: at.getTime(), byName: people.get(byId ?? '') ?? '', act, remark },
    })),
  };
}
