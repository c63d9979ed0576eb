import type { Db } from '../database/open.ts';
import type { Session } from '../http/context.ts';
import { maySee, participantsOf } from './access.ts';
import { readFlow } from './open-flow.ts';

/** What the conversation about a request is called and who takes part; a draft is talked about with nobody. */
export async function flowThread(
  db: Db,
  session: Pick<Session, 'userId'>,
  flowId: string,
): Promise<{ name: string; userIds: string[] } | undefined> {
  const open = await readFlow(db, flowId);
  if (!open || open.state.status === 'draft' || !(await maySee(db, session, open))) return undefined;
  return { name: open.row.fullName, userIds: [...participantsOf(open.state)] };
}
