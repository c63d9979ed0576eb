import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import {
  type createStatement as createCall,
  longestStatement,
  type createMonthlyStatements as monthlyCall,
  type previewStatement as previewCall,
} from '@fairway/contract/statements.ts';
import { searchTextOf } from '@fairway/domain/forms/search-grams.ts';
import { monthPeriod, paysMonthly, periodFits } from '@fairway/domain/statements/statement-period.ts';
import { takeBillNumber } from '../bill/take-bill-number.ts';
import { newId } from '../database/new-id.ts';
import type { Context } from '../http/context.ts';
import { namesById } from '../organisation/names-by-id.ts';
import { partyNames } from '../shipments/shipment-lookups.ts';
import { findBillingCompanies, findTermsOfCustomers } from './history-store.ts';
import { pairOf, readerOf, type StatementReader } from './reader.ts';
import { noteStatementActs } from './statement-acts.ts';
import { isEmpty, isTooLong, mostLines, type Pair, pairKey, statementContents } from './statement-content.ts';
import { findLiveStatements, insertStatement } from './store.ts';
import type { StatementContent, StoredStatement } from './stored-statement.ts';

type Asked = Received<typeof previewCall>['body'];
type Wanted = Pick<Asked, 'from' | 'to' | 'basis'>;

/** So many customers at once: one call takes a few seconds, not minutes. */
const mostAtOnce = 200;

/** What a statement would say; nothing is written. */
export async function previewStatement(ctx: Context, asked: Asked): Promise<Reply<typeof previewCall>> {
  const { db, language } = ctx;
  const pair = await pairOf(ctx, await readerOf(ctx), asked);
  const content = await contentFor(ctx, pair, asked);
  const { companyId, partyId } = pair;
  const companies = await namesById(db, 'organisation', [companyId], language);
  const parties = await partyNames(db, [partyId], language);
  return {
    ...{ companyId, companyName: companies.get(companyId)?.fullName ?? '' },
    ...{ partyId, partyName: parties.get(partyId) ?? '' },
    ...{ from: asked.from, to: asked.to, basis: asked.basis, ...content },
  };
}

/** What a statement of a company and a customer says of a period now. */
export async function contentFor(
  { db }: Pick<Context, 'db'>,
  pair: Pair,
  { from, to, basis }: Wanted,
): Promise<StatementContent> {
  if (!periodFits({ from, to }, longestStatement))
    throw new AppError('STATEMENT_PERIOD_WRONG', { days: longestStatement });
  const contents = await statementContents(db, [pair], { basis, period: { from, to } });
  const content = contents.get(pairKey(pair));
  if (!content) throw new Error(`Nothing was worked out for ${pairKey(pair)}`);
  if (isTooLong(content)) throw new AppError('STATEMENT_TOO_LONG', { most: mostLines });
  return content;
}

export async function createStatement(
  ctx: Context,
  { remark, ...asked }: Received<typeof createCall>['body'],
): Promise<Reply<typeof createCall>> {
  const pair = await pairOf(ctx, await readerOf(ctx), asked);
  const content = await contentFor(ctx, pair, asked);
  if (isEmpty(content)) throw new AppError('STATEMENT_EMPTY');
  await refuseTwice(ctx, pair, asked);
  const statement = await drafted(ctx, { pair, asked, content, remark });
  // Somebody else made the same in between.
  if (!(await insertStatement(ctx.db, statement))) throw new AppError('RECORD_CHANGED');
  await noteStatementActs(ctx, [statement], 'create');
  ctx.auditTarget(statement.statementNo);
  const { id, version, statementNo, status } = statement;
  return { id, version, statementNo, status };
}

async function refuseTwice({ db }: Context, pair: Pair, { from, to, basis }: Wanted): Promise<void> {
  const [found] = await findLiveStatements(db, {
    ...{ companyIds: [pair.companyId], partyIds: [pair.partyId], periodFrom: from, periodTo: to, basis },
  });
  if (found) throw new AppError('STATEMENT_TWICE', { no: found.statementNo });
}

interface Drafted {
  pair: Pair;
  asked: Wanted;
  content: StatementContent;
  remark: string;
}

async function drafted(
  { db, now, session }: Context,
  { pair, asked, content, remark }: Drafted,
): Promise<StoredStatement> {
  const { from, to, basis } = asked;
  const [zh, en] = [await partyNames(db, [pair.partyId], 'zh'), await partyNames(db, [pair.partyId], 'en')];
  const statementNo = await takeBillNumber(db, 'StatementNumber', session.userId, now);
  const words = [statementNo, zh.get(pair.partyId) ?? '', en.get(pair.partyId) ?? '', from.slice(0, 7)];
  return {
    ...{ id: newId(now.getTime()), version: 1, statementNo, ...pair, periodFrom: from, periodTo: to, basis },
    ...{ status: 'draft', ...content, invoiceCount: content.invoices.length, computedAt: now, remark },
    ...{ answer: '', answeredBy: null, answeredAt: null, namedInvoices: [] },
    searchText: searchTextOf([...new Set(words.filter(Boolean))], 1_000),
    ...{ createdBy: session.userId, creatorTime: now, lastModifyTime: now, sentAt: null, closedAt: null },
  };
}

/** Drafts of a month for everybody who pays by the month and has none yet. */
export async function createMonthlyStatements(
  ctx: Context,
  { month, basis, companyId }: Received<typeof monthlyCall>['body'],
): Promise<Reply<typeof monthlyCall>> {
  const { db } = ctx;
  const period = monthPeriod(month);
  const asked = { ...period, basis };
  const pairs = await monthlyPairs(ctx, await readerOf(ctx), { companyId, period });
  const found = await findLiveStatements(db, {
    ...{ companyIds: pairs.map((one) => one.companyId), partyIds: pairs.map(({ partyId }) => partyId) },
    ...{ periodFrom: period.from, periodTo: period.to, basis },
  });
  const taken = new Set(found.map(pairKey));
  const open = pairs.filter((pair) => !taken.has(pairKey(pair)));
  const wanted = open.slice(0, mostAtOnce);
  const contents = await statementContents(db, wanted, { basis, period });
  const counted = {
    ...{ made: 0, twice: pairs.length - open.length, empty: 0, tooLong: 0 },
    left: open.length - wanted.length,
  };
  const made: StoredStatement[] = [];
  for (const pair of wanted) {
    const content = contents.get(pairKey(pair));
    if (!content || isEmpty(content)) counted.empty++;
    else if (isTooLong(content)) counted.tooLong++;
    else {
      const statement = await drafted(ctx, { pair, asked, content, remark: '' });
      if (await insertStatement(db, statement)) made.push(statement);
      else counted.twice++;
    }
  }
  await noteStatementActs(ctx, made, 'create');
  ctx.auditTarget(`${month} ×${made.length}`);
  return { ...counted, made: made.length };
}

/** Companies and customers that were billed at some time and pay by the month, in the order of their ids. */
async function monthlyPairs(
  { db }: Context,
  { isStaff, sight, companyIds, makes }: StatementReader,
  { companyId, period }: { companyId?: string | undefined; period: { from: string; to: string } },
): Promise<Pair[]> {
  if (!isStaff || (companyId !== undefined && !companyIds.includes(companyId)))
    throw new AppError('NOT_FOUND');
  const billing = (
    await findBillingCompanies(db, {
      companyIds: companyId === undefined ? companyIds : [companyId],
      partyIds: sight.companyIds.length > 0 ? null : sight.partyIds,
    })
  ).filter(makes);
  const terms = await findTermsOfCustomers(db, [...new Set(billing.map(({ partyId }) => partyId))]);
  const monthly = new Set(
    terms.filter(({ creditTerms }) => paysMonthly(creditTerms, period)).map(({ id }) => id),
  );
  return billing
    .filter(({ partyId }) => monthly.has(partyId))
    .sort((one, other) => (pairKey(one) < pairKey(other) ? -1 : 1));
}
