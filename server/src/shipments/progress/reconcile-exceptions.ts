import type { MemberRole } from '@fairway/contract/shipment-fields.ts';
import { type Severity, severities } from '@fairway/contract/tracking.ts';
import type { NamedException } from '@fairway/domain/tracking/progress.ts';
import { newId } from '../../database/new-id.ts';
import type { LoadedShipment } from './load-progress.ts';
import type { ExceptionRow } from './store.ts';

export interface Reconciled {
  opened: ExceptionRow[];
  updated: Pick<ExceptionRow, 'id' | 'severity' | 'detail' | 'openedAt' | 'dueAt'>[];
  resolved: string[];
  /** Over before anybody could have seen them. */
  forgotten: string[];
  counted: { isTroubled: boolean; worstSeverity: Severity | null };
}

const hour = 3_600_000;
/** Reports of one matter come in within minutes, in any order. */
const whileReportsComeIn = 15 * 60_000;
/** How soon somebody should look, where the matter itself does not say. */
const within: Readonly<Record<Severity, number | null>> = {
  ...{ critical: 4 * hour, high: 24 * hour, warn: 72 * hour, info: null },
};

const nameOf = (one: { code: string; containerNo: string | null; subject: string }): string =>
  JSON.stringify([one.code, one.containerNo ?? '', one.subject]);

/** What of the exceptions of a shipment opens, changes and ends. What people said of one stays while its cause lasts. */
export function reconcileExceptions(
  { row, members }: Pick<LoadedShipment, 'row' | 'members'>,
  now: readonly NamedException[],
  known: readonly ExceptionRow[],
  at: Date,
): Reconciled {
  const byName = new Map(known.map((one) => [nameOf(one), one]));
  const causes = new Map(now.map((one) => [nameOf(one), one]));
  const ended = known.filter((one) => !causes.has(nameOf(one)));
  const isUnseen = (one: ExceptionRow): boolean =>
    one.status === 'open' &&
    one.note === '' &&
    one.customerText === '' &&
    at.getTime() - one.foundAt.getTime() < whileReportsComeIn;
  const facts = (cause: NamedException) => {
    // What is wrong with the shipment as it was entered is wrong since then.
    const openedAt = cause.since > 0 ? new Date(cause.since) : row.creatorTime;
    const wait = within[cause.severity];
    const due = cause.dueAt ?? (wait === null ? null : openedAt.getTime() + wait);
    return {
      ...{ severity: cause.severity, detail: cause.detail, openedAt },
      dueAt: due === null ? null : new Date(due),
    };
  };
  const opened = now
    .filter((cause) => !byName.has(nameOf(cause)))
    .map((cause) => ({
      ...{ id: newId(at.getTime()), shipmentId: row.id, code: cause.code },
      ...{ containerNo: cause.containerNo ?? '', subject: cause.subject, foundAt: at, isDueKept: false },
      ...facts(cause),
      ...{ ownerId: ownerOf(row, members), status: 'open', resolvedAt: null, resolvedBy: null },
      ...{ note: '', customerText: '' },
    }));
  const updated = known.flatMap((one) => {
    const cause = causes.get(nameOf(one));
    if (!cause) return [];
    const found = facts(cause);
    const wanted = { ...found, dueAt: one.isDueKept ? one.dueAt : found.dueAt };
    return JSON.stringify(wanted) ===
      JSON.stringify({
        ...{ severity: one.severity, detail: one.detail, openedAt: one.openedAt, dueAt: one.dueAt },
      })
      ? []
      : [{ id: one.id, ...wanted }];
  });
  return {
    ...{ opened, updated },
    resolved: ended.filter((one) => !isUnseen(one)).map(({ id }) => id),
    forgotten: ended.filter(isUnseen).map(({ id }) => id),
    counted: countedOf(now.filter((cause) => byName.get(nameOf(cause))?.status !== 'ignored')),
  };
}

function countedOf(exceptions: readonly NamedException[]): Reconciled['counted'] {
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
