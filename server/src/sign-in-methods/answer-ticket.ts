import { AppError } from '@fairway/contract/app-error.ts';
import type { Context } from '../http/context.ts';
import * as store from './store.ts';

/** Shows who holds the phone which computer is asking; from now on only they can answer. */
export async function lookAtTicket({ db, session, now }: Context, scanCode: string) {
  const computer = await store.scanTicket(db, scanCode, session.userId, now);
  if (!computer) throw new AppError('TICKET_EXPIRED');
  return { ...computer, createdAt: computer.createdAt.getTime() };
}

/** Lets the computer in as whoever looked at it first. */
export async function confirmTicket({ db, session, now, auditTarget }: Context, scanCode: string) {
  const answer = { status: 'confirmed', userId: session.userId, sessionId: session.id } as const;
  const computer = await store.answerTicket(db, scanCode, session.userId, answer, now);
  if (!computer) throw new AppError('TICKET_EXPIRED');
  auditTarget(`${computer.address} ${computer.agent}`);
  return null;
}

export async function refuseTicket({ db, session, now, auditTarget }: Context, scanCode: string) {
  const computer = await store.answerTicket(db, scanCode, session.userId, { status: 'refused' }, now);
  if (!computer) throw new AppError('TICKET_EXPIRED');
  auditTarget(`${computer.address} ${computer.agent}`);
  return null;
}
