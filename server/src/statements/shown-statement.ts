import type { StatementActName, StatementCan, StatementHead } from '@fairway/contract/statements.ts';
import { statementActNames } from '@fairway/contract/statements.ts';
import { statementActFits, statementTransitions } from '@fairway/domain/statements/statement-state.ts';
import type { Context } from '../http/context.ts';
import { namesById } from '../organisation/names-by-id.ts';
import { partyNames } from '../shipments/shipment-lookups.ts';
import type { StatementReader } from './reader.ts';
import type { StatementRow } from './stored-statement.ts';

/** Statements as a list shows them to this reader: field by field, so that nothing else leaves. */
export async function shownStatements(
  { db, language }: Pick<Context, 'db' | 'language'>,
  statements: readonly StatementRow[],
  reader: StatementReader,
): Promise<StatementHead[]> {
  const companies = await namesById(
    db,
    'organisation',
    statements.map(({ companyId }) => companyId),
    language,
  );
  const parties = await partyNames(
    db,
    statements.map(({ partyId }) => partyId),
    language,
  );
  return statements.map((statement) => {
    const { id, version, statementNo, status, companyId, partyId, basis, sums, unapplied } = statement;
    return {
      ...{ id, version, statementNo, status, companyId, partyId, basis, sums, unapplied },
      ...{ companyName: companies.get(companyId)?.fullName ?? '', partyName: parties.get(partyId) ?? '' },
      ...{ from: statement.periodFrom, to: statement.periodTo, invoiceCount: statement.invoiceCount },
      // When a draft was made is nothing to a customer.
      creatorTime: (reader.isStaff
        ? statement.creatorTime
        : (statement.sentAt ?? statement.creatorTime)
      ).getTime(),
      ...{ sentAt: statement.sentAt?.getTime() ?? null, answer: statement.answer },
      answeredAt: statement.answeredAt?.getTime() ?? null,
      can: cansOf(statement, reader),
    };
  });
}

type Acted = Pick<StatementRow, 'status' | 'createdBy'>;

/** Who makes statements works on drafts; who may confirm invoices puts them in force. */
export function mayAct(
  act: StatementActName,
  { createdBy }: Acted,
  { has, userId }: Pick<StatementReader, 'has' | 'userId'>,
): boolean {
  if (statementTransitions[act].by === 'finance') return has('btn_confirm');
  if (act === 'drop') return has('btn_remove') || (has('btn_add') && createdBy === userId);
  return has('btn_add');
}

function cansOf(statement: Acted, reader: StatementReader): StatementCan[] {
  const { isStaff, has } = reader;
  if (!isStaff)
    return [
      ...(has('btn_confirm') && statementActFits('confirm', statement.status) ? (['confirm'] as const) : []),
      ...(has('btn_dispute') && statementActFits('dispute', statement.status) ? (['dispute'] as const) : []),
      'print',
    ];
  const acts = statementActNames.filter(
    (act) => statementActFits(act, statement.status) && mayAct(act, statement, reader),
  );
  return [...acts, 'print'];
}
