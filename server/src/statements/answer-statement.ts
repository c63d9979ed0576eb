import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { answerStatement as answerCall } from '@fairway/contract/statements.ts';
import { stoppedBy } from '@fairway/domain/statements/statement-state.ts';
import { companyDay } from '../freight/company-day.ts';
import type { Context } from '../http/context.ts';
import { heldStatements, readerOf } from './reader.ts';
import { noteStatementActs, refuseStatementAct } from './statement-acts.ts';
import { changeStatement } from './store.ts';
import { tellStaff } from './tell-about-statement.ts';

/** A customer says that a statement is right, or what is not; lines of invoices are disputed on the invoices themselves. */
export async function answerStatement(
  ctx: Context,
  id: string,
  { version, answer, words, invoiceIds }: Received<typeof answerCall>['body'],
): Promise<Reply<typeof answerCall>> {
  const { db, now, session } = ctx;
  const reader = await readerOf(ctx);
  if (reader.isStaff) throw new AppError('NOT_FOUND');
  const [statement] = await heldStatements(ctx, [{ id, version }], reader);
  if (!statement) throw new AppError('NOT_FOUND');
  if (!reader.has(answer === 'confirm' ? 'btn_confirm' : 'btn_dispute')) throw new AppError('FORBIDDEN');
  refuseStatementAct(ctx, answer, statement);
  const asked = { status: statement.status, to: statement.periodTo, today: companyDay(now) };
  if (stoppedBy(answer, { ...asked, reason: words, isCurrent: true }) !== null)
    throw new AppError('STATEMENT_WORDS_NEEDED');
  const known = new Set(statement.invoices.map(({ invoiceId }) => invoiceId));
  const named = answer === 'confirm' ? [] : [...new Set(invoiceIds)];
  if (!named.every((one) => known.has(one))) throw new AppError('NOT_FOUND');
  const status = answer === 'confirm' ? 'confirmed' : 'disputed';
  const next = version + 1;
  await changeStatement(db, id, {
    ...{ status, answer: words, answeredBy: session.userId, answeredAt: now, namedInvoices: named },
    ...{ version: next, lastModifyTime: now },
  });
  await noteStatementActs(ctx, [{ id, version: next }], answer, words);
  await tellStaff(ctx, statement, status, words);
  return { id, version: next, statementNo: statement.statementNo, status };
}
