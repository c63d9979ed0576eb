import { AppError } from '@fairway/contract/app-error.ts';
import { can } from '@fairway/domain/permission/can.ts';
import { customerOfUser } from '../customers/customer-of-user.ts';
import { customersAnsweredBy } from '../customers/customers-answered-by.ts';
import { customerIdsAmong } from '../customers/customers-by-id.ts';
import type { Context } from '../http/context.ts';
import { companiesBelow, companyOfPerson } from '../organisation/company-of.ts';
import { findBillingCompanies } from './history-store.ts';
import { findStatement, type StatementSight, takeStatements } from './store.ts';
import type { StoredStatement } from './stored-statement.ts';

/** Who looks at statements: which of them, whose they may make, and what they may do. */
export interface StatementReader {
  userId: string;
  isStaff: boolean;
  sight: StatementSight;
  has: (button: string) => boolean;
  /** The company somebody works in, then those below it: of these they make statements. */
  companyIds: readonly string[];
  /** The customers they make statements of; null stands for all. */
  partyIds: readonly string[] | null;
}

type Asking = Pick<Context, 'db' | 'session' | 'permissions'>;

/**
 * Customers see what was sent to them; who may confirm invoices sees the statements of their company and the ones below
 * it, and other staff those of the customers they answer for. Whoever may not see what is owed sees none.
 */
export async function readerOf({ db, session, permissions }: Asking): Promise<StatementReader> {
  const granted = await permissions();
  const has = (button: string) => can(granted, 'invoice', 'button', button);
  const { userId } = session;
  const nothing = { companyIds: [], partyIds: [], userId };
  const seesOwed = can(granted, 'charge', 'column', 'receivable');
  if (session.kind === 'customer' || !seesOwed) {
    const partyId = seesOwed ? (await customerOfUser(db, session))?.id : undefined;
    const sight = { ...nothing, partyId: partyId ?? '' };
    return { userId, isStaff: session.kind !== 'customer', has, sight, companyIds: [], partyIds: [] };
  }
  const companyId = await companyOfPerson(db, userId);
  const companyIds = companyId === null ? [] : await ownAndBelow(db, companyId);
  const partyIds = has('btn_confirm') ? null : await customersAnsweredBy(db, [userId]);
  const sight: StatementSight = {
    ...{ userId, partyId: null, companyIds: partyIds === null ? companyIds : [] },
    partyIds: partyIds ?? [],
  };
  return { userId, isStaff: true, has, sight, companyIds, partyIds };
}

const ownAndBelow = async (db: Context['db'], companyId: string): Promise<string[]> => [
  ...new Set([companyId, ...(await companiesBelow(db, companyId))]),
];

/** Whose statement is wanted: a customer and one of our companies, both for the caller. */
export async function pairOf(
  { db }: Pick<Context, 'db'>,
  { isStaff, companyIds, partyIds }: StatementReader,
  wanted: { companyId?: string | undefined; partyId: string },
): Promise<{ companyId: string; partyId: string }> {
  const { partyId } = wanted;
  if (!isStaff || (partyIds !== null && !partyIds.includes(partyId))) throw new AppError('NOT_FOUND');
  if (!(await customerIdsAmong(db, [partyId])).has(partyId)) throw new AppError('NOT_FOUND');
  const companyId = wanted.companyId ?? (await usualCompany(db, companyIds, partyId));
  if (companyId === undefined || !companyIds.includes(companyId)) throw new AppError('NOT_FOUND');
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
