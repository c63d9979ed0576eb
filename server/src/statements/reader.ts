import { AppError } from '@fairway/contract/app-error.ts';
import { can } from '@fairway/domain/permission/can.ts';
import { customerOfUser } from '../customers/customer-of-user.ts';
import { customersAnsweredBy } from '../customers/customers-answered-by.ts';
import { customerIdsAmong } from '../customers/customers-by-id.ts';
import type { Context } from '../http/context.ts';
import { companyOfPerson } from '../organisation/company-of.ts';
import { companiesAround, seenCompanies } from '../permission/seen-companies.ts';
import { findBillingCompanies } from './history-store.ts';
import type { Pair } from './statement-content.ts';
import { findStatement, type StatementSight, takeStatements } from './store.ts';
import type { StoredStatement } from './stored-statement.ts';

/** Who looks at statements: which of them, whose they may make, and what they may do. */
export interface StatementReader {
  userId: string;
  isStaff: boolean;
  sight: StatementSight;
  has: (button: string) => boolean;
  /** The companies they make statements of; the one they work in comes first. */
  companyIds: readonly string[];
  /** Whether they make statements of one of these for this customer. */
  makes: (pair: Pair) => boolean;
}

type Asking = Pick<Context, 'db' | 'session' | 'permissions'>;

/**
 * Customers see what was sent to them; staff the statements of companies of which they see all invoices, of customers they
 * or people they see answer for, and those that these people made. Whoever may not see what is owed sees none.
 */
export async function readerOf({ db, session, permissions }: Asking): Promise<StatementReader> {
  const granted = await permissions();
  const has = (button: string) => can(granted, 'invoice', 'button', button);
  const { userId } = session;
  const seesOwed = can(granted, 'charge', 'column', 'receivable');
  if (session.kind === 'customer' || !seesOwed) {
    const partyId = (seesOwed ? (await customerOfUser(db, session))?.id : undefined) ?? '';
    const sight: StatementSight = { partyId, companyIds: [], partyIds: [], userIds: [] };
    return { userId, isStaff: session.kind !== 'customer', has, sight, companyIds: [], makes: () => false };
  }
  const seen = await seenCompanies({ db, session }, 'invoice');
  const around = await companiesAround({ db, session }, seen);
  const companyId = await companyOfPerson(db, userId);
  const partyIds = seen.isCovered ? [] : await customersAnsweredBy(db, seen.userIds);
  const parties = new Set(partyIds);
  const makes = ({ companyId: of, partyId }: Pair) =>
    seen.companyIds.includes(of) || (around.includes(of) && parties.has(partyId));
  return {
    ...{ userId, isStaff: true, has, makes },
    sight: { userIds: seen.userIds, partyId: null, companyIds: seen.companyIds, partyIds },
    companyIds: [...new Set([...(companyId === null ? [] : [companyId]), ...around, ...seen.companyIds])],
  };
}

/** Whose statement is wanted: a customer and one of our companies, both for the caller. */
export async function pairOf(
  { db }: Pick<Context, 'db'>,
  { companyIds, makes }: StatementReader,
  wanted: { companyId?: string | undefined; partyId: string },
): Promise<Pair> {
  const { partyId } = wanted;
  const makers = companyIds.filter((companyId) => makes({ companyId, partyId }));
  if (makers.length === 0 || !(await customerIdsAmong(db, [partyId])).has(partyId))
    throw new AppError('NOT_FOUND');
  const companyId = wanted.companyId ?? (await usualCompany(db, makers, partyId));
  if (companyId === undefined || !makers.includes(companyId)) throw new AppError('NOT_FOUND');
  return { companyId, partyId };
}

/** One's own company where it bills the customer, otherwise the one below it that did so last. */
async function usualCompany(
  db: Context['db'],
  companyIds: readonly string[],
  partyId: string,
): Promise<string | undefined> {
  const [own] = companyIds;
  const billing = await findBillingCompanies(db, { companyIds, partyIds: [partyId] });
  return billing.some(({ companyId }) => companyId === own) ? own : (billing[0]?.companyId ?? own);
}

/** Not there and not for the caller look the same. */
export async function visibleStatement(
  { db }: Pick<Context, 'db'>,
  id: string,
  { sight }: StatementReader,
): Promise<StoredStatement> {
  const statement = await findStatement(db, id, sight);
  if (!statement) throw new AppError('NOT_FOUND');
  return statement;
}

/** To change them, in the versions their writer knows. */
export async function heldStatements(
  ctx: Pick<Context, 'db' | 'auditTarget'>,
  wanted: readonly { id: string; version: number }[],
  { sight }: StatementReader,
): Promise<StoredStatement[]> {
  const versions = new Map(wanted.map(({ id, version }) => [id, version]));
  const held = await takeStatements(ctx.db, [...versions.keys()], sight);
  if (held.length !== versions.size) throw new AppError('NOT_FOUND');
  for (const { id, version } of held) if (versions.get(id) !== version) throw new AppError('RECORD_CHANGED');
  ctx.auditTarget(
    held
      .slice(0, 5)
      .map(({ statementNo }) => statementNo)
      .join('、'),
  );
  return held;
}
