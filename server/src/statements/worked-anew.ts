import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../http/context.ts';
import { contentFor } from './make-statements.ts';
import type { StatementContent, StoredStatement } from './stored-statement.ts';

type Same = Pick<StoredStatement, 'companyId' | 'partyId' | 'periodFrom' | 'periodTo' | 'basis'>;

/** What a statement would say if it were made now. */
export const workedAnew = (
  ctx: Pick<Context, 'db'>,
  { companyId, partyId, periodFrom: from, periodTo: to, basis }: Same,
): Promise<StatementContent> => contentFor(ctx, { companyId, partyId }, { from, to, basis });

/** Whether that is what it says. */
export async function isCurrent(
  ctx: Pick<Context, 'db'>,
  { sums, unapplied, invoices, receipts, ...statement }: StoredStatement,
): Promise<boolean> {
  const kept: StatementContent = { sums, unapplied, invoices, receipts };
  return isDeepStrictEqual(plain(kept), plain(await workedAnew(ctx, statement)));
}

/** As it is kept: what is undefined is not there. */
const plain = (content: StatementContent): unknown => JSON.parse(JSON.stringify(content));
