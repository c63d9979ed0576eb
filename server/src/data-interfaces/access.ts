import { AppError } from '@fairway/contract/app-error.ts';
import type { InterfaceKind } from '@fairway/contract/data-interfaces.ts';
import type { ModelId } from '@fairway/contract/modules.ts';
import type { Db } from '../database/open.ts';
import type { Context, Session } from '../http/context.ts';
import { openTo } from '../permission/form-menu.ts';
import { limitRate } from './rate-limit.ts';

const designers: ModelId = 'formModels';

/** What uses interfaces: while something does, it stays, and who works with that may ask it. */
export interface InterfaceUse {
  isUsed: (db: Db, interfaceId: string) => Promise<boolean>;
  mayAsk: (db: Db, session: Session, interfaceId: string) => Promise<boolean>;
}

/** Whoever designs forms, and whoever may use a form that needs the interface; for others it does not exist. */
export async function refuseStrangers(
  { db, session, now }: Context,
  interfaceId: string,
  { mayAsk }: InterfaceUse,
): Promise<void> {
  limitRate(session.userId, now);
  const isOpen =
    (await mayAsk(db, session, interfaceId)) || (await openTo(db, session, [designers])).length > 0;
  if (!isOpen) throw new AppError('NOT_FOUND');
}

/**
 * Only administrators write SQL and calls to other systems: both read with the rights of the server, not of the
 * person who wrote them, and what they read is then open to everybody with the form.
 */
export function refuseReaching(session: Session, ...kinds: InterfaceKind[]): void {
  if (!session.isAdministrator && kinds.some((kind) => kind !== 'static')) throw new AppError('FORBIDDEN');
}
