import type { ChatMessage } from '@fairway/contract/chat.ts';
import type { Db } from '../../../database/open.ts';
import type { Session } from '../../../http/context.ts';
import { isExternal } from '../../../organisation/is-external.ts';
import { appendToLog } from '../../log.ts';

type Told = (ChatMessage & { contentType: 'system' })['content'];

interface Person {
  id: string;
  realName: string;
  kind: Session['kind'];
}

/** Somebody who does something with a group now. */
export interface GroupActor {
  db: Db;
  session: Pick<Session, 'userId' | 'realName' | 'kind'>;
  now: Date;
}

/** Says in a group's log what somebody did with it; gives the place. */
export async function tellInLog(
  ctx: GroupActor,
  conversationId: string,
  event: Told['event'],
  { people = [], name = '' }: { people?: readonly Person[]; name?: string },
): Promise<number> {
  const { session, now } = ctx;
  const everybody = [{ ...session, id: session.userId }, ...people];
  const externalIds = [...new Set(everybody.filter(isExternal).map(({ id }) => id))];
  const content: Told = {
    ...{ event, by: session.userId, byName: session.realName, name },
    userIds: people.map(({ id }) => id),
    names: people.map(({ realName }) => realName),
    ...(externalIds.length > 0 ? { externalIds } : {}),
  };
  return appendToLog(ctx, { conversationId, senderId: session.userId, kind: 'system', content, now });
}
