import type { StatementBasis } from '@fairway/contract/money-fields.ts';
import type { StatementTab, statementColumns } from '@fairway/contract/statements.ts';
import { statementTabs } from '@fairway/contract/statements.ts';
import { gramsOfKeyword } from '@fairway/domain/forms/search-grams.ts';
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { containing, inOrder, type Order, readPage } from '../database/page.ts';
import type { Tables } from '../database/tables.ts';
import { type StatementSight, seenStatements } from './store.ts';
import type { StatementRow } from './stored-statement.ts';

export interface StatementQuestion {
  sight: StatementSight;
  tab: StatementTab;
  filters: {
    partyId?: string | undefined;
    companyId?: string | undefined;
    basis?: readonly StatementBasis[] | undefined;
    from?: string | undefined;
    to?: string | undefined;
  };
  keyword?: string | undefined;
}

function asked(
  db: Db,
  { sight, tab, filters, keyword }: StatementQuestion,
): SelectQueryBuilder<Tables, 'statement', object> {
  let query: SelectQueryBuilder<Tables, 'statement', object> = seenStatements(db, sight);
  if (tab !== 'all') query = query.where('statement.status', 'in', statementTabs[tab]);
  for (const column of ['partyId', 'companyId'] as const)
    if (filters[column] !== undefined) query = query.where(`statement.${column}`, '=', filters[column]);
  if (filters.basis?.length) query = query.where('statement.basis', 'in', filters.basis);
  if (filters.from !== undefined) query = query.where('statement.periodTo', '>=', filters.from);
  if (filters.to !== undefined) query = query.where('statement.periodFrom', '<=', filters.to);
  for (const word of (keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8))
    query = query
      .where('statement.searchText', 'like', containing(word))
      .where(sql<SqlBool>`grams_of(statement."searchText") @> ${gramsOfKeyword(word)}::text[]`);
  return query;
}

interface Page extends Order<(typeof statementColumns)[number]> {
  currentPage: number;
  pageSize: number;
}

const column = (name: string) => sql`statement.${sql.ref(name)}`;
const sorted = {
  partyName: sql`(select "nameCn" from customer where customer.id = statement."partyId")`,
  ...{ statementNo: column('statementNo'), from: column('periodFrom'), to: column('periodTo') },
  ...{ status: column('status'), sentAt: column('sentAt') },
  ...{ creatorTime: column('creatorTime'), id: column('id') },
};

/** Without the lines of statements, which may be many. */
export async function listStatementRows(
  db: Db,
  question: StatementQuestion,
  page: Page,
): Promise<{ rows: StatementRow[]; total: number }> {
  const query = asked(db, question)
    .select([
      ...(['id', 'version', 'statementNo', 'companyId', 'partyId', 'periodFrom', 'periodTo'] as const),
      ...(['basis', 'status', 'sums', 'unapplied', 'invoiceCount', 'computedAt', 'remark'] as const),
      ...(['answer', 'answeredBy', 'answeredAt', 'namedInvoices', 'searchText', 'createdBy'] as const),
      ...(['creatorTime', 'lastModifyTime', 'sentAt', 'closedAt'] as const),
    ])
    .orderBy('statement.creatorTime', 'desc')
    .orderBy('statement.id', 'desc');
  const { rows, total } = await readPage(db, inOrder(query, page, sorted), page);
  return { rows: rows as unknown as StatementRow[], total };
}
