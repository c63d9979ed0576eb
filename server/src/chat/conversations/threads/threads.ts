import type { ThreadKind } from '@fairway/contract/chat.ts';
import type { Db } from '../../../database/open.ts';
import type { Session } from '../../../http/context.ts';

export type Viewer = Pick<Session, 'userId'>;

/** What a record is called and who takes part in it; undefined when this person may not see it. */
export type ThreadOf = (
  db: Db,
  viewer: Viewer,
  id: string,
) => Promise<{ name: string; userIds: readonly string[] } | undefined>;

/** Business records that can have a conversation. Who may see a record is in it, always and nobody else. */
export type Threads = Readonly<Partial<Record<ThreadKind, ThreadOf>>>;
