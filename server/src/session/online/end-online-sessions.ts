import { AppError } from '@fairway/contract/app-error.ts';
import { agentName } from '@fairway/domain/session/agent-name.ts';
import { mayManage } from '@fairway/domain/users/may-manage.ts';
import type { Context } from '../../http/context.ts';
import { auditedPerson } from '../../organisation/audited-person.ts';
import { endAllBut, endByIds, findHolder, lockSessions } from './store.ts';
import { tellSessionScreens } from './tell-session-screens.ts';

/** Ends sessions of anybody; the database closes their sockets with the commit. */
export async function endOnlineSessions(ctx: Context, ids: readonly string[]): Promise<{ count: number }> {
  const { db, session, now, auditTarget } = ctx;
  const asked = [...new Set(ids)];
  const held = await lockSessions(db, asked);
  if (held.length < asked.length) throw new AppError('NOT_FOUND');
  if (held.some((one) => !mayManage(session, one))) throw new AppError('FORBIDDEN');
  if (asked.includes(session.id)) throw new AppError('SESSION_IN_USE');
  auditTarget(
    held
      .map(({ account, realName, agent }) => `${auditedPerson(account, realName)} (${agentName(agent)})`)
      .join('、'),
  );
  const count = await endByIds(db, asked, now);
  await tellSessionScreens(db);
  return { count };
}

/** Signs somebody out everywhere. Who asks it of themselves stays where they are. */
export async function endPersonSessions(ctx: Context, userId: string): Promise<{ count: number }> {
  const { db, session, now, auditTarget } = ctx;
  const person = await findHolder(db, userId);
  if (!person) throw new AppError('NOT_FOUND');
  if (!mayManage(session, person)) throw new AppError('FORBIDDEN');
  auditTarget(auditedPerson(person.account, person.realName));
  const count = await endAllBut(db, userId, session.id, now);
  await tellSessionScreens(db);
  return { count };
}
