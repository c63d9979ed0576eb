import { AppError } from '@fairway/contract/app-error.ts';
import type { Context } from '../http/context.ts';
import { offeredPeople } from '../people/people-by-id.ts';
import type { ParticipantRow } from './store.ts';

export type Participant = Pick<ParticipantRow, 'originalStart' | 'userId' | 'answer' | 'proposedAt'>;

/** Whom somebody invites, without themselves. Customers plan for themselves: whom they meet is asked in an order. */
export async function checkInvited(
  { db, session }: Pick<Context, 'db' | 'session'>,
  toUserIds: readonly string[],
  known: readonly string[] = [],
): Promise<string[]> {
  const others = [...new Set(toUserIds)].filter((userId) => userId !== session.userId);
  // Who took part before may stay, also when they have left since.
  const asked = others.filter((userId) => !known.includes(userId));
  if (asked.length === 0) return others;
  const offered = await offeredPeople(db, session.organisationStamp, asked, {});
  const isOffered = session.kind === 'member' && asked.every((userId) => offered.has(userId));
  if (!isOffered) throw new AppError('NOT_FOUND');
  return others;
}

/** Its organiser comes; those who are asked have not answered yet. */
export const invitedPeople = (organiserId: string, others: readonly string[]): Participant[] => [
  { originalStart: '', userId: organiserId, answer: 'accepted', proposedAt: null },
  ...others.map((userId) => ({ originalStart: '', userId, answer: 'open' as const, proposedAt: null })),
];

/** The same people go on as they answered, new ones are asked, others are out of it. */
export function changedPeople(
  kept: readonly Participant[],
  organiserId: string,
  others: readonly string[],
  hasMoved: boolean,
): Participant[] {
  const wanted = new Set([organiserId, ...others]);
  const known = new Set(kept.filter(({ originalStart }) => originalStart === '').map(({ userId }) => userId));
  const staying = kept
    .filter(({ userId }) => wanted.has(userId))
    // Another time is another question.
    .map(
      (one): Participant =>
        hasMoved && one.userId !== organiserId && one.answer !== 'removed'
          ? { ...one, answer: 'open', proposedAt: null }
          : one,
    );
  const added = invitedPeople(organiserId, others).filter(({ userId }) => !known.has(userId));
  return [...staying, ...added];
}

/** Who takes part in one time, kept beside those of the series. */
export function peopleOfOneTime(
  kept: readonly Participant[],
  originalStart: string,
  organiserId: string,
  others: readonly string[],
  hasMoved: boolean,
): Participant[] {
  const wanted = new Set([organiserId, ...others]);
  const series = new Map(kept.filter((one) => one.originalStart === '').map((one) => [one.userId, one]));
  const before = new Map(
    kept.filter((one) => one.originalStart === originalStart).map((one) => [one.userId, one]),
  );
  const isAsked = hasMoved ? ('open' as const) : undefined;
  const here = [...new Set([...series.keys(), ...wanted])].flatMap((userId): Participant[] => {
    const one = { originalStart, userId, proposedAt: null };
    const known = before.get(userId);
    if (!wanted.has(userId)) return [{ ...one, answer: 'removed' }];
    if (userId === organiserId) return [];
    if (isAsked || known?.answer === 'removed' || !series.has(userId))
      return [
        { ...one, answer: isAsked ?? (known?.answer === 'removed' ? 'open' : (known?.answer ?? 'open')) },
      ];
    return known ? [known] : [];
  });
  return [...kept.filter((one) => one.originalStart !== originalStart), ...here];
}
