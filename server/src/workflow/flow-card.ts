import type { CardFace } from '@fairway/contract/chat.ts';
import type { Language } from '@fairway/contract/errors.ts';
import { factText } from '@fairway/domain/forms/heading/fact.ts';
import { factsForEverybody } from '@fairway/domain/workflow/views/request-facts.ts';
import type { Db } from '../database/open.ts';
import { dictionaryTranslator } from '../dictionary/dictionaries.ts';
import type { Session } from '../http/context.ts';
import { maySee } from './access.ts';
import { type OpenFlow, readFlow } from './open-flow.ts';
import { factTranslator } from './templates/fact-in-language.ts';
import { openIn } from './templates/in-language.ts';

/** What a card in a conversation says of a request, in both languages; nothing to whom may not see it. */
export async function flowCard(
  db: Db,
  session: Pick<Session, 'userId'>,
  flowId: string,
): Promise<CardFace | undefined> {
  const open = await readFlow(db, flowId);
  if (!open || !(await maySee(db, session, open))) return undefined;
  const { title, line } = faceIn('zh', open);
  const en = faceIn('en', open, await dictionaryTranslator(db, 'en'));
  return {
    ...{ title, line },
    ...(en.title !== title && { titleEn: en.title }),
    ...(en.line !== line && { lineEn: en.line }),
  };
}

/** As lists say it to who reads this language. */
function faceIn(
  language: Language,
  open: OpenFlow,
  entries?: Parameters<typeof factTranslator>[2],
): { title: string; line: string } {
  const { flow } = open.published;
  const translate = factTranslator(flow, language, entries);
  const facts = factsForEverybody(flow, open.row.summary);
  const said = facts.map((fact) => factText(translate(fact), { language, now: Date.now() }));
  const { row, published } = openIn(open, language);
  return { title: row.fullName, line: said.join(' · ') || published.fullName };
}
