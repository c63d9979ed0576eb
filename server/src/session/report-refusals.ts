import { filledWords } from '@fairway/contract/filled-words.ts';
import { writeFirstAudit } from '../audit/write-audit.ts';
import type { RefusalBurst } from '../http/count-refusals.ts';
import { messageWords } from '../language/words.ts';
import { notify, type Teller } from '../messages/notify.ts';
import { findAdministrators } from './store.ts';

const anHour = 60 * 60_000;

/** Leaves one line in the audit log and one message with the administrators, whichever process saw it. */
export async function reportRefusals(
  teller: Teller & { now: Date },
  { person, address, requestId, codes }: RefusalBurst,
): Promise<void> {
  const { db, now } = teller;
  const counts = Object.entries(codes).map(([code, count]) => `${code} × ${count}`);
  const target = counts.join(', ');
  const line = { name: 'refusalBurst', actor: person, at: now, target, address, requestId };
  if (!(await writeFirstAudit(db, line, new Date(now.getTime() - anHour)))) return;
  const { title, body } = messageWords.refusalBurst;
  const places = { name: person.realName, account: person.account, address, counts: target };
  await notify(teller, {
    type: 'system',
    title: filledWords(title, places),
    bodyText: filledWords(body, places),
    userIds: await findAdministrators(db),
    now,
  });
}
