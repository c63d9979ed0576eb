import { AppError } from '@fairway/contract/app-error.ts';
import type { Context } from '../http/context.ts';
import { companiesBelow, companyOfPerson } from '../organisation/company-of.ts';

/** Whose books somebody reads: those of their company and the ones below it, or of one of these. */
export async function readCompanies(
  { db, session }: Pick<Context, 'db' | 'session'>,
  wanted?: string,
): Promise<string[]> {
  const companyId = session.kind === 'customer' ? null : await companyOfPerson(db, session.userId);
  const own = companyId === null ? [] : await companiesBelow(db, companyId);
  if (wanted === undefined) return own;
  if (!own.includes(wanted)) throw new AppError('NOT_FOUND');
  return companiesBelow(db, wanted);
}
