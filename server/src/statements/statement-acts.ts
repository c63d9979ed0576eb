import { AppError } from '@fairway/contract/app-error.ts';
import { type StatementAct, statementActFits } from '@fairway/domain/statements/statement-state.ts';
import { newId } from '../database/new-id.ts';
import type { Context } from '../http/context.ts';
import { statementStateWords } from '../language/statement-words.ts';
import { insertStatementActs } from './store.ts';
import type { StoredStatement } from './stored-statement.ts';

/** Writes down what was done with statements, in their versions of now. */
export async function noteStatementActs(
  { db, now, session }: Pick<Context, 'db' | 'now' | 'session'>,
  statements: readonly Pick<StoredStatement, 'id' | 'version'>[],
  act: string,
  remark = '',
): Promise<void> {
  await insertStatementActs(
    db,
    statements.map(({ id, version }) => ({
      ...{ id: newId(now.getTime()), statementId: id, version, at: now, act, byId: session.userId, remark },
    })),
  );
}

export function refuseStatementAct(
  { language }: Pick<Context, 'language'>,
  act: StatementAct,
  { statementNo, status }: Pick<StoredStatement, 'statementNo' | 'status'>,
): void {
  if (!statementActFits(act, status))
    throw new AppError('STATEMENT_STATE_WRONG', {
      ...{ no: statementNo, state: statementStateWords[status][language] },
    });
}
