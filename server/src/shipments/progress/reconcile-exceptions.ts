import type { MemberRole } from '@fairway/contract/shipment-fields.ts';
import { type Severity, severities } from '@fairway/contract/tracking.ts';
import type { ExceptionEpisode } from '@fairway/domain/tracking/exception-history.ts';
import { newId } from '../../database/new-id.ts';
import type { LoadedShipment } from './load-progress.ts';
import { pairEpisodes } from './pair-episodes.ts';
import type { ExceptionRow, ExceptionState } from './store.ts';

export interface Reconciled {
  added: ExceptionRow[];
  updated: ExceptionState[];
  /** Never were, by what is known now, and nobody could have seen them. */
  forgotten: string[];
  /** Something is wrong that was not before. */
  hasOpened: boolean;
  counted: { isTroubled: boolean; worstSeverity: Severity | null };
}

const hour = 3_600_000;
/** Reports of one matter come in within minutes, in any order. */
const whileReportsComeIn = 15 * 60_000;
/** How soon somebody should look, where the matter itself does not say. */
const within: Readonly<Record<Severity, number | null>> = {
  ...{ critical: 4 * hour, high: 24 * hour, warn: 72 * hour, info: null },
};

/**
 * What of the exceptions of a shipment is new, changes and ends. What people said of one stays while its cause lasts.
 * The history of a shipment that is over stays as it was, and what was open ends with it.
 */
export function reconcileExceptions(
  { row, members }: Pick<LoadedShipment, 'row' | 'members'>,
  history: readonly ExceptionEpisode[] | 'over',
  known: readonly ExceptionRow[],
  at: Date,
): Reconciled {
  if (history === 'over') return ended(known, at);
  const { pairs, added, left } = pairEpisodes(history, known);
  const wasSeen = (one: ExceptionRow): boolean =>
    one.status === 'resolved'
      ? one.wasSeen
      : one.status !== 'open' ||
        one.note !== '' ||
        one.customerText !== '' ||
        at.getTime() - one.foundAt.getTime() >= whileReportsComeIn;
  const facts = (episode: ExceptionEpisode) => {
    // What is wrong with the shipment as it was entered is wrong since then.
    const since = (time: number): number => (time > 0 ? time : row.creatorTime.getTime());
    const wait = within[episode.severity];
    const due = episode.dueAt ?? (wait === null ? null : since(episode.since) + wait);
    return {
      ...{ severity: episode.severity, detail: episode.detail },
      openedAt: new Date(since(episode.openedAt)),
      dueAt: due === null ? null : new Date(due),
      resolvedAt: episode.endedAt === null ? null : new Date(episode.endedAt),
    };
  };
  const matched = pairs.map(([one, episode]): ExceptionState => {
    const found = facts(episode);
    return {
      ...{ id: one.id, ...found, dueAt: one.isDueKept ? one.dueAt : found.dueAt },
      status: episode.endedAt !== null ? 'resolved' : one.status === 'resolved' ? 'open' : one.status,
      ...{ wasSeen: wasSeen(one), isOverturned: false },
    };
  });
  const overturned = left.filter(wasSeen).map(
    (one): ExceptionState => ({
      ...stateOf(one),
      ...{ status: 'resolved', resolvedAt: one.resolvedAt ?? at, wasSeen: true, isOverturned: true },
    }),
  );
  const before = new Map(known.map((one) => [one.id, stateOf(one)]));
  // Whether somebody could have seen it is asked when it ends; until then it is no change.
  const isChange = (state: ExceptionState): boolean => {
    const other = before.get(state.id);
    const plain = { ...state, wasSeen: state.status === 'resolved' && state.wasSeen };
    return (
      JSON.stringify(plain) !==
      JSON.stringify(other && { ...other, wasSeen: other.status === 'resolved' && other.wasSeen })
    );
  };
  const ignored = new Set(
    pairs.flatMap(([one, episode]) => (one.status === 'ignored' && episode.endedAt === null ? episode : [])),
  );
  return {
    added: added.map((episode) => ({
      ...{ id: newId(at.getTime()), shipmentId: row.id, code: episode.code },
      ...{ containerNo: episode.containerNo ?? '', subject: episode.subject, foundAt: at, isDueKept: false },
      ...facts(episode),
      ...{ ownerId: ownerOf(row, members), status: episode.endedAt === null ? 'open' : 'resolved' },
      ...{ resolvedBy: null, note: '', customerText: '', wasSeen: false, isOverturned: false },
    })),
    updated: [...matched, ...overturned].filter(isChange),
    forgotten: left.filter((one) => !wasSeen(one)).map(({ id }) => id),
    hasOpened:
      added.some(({ endedAt }) => endedAt === null) ||
      pairs.some(([one, { endedAt }]) => one.status === 'resolved' && endedAt === null),
    counted: countedOf(history.filter((one) => one.endedAt === null && !ignored.has(one))),
  };
}

function ended(known: readonly ExceptionRow[], at: Date): Reconciled {
  const live = known.filter(({ status }) => status !== 'resolved');
  return {
    ...{ added: [], forgotten: [], hasOpened: false, counted: countedOf([]) },
    updated: live.map((one) => ({ ...stateOf(one), status: 'resolved', resolvedAt: at, wasSeen: true })),
  };
}

const stateOf = (one: ExceptionRow): ExceptionState => ({
  ...{ id: one.id, severity: one.severity, detail: one.detail, openedAt: one.openedAt, dueAt: one.dueAt },
  ...{ resolvedAt: one.resolvedAt, status: one.status, wasSeen: one.wasSeen },
  isOverturned: one.isOverturned,
});

function countedOf(exceptions: readonly ExceptionEpisode[]): Reconciled['counted'] {
  const worstSeverity =
    severities.findLast((severity) => exceptions.some((one) => one.severity === severity)) ?? null;
  return { worstSeverity, isTroubled: worstSeverity !== null && worstSeverity !== 'info' };
}

/** Who runs the shipment from day to day, otherwise who speaks with the customer or sold it. */
function ownerOf(
  { creatorUserId }: LoadedShipment['row'],
  members: LoadedShipment['members'],
): string | null {
  const of = (wanted: MemberRole) => members.find(({ role }) => role === wanted)?.userId;
  return of('operator') ?? of('service') ?? of('sales') ?? creatorUserId;
}
