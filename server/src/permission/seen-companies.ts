import { companiesOfCaller } from '../organisation/company-of.ts';
import { type Structure, structureOf, withAllBelow } from '../organisation/structure.ts';
import { type Asking, type ScopedModule, scopesOfCaller, seenPlaces } from './data-scopes.ts';

/** What somebody sees of rows that are of a company and of people. */
export interface SeenCompanies {
  /** All rows of these companies are seen. */
  companyIds: readonly string[];
  /** Nothing is to be looked for beside these: the caller's company is among them, and no department is seen for itself. */
  isCovered: boolean;
  /** The caller, and the people of departments that are seen for themselves. */
  userIds: readonly string[];
  departmentIds: readonly string[];
}

/** The companies are those of the caller, asked as cheaply as without scopes, until somebody chooses something else. */
export async function seenCompanies(
  asking: Asking,
  moduleId: ScopedModule,
  part?: string,
): Promise<SeenCompanies> {
  const { db, session } = asking;
  const scopes = await scopesOfCaller(asking, moduleId, part);
  const isOwnSeen = scopes.some(({ kind }) => kind === 'company' || kind === 'all');
  if (scopes.every(({ kind }) => kind === 'own' || kind === 'company')) {
    const companyIds = isOwnSeen ? await companiesOfCaller(db, session) : [];
    return { companyIds, isCovered: isOwnSeen, userIds: [session.userId], departmentIds: [] };
  }
  const { companyIds, userIds, departmentIds } = await seenPlaces(asking, moduleId, part);
  const structure = await structureOf(db, session.organisationStamp);
  return {
    companyIds: companiesFrom(structure, companyIds).toSorted(),
    isCovered: isOwnSeen && departmentIds.length === 0,
    ...{ departmentIds, userIds: [...new Set([session.userId, ...userIds])] },
  };
}

/** Where rows of these people stand: the company of the caller and those below it, and the same of the departments. */
export async function companiesAround(
  { db, session }: Asking,
  { departmentIds }: SeenCompanies,
): Promise<string[]> {
  const own = await companiesOfCaller(db, session);
  if (departmentIds.length === 0) return own;
  const structure = await structureOf(db, session.organisationStamp);
  const isCompany = (id: string) => structure.byId.get(id)?.kind === 'company';
  const above = departmentIds.flatMap((id) => structure.byId.get(id)?.organizeIds.findLast(isCompany) ?? []);
  return [...new Set([...own, ...companiesFrom(structure, above)])];
}

const companiesFrom = (structure: Structure, ids: readonly string[]): string[] =>
  [...withAllBelow(structure, ids)].filter((id) => structure.byId.get(id)?.kind === 'company');
