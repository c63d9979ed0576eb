import type { CreditTerm, InvoiceTitle } from '@fairway/contract/customers.ts';
import type { Db } from '../../database/open.ts';

export interface DemoParty {
  id: string;
  enCode: string;
  nameCn: string;
  nameEn: string;
  shortName: string;
  salesId: string | null;
  creditTerms: CreditTerm[];
  invoiceTitles: InvoiceTitle[];
}

/** Everybody the demo company bills or pays. */
export async function listPartiesOfDemo(db: Db): Promise<ReadonlyMap<string, DemoParty>> {
  const rows = await db
    .selectFrom('customer')
    .select(['id', 'enCode', 'nameCn', 'nameEn', 'shortName', 'salesId', 'creditTerms', 'invoiceTitles'])
    .execute();
  return new Map((rows as unknown as DemoParty[]).map((row) => [row.id, row]));
}

/** The department each person works in now. */
export async function listDepartmentsOfDemo(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('user_account')
    .innerJoin('organisation', 'organisation.id', 'user_account.organisationId')
    .select(['user_account.id', 'organisation.id as departmentId'])
    .where('organisation.kind', '=', 'department')
    .execute();
  return new Map(rows.map(({ id, departmentId }) => [id, departmentId]));
}
