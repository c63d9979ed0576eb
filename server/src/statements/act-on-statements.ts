import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { actOnStatements as actCall, StatementActName } from '@fairway/contract/statements.ts';
import { type StatementGuard, stoppedBy } from '@fairway/domain/statements/statement-state.ts';
import { companyDay } from '../freight/company-day.ts';
import type { Context } from '../http/context.ts';
import { keepStatementPrint } from './print-statement.ts';
import { heldStatements, readerOf } from './reader.ts';
import { mayAct } from './shown-statement.ts';
import { noteStatementActs, refuseStatementAct } from './statement-acts.ts';
import { isEmpty } from './statement-content.ts';
import { changeStatement, deleteStatement } from './store.ts';
import type { StoredStatement } from './stored-statement.ts';
import { tellCustomer } from './tell-about-statement.ts';
import { isCurrent, workedAnew } from './worked-anew.ts';

type Sent = Received<typeof actCall>['body'];

/** Does the same with several statements, with all of them or with none. */
export async function actOnStatements(
  ctx: Context,
  act: StatementActName,
  sent: Sent,
): Promise<Reply<typeof actCall>> {
  const reader = await readerOf(ctx);
  if (!reader.isStaff) throw new AppError('NOT_FOUND');
  const statements = await heldStatements(ctx, sent.statements, reader);
  let told = 0;
  for (const statement of statements) {
    if (!mayAct(act, statement, reader)) throw new AppError('FORBIDDEN');
    refuseStatementAct(ctx, act, statement);
    await refuseGuarded(ctx, act, statement, sent.reason);
    told += await acts[act](ctx, statement, sent);
  }
  if (act !== 'drop')
    await noteStatementActs(
      ctx,
      statements.map(({ id, version }) => ({ id, version: version + 1 })),
      act,
      sent.reason,
    );
  return { count: statements.length, told };
}

async function refuseGuarded(
  ctx: Context,
  act: StatementActName,
  statement: StoredStatement,
  reason: string,
): Promise<void> {
  const { status, periodTo: to, statementNo: no } = statement;
  const asked = { status, to, today: companyDay(ctx.now), reason };
  const stopped =
    stoppedBy(act, { ...asked, isCurrent: true }) ??
    stoppedBy(act, { ...asked, isCurrent: act !== 'send' || (await isCurrent(ctx, statement)) });
  if (stopped !== null) throw refusalOf(stopped, { no, to });
}

function refusalOf(guard: StatementGuard, { no, to }: { no: string; to: string }): AppError {
  if (guard === 'periodOver') return new AppError('STATEMENT_PERIOD_NOT_OVER', { no, to });
  if (guard === 'figuresCurrent') return new AppError('STATEMENT_CHANGED', { no });
  return new AppError(guard === 'wordsGiven' ? 'STATEMENT_WORDS_NEEDED' : 'REASON_NEEDED');
}

type Doing = (ctx: Context, statement: StoredStatement, sent: Sent) => Promise<number>;

const change = async (
  { db, now }: Context,
  { id, version }: StoredStatement,
  changes: Partial<StoredStatement>,
): Promise<number> => {
  await changeStatement(db, id, { ...changes, version: version + 1, lastModifyTime: now });
  return 0;
};

/** Gives how many people were told of it. */
const acts: Record<StatementActName, Doing> = {
  recompute: async (ctx, statement) => {
    const content = await workedAnew(ctx, statement);
    if (isEmpty(content)) throw new AppError('STATEMENT_EMPTY');
    const invoiceCount = content.invoices.length;
    return change(ctx, statement, { ...content, invoiceCount, computedAt: ctx.now });
  },
  drop: async (ctx, { id }) => {
    await deleteStatement(ctx.db, id);
    return 0;
  },
  send: sendStatement,
  noteConfirmed: (ctx, statement, { reason }) =>
    change(ctx, statement, {
      ...{ status: 'confirmed', answer: reason, answeredBy: ctx.session.userId, answeredAt: ctx.now },
    }),
  close: (ctx, statement) => change(ctx, statement, { status: 'closed', closedAt: ctx.now }),
};

/** From here on it stays as it is: its paper is kept, the customer sees it and is told. */
async function sendStatement(ctx: Context, statement: StoredStatement, { language }: Sent): Promise<number> {
  const sent: StoredStatement = { ...statement, status: 'sent', sentAt: ctx.now };
  await change(ctx, statement, { status: 'sent', sentAt: ctx.now });
  await keepStatementPrint(ctx, sent, language);
  return tellCustomer(ctx, sent);
}
