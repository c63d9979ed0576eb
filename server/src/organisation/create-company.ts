import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open.ts';
import { quickQueryOf } from './quick-query.ts';
import { hasAdministrator, insertAdministrator, insertCompany } from './store.ts';

/** Has this company somebody who can run it? */
export const isSetUp = (db: Db): Promise<boolean> => hasAdministrator(db);

/** Founds the company of an empty system with its first person. */
export async function createCompany(
  db: Db,
  founding: { companyName: string; administrator: { id: string; account: string; realName: string } },
): Promise<void> {
  const organisationId = newId();
  await insertCompany(db, {
    id: organisationId,
    fullName: founding.companyName,
    quickQuery: await quickQueryOf(founding.companyName),
    enCode: 'company',
  });
  const quickQuery = await quickQueryOf(founding.administrator.realName);
  await insertAdministrator(db, { ...founding.administrator, quickQuery, organisationId });
}
