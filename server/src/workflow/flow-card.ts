import type { Db } from '../database/open.ts';
import type { Session } from '../http/context.ts';
import { maySee } from './access.ts';
import { readFlow } from './open-flow.ts';

/** What a card in a conversation says of a request; nothing to whom may not see it. */
export async function flowCard(
  db: Db,
  session: Pick<Session, 'userId'>,
  flowId: string,
): Promise<{ title: string; line: string } | undefined> {
  const open = await readFlow(db, flowId);
  if (!open || !(await maySee(db, session, open))) return undefined;
  return { title: open.row.fullName, line: open.published.fullName };
}
