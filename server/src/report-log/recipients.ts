import { AppError } from '@fairway/contract/app-error.ts';
import type { Context } from '../http/context.ts';
import { fieldWords } from '../http/field-words.ts';
import { fieldsInvalid } from '../http/input.ts';
import { offeredPeople } from '../people/people-by-id.ts';

export interface Recipient {
  userId: string;
  isCopy: boolean;
}

const mostRecipients = 200;
const idsIn = (csv: string): string[] => csv.split(',').filter(Boolean);

/** Colleagues it goes to, each once: who gets it gets no copy besides. `before` had it already, and may have left since. */
export async function recipientsOf(
  ctx: Context,
  { toUserId, ccUserId }: { toUserId: string; ccUserId: string },
  before: ReadonlySet<string> = new Set(),
): Promise<Recipient[]> {
  const { db, session, language } = ctx;
  const wrong = (problem: 'notOffered' | 'tooLong', field: string) =>
    fieldsInvalid({ [field]: fieldWords[problem][language].replace('{n}', String(mostRecipients)) });
  const others = (csv: string) => new Set(idsIn(csv).filter((one) => one !== session.userId));
  const [to, cc] = [others(toUserId), others(ccUserId)];
  if (to.size === 0) throw new AppError('REPORT_WITHOUT_READERS');
  if (to.size + cc.size > mostRecipients) throw wrong('tooLong', 'toUserId');
  const offered = await offeredPeople(db, session.organisationStamp, [...to, ...cc], { selectType: 'all' });
  const isKnown = (userId: string) => offered.has(userId) || before.has(userId);
  if (![...to].every(isKnown)) throw wrong('notOffered', 'toUserId');
  if (![...cc].every(isKnown)) throw wrong('notOffered', 'ccUserId');
  return [
    ...[...to].map((userId) => ({ userId, isCopy: false })),
    ...[...cc].filter((userId) => !to.has(userId)).map((userId) => ({ userId, isCopy: true })),
  ];
}
