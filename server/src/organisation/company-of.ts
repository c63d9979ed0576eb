import type { Db } from '../database/open.ts';
import { cacheUntilChange } from '../system/cache-until-change.ts';
import {
  findCompaniesBelow,
  findCompaniesOfPerson,
  findMainOrganisation,
  organisationPath,
} from './store.ts';

/** The company somebody works in now: that of their department, or the one above it. Asks the rows. */
export async function companyOfPerson(db: Db, userId: string): Promise<string | null> {
  const organisationId = await findMainOrganisation(db, userId);
  if (organisationId === null) return null;
  const path = await organisationPath(db, organisationId);
  return path.findLast(({ kind }) => kind === 'company')?.id ?? null;
}

/** Whether it is a company, and this one or one below it. */
export async function isCompanyBelow(db: Db, companyId: string, aboveId: string): Promise<boolean> {
  const path = await organisationPath(db, companyId);
  return path.at(-1)?.kind === 'company' && path.some(({ id }) => id === aboveId);
}

/** This company and all below it. */
export const companiesBelow = (db: Db, companyId: string): Promise<string[]> =>
  findCompaniesBelow(db, companyId);

const known = new WeakMap<Db, Map<string, Promise<string[]>>>();

/** The company somebody works in and all below it; none of nobody's. Within one transaction the rows are asked once. */
export function companiesOfPerson(db: Db, userId: string): Promise<string[]> {
  if (!db.isTransaction) return findCompaniesOfPerson(db, userId);
  const asked = known.get(db) ?? new Map<string, Promise<string[]>>();
  known.set(db, asked);
  const companies = asked.get(userId) ?? findCompaniesOfPerson(db, userId);
  asked.set(userId, companies);
  return companies;
}

const companiesByPerson = cacheUntilChange(async () => new Map<string, Promise<string[]>>());

/** The same of who calls. Outside a command it is as the people and companies were when the call came. */
export async function companiesOfCaller(
  db: Db,
  { userId, organisationStamp }: { userId: string; organisationStamp: number },
): Promise<string[]> {
  if (db.isTransaction) return companiesOfPerson(db, userId);
  const asked = await companiesByPerson(db, organisationStamp);
  const companies = asked.get(userId) ?? findCompaniesOfPerson(db, userId);
  asked.set(userId, companies);
  companies.catch(() => asked.delete(userId));
  return companies;
}

/** The department somebody works in now; null of nobody's. */
export async function departmentOfPerson(db: Db, userId: string): Promise<string | null> {
  const organisationId = await findMainOrganisation(db, userId);
  if (organisationId === null) return null;
  const path = await organisationPath(db, organisationId);
  return path.at(-1)?.kind === 'department' ? organisationId : null;
}

/** This company and those above it, the nearest first. */
export const companiesAbove = async (db: Db, companyId: string): Promise<string[]> =>
  (await organisationPath(db, companyId))
    .filter(({ kind }) => kind === 'company')
    .map(({ id }) => id)
    .reverse();
