import { factText } from '@fairway/domain/forms/heading/fact.ts';
import { factsForEverybody } from '@fairway/domain/workflow/views/request-facts.ts';
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
  const { row, published } = open;
  const facts = factsForEverybody(published.flow, row.summary);
  const said = facts.map((fact) => factText(fact, { language: 'zh', now: Date.now() }));
  return { title: row.fullName, line: said.join(' · ') || published.fullName };
}
