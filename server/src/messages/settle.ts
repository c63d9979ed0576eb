import type { Part } from '../database/one-statement.ts';
import { tellPeople } from '../live/tell-people.ts';
import type { Teller } from './notify.ts';
import { type SettledAsk, settleMessages, settlingParts } from './store.ts';

export type { SettledAsk };

/**
 * What messages asked for is done, by whomever: they are settled in the transaction that did it, and count as unread no
 * more. Messages that are left in the same transaction afterwards ask anew.
 */
export async function settle(teller: Teller, settled: readonly SettledAsk[]): Promise<void> {
  if (settled.length === 0) return;
  tellAfter(teller, await settleMessages(teller.db, settled));
}

/** The same for a command that is one statement: what it adds to it. Who was asked is known to who asks for it. */
export function settleWith(
  teller: Omit<Teller, 'db'>,
  settled: readonly SettledAsk[],
  userIds: readonly string[],
): Part[] {
  tellAfter(teller, userIds);
  return settlingParts(settled);
}

function tellAfter({ bus, afterCommit }: Omit<Teller, 'db'>, userIds: readonly string[]): void {
  if (userIds.length > 0) afterCommit(() => tellPeople({ bus }, { userIds, what: 'unread', id: 'settled' }));
}
