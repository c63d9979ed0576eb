import { type ShipmentStage, shipmentStages } from '@fairway/contract/tracking.ts';
import { referenceKey } from '@fairway/domain/shipments/reference-key.ts';
import { exceptionHistory } from '@fairway/domain/tracking/exception-history.ts';
import { type Progress, progressOf } from '@fairway/domain/tracking/progress.ts';
import { writeAudits } from '../../audit/write-audit.ts';
import type { Db } from '../../database/open.ts';
import { type LoadedShipment, loadProgress } from './load-progress.ts';
import { type Reconciled, reconcileExceptions } from './reconcile-exceptions.ts';
import {
  type BoxColumns,
  copyToViewers,
  deleteExceptions,
  findExceptions,
  insertExceptions,
  noteChanged,
  type ProgressColumns,
  updateExceptions,
  writeBoxes,
  writeProgress,
} from './store.ts';

/** So many are worked out together. */
const mostTogether = 200;

/**
 * Works out anew how far shipments have come, after their numbers, boxes, ship or reports changed, or because of the
 * clock. The same again writes nothing. Needs a transaction: the shipments stay locked until it ends.
 */
export async function refreshProgress(db: Db, shipmentIds: readonly string[], now: Date): Promise<void> {
  const ids = [...new Set(shipmentIds)].sort();
  for (let done = 0; done < ids.length; done += mostTogether)
    await refreshTogether(db, ids.slice(done, done + mostTogether), now);
}

async function refreshTogether(db: Db, ids: readonly string[], now: Date): Promise<void> {
  const loaded = await loadProgress(db, ids, { locks: true });
  if (loaded.length === 0) return;
  const written = await findExceptions(
    db,
    loaded.map(({ row }) => row.id),
  );
  const worked = loaded.map((shipment) => {
    const progress = progressOf(shipment.facts, shipment.reports, shipment.retractions, now.getTime());
    const known = written.filter(({ shipmentId }) => shipmentId === shipment.row.id);
    const isOver = shipment.facts.status !== 'active';
    const history = isOver ? 'over' : exceptionHistory(shipment.facts, progress.heldUp, now.getTime());
    const exceptions = reconcileExceptions(shipment, history, known, now);
    return { shipment, progress, exceptions, columns: columnsOf(shipment, progress, exceptions) };
  });
  const changed = worked.filter(({ shipment, columns }) => differs(columns, shipment.row));
  await writeProgress(
    db,
    changed.map(({ columns }) => columns),
  );
  await writeBoxes(
    db,
    worked.flatMap(({ shipment, progress }) => changedBoxes(shipment, progress)),
  );
  await writeExceptions(
    db,
    worked.map(({ exceptions }) => exceptions),
  );
  await copyToViewers(
    db,
    loaded.map(({ row }) => row.id),
  );
  await logStepsBack(db, worked, now);
  await noteChanged(
    db,
    worked
      .filter(({ shipment: { row }, columns, exceptions }) => {
        const news = ['stage', 'lastMilestone', 'eta', 'ata'] as const;
        return exceptions.hasOpened || news.some((what) => !isSame(columns[what], row[what]));
      })
      .map(({ shipment }) => shipment.row.id),
    now,
  );
}

async function writeExceptions(db: Db, all: readonly Reconciled[]): Promise<void> {
  await deleteExceptions(
    db,
    all.flatMap(({ forgotten }) => forgotten),
  );
  await updateExceptions(
    db,
    all.flatMap(({ updated }) => updated),
  );
  await insertExceptions(
    db,
    all.flatMap(({ added }) => added),
  );
}

const date = (at: number | null): Date | null => (at === null ? null : new Date(at));

function columnsOf({ row }: LoadedShipment, progress: Progress, { counted }: Reconciled): ProgressColumns {
  return {
    ...{ id: row.id, stage: progress.stage, isPartial: progress.isPartial, segment: progress.segment },
    ...{ etd: date(progress.etd), atd: date(progress.atd), eta: date(progress.eta), ata: date(progress.ata) },
    ...{ isTroubled: counted.isTroubled, worstSeverity: counted.worstSeverity },
    ...{ awaitsRelease: progress.awaitsRelease, lastMilestone: progress.lastMilestone },
    happened: progress.happened,
    ...{ lastEventAt: date(progress.lastEventAt), sailsAt: new Date(progress.sailsAt) },
    ...{ nextDueAt: date(progress.nextDue?.at ?? null), nextDueKind: progress.nextDue?.kind ?? null },
    ...{ position: progress.position, nextCheckAt: date(progress.nextCheckAt) },
  };
}

/** JSON of the database has its own order of keys. */
const plain = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
const isSame = (one: unknown, other: unknown): boolean => plain(one ?? null) === plain(other ?? null);

const differs = (columns: object, row: object): boolean =>
  Object.entries(columns).some(([column, value]) => !isSame(value, row[column as keyof typeof row]));

function changedBoxes({ boxes }: LoadedShipment, progress: Progress): BoxColumns[] {
  const byNumber = new Map(progress.boxes.map((box) => [box.containerNo, box]));
  return boxes
    .map((row) => {
      const box = byNumber.get(referenceKey(row.containerNo));
      const columns: BoxColumns = {
        // A box whose number nobody knows is as far as the shipment is by what was said of the whole of it.
        ...{ id: row.id, stage: box?.stage ?? progress.stage, lastMilestone: box?.lastMilestone ?? null },
        ...{ lastEventAt: date(box?.lastEventAt ?? null) },
        lastFreeDay: box?.stays.demurrage?.lastFreeDay ?? null,
        detentionFreeUntil: box?.stays.detention?.lastFreeDay ?? null,
      };
      return { row, columns };
    })
    .filter(({ row, columns }) => differs(columns, row))
    .map(({ columns }) => columns);
}

const placeOf = (stage: string): number => shipmentStages.indexOf(stage as ShipmentStage);

/** A stage that goes back was taken back by who said it, or told of another ship: somebody will ask. */
async function logStepsBack(
  db: Db,
  worked: readonly { shipment: LoadedShipment; progress: Progress }[],
  now: Date,
): Promise<void> {
  await writeAudits(
    db,
    worked
      .filter(({ shipment, progress }) => placeOf(progress.stage) < placeOf(shipment.row.stage))
      .map(({ shipment: { row }, progress }) => ({
        ...{ name: 'shipmentStageBack', actor: undefined, at: now, address: '', requestId: '' },
        target: `${row.shipmentNo}: ${row.stage} → ${progress.stage}`,
      })),
  );
}
