import type { SailingState } from '@fairway/contract/carriers.ts';
import type { TransportMode, ValidityBasis } from '@fairway/contract/freight-rates.ts';
import type { KeptTariff } from '@fairway/domain/demurrage/select-tariff.ts';
import { referenceKey } from '@fairway/domain/shipments/reference-key.ts';
import { requiredPapers } from '@fairway/domain/shipments/required-papers.ts';
import type { Retraction } from '@fairway/domain/tracking/event.ts';
import type { ProgressFacts } from '@fairway/domain/tracking/progress.ts';
import type { StoredReport } from '@fairway/domain/tracking/stored-report.ts';
import type { Db } from '../../database/open.ts';
import {
  type AskedKey,
  type BoxRow,
  findBills,
  findBoxes,
  findBoxesOfOthers,
  findDocumentKinds,
  findMembers,
  findPlannedTimes,
  findPortsByCode,
  findReports,
  findRetractions,
  findSailingStates,
  findShipments,
  findTariffs,
  findZones,
  lockShipments,
  type ReportRow,
  type ShipmentRow,
} from './load-store.ts';

/** A report with who entered it, where somebody did. */
export interface LoadedReport extends StoredReport {
  creatorUserId: string | null;
  reason: string;
}

export interface LoadedShipment {
  row: ShipmentRow;
  boxes: BoxRow[];
  members: { userId: string; role: string }[];
  facts: ProgressFacts;
  reports: LoadedReport[];
  retractions: Retraction[];
}

const day = 86_400_000;
/** Boxes are used again: a little more than the rules look at. */
const boxWindow = { before: 31 * day, after: 121 * day };

const time = (at: Date | null): number | null => at?.getTime() ?? null;
const unique = <T>(all: readonly T[]): T[] => [...new Set(all)];

function grouped<R extends { shipmentId: string }>(rows: readonly R[]): Map<string, R[]> {
  const groups = new Map<string, R[]>();
  for (const row of rows) {
    const group = groups.get(row.shipmentId);
    if (group) group.push(row);
    else groups.set(row.shipmentId, [row]);
  }
  return groups;
}

/** Everything that decides how far shipments are, in a number of statements that does not grow with them. */
export async function loadProgress(
  db: Db,
  ids: readonly string[],
  { locks }: { locks: boolean },
): Promise<LoadedShipment[]> {
  if (ids.length === 0) return [];
  const rows = await (locks ? lockShipments : findShipments)(db, ids);
  if (rows.length === 0) return [];
  const found = rows.map(({ id }) => id);
  const boxes = grouped(await findBoxes(db, found));
  const bills = grouped(await findBills(db, found));
  const documents = grouped(await findDocumentKinds(db, found));
  const members = grouped(await findMembers(db, found));
  const legs = grouped(await findPlannedTimes(db, found));
  const sailings = await findSailingStates(db, unique(rows.flatMap(({ sailingId }) => sailingId ?? [])));
  const tariffs = (await findTariffs(db, unique(rows.map(({ podId }) => podId)))) as unknown as KeptTariff[];
  const zones = await findZones(db, unique(rows.flatMap(({ polId, podId }) => [polId, podId])));
  const numbers = new Map(
    rows.map((row) => [row.id, numbersOf(row, boxes.get(row.id) ?? [], bills.get(row.id) ?? [])]),
  );
  const reports = await findReports(
    db,
    rows.flatMap((row) => askedKeys(row, numbers.get(row.id) ?? noNumbers)),
  );
  const retractions = new Set(
    (await findRetractions(db, reports as unknown as Retraction[])).map(
      ({ source, eventId }) => `${source} ${eventId}`,
    ),
  );
  const codes = unique(
    reports.flatMap(({ report }) => (typeof report.unlocode === 'string' ? report.unlocode : [])),
  );
  const ports = new Map(
    (await findPortsByCode(db, codes)).map(({ code, id, kind }) => [
      code,
      { id, isInland: kind === 'inland' || kind === 'rail' },
    ]),
  );
  const reportsOf = grouped(reports);
  // Few shipments hear of boxes that are not theirs: after a split they share a booking with where those went.
  const hearing = found.filter((id) =>
    (reportsOf.get(id) ?? []).some(({ report: { containerNo } }) =>
      typeof containerNo === 'string' ? !numbers.get(id)?.containerNos.includes(containerNo) : false,
    ),
  );
  const boxesOfOthers = grouped(await findBoxesOfOthers(db, hearing));
  return rows.map((row) => {
    const own = (reportsOf.get(row.id) ?? []).filter(({ receivedAt }) => isFollowed(row, receivedAt));
    const [{ references, containerNos }] = [numbers.get(row.id) ?? noNumbers];
    const ownBoxes = boxes.get(row.id) ?? [];
    return {
      row,
      boxes: ownBoxes,
      members: members.get(row.id) ?? [],
      reports: own.map(loadedReport),
      retractions: (own as unknown as Retraction[]).filter(({ source, eventId }) =>
        retractions.has(`${source} ${eventId}`),
      ),
      facts: {
        ...factsOf(row, tariffs, zones),
        planned: {
          etd: time(legs.get(row.id)?.find(({ isFirst }) => isFirst)?.etd ?? null),
          eta: time(legs.get(row.id)?.findLast(({ isLast }) => isLast)?.eta ?? null),
        },
        references: new Set(references),
        boxes: ownBoxes
          .filter(({ containerNo }) => containerNos.includes(referenceKey(containerNo)))
          .map(({ containerNo, type, isShipperOwned }) => ({
            ...{ containerNo: referenceKey(containerNo), type, isShipperOwned },
          })),
        boxesOfOthers: new Set(
          (boxesOfOthers.get(row.id) ?? []).map(({ containerNo }) => referenceKey(containerNo)),
        ),
        portOf: (code) => ports.get(code),
        sailingState: (sailings.get(row.sailingId ?? '') ?? 'normal') as SailingState,
        papers: requiredPapers({
          ...{ isDangerous: row.isDangerous, services: row.services as unknown as string[] },
          bills: (bills.get(row.id) ?? [])
            .filter(({ status }) => status !== 'voided')
            .map(({ kind, issueType, issuedAt }) => ({ kind, issueType, issuedAt: time(issuedAt) })),
          documents: new Map((documents.get(row.id) ?? []).map(({ kind, since }) => [kind, since.getTime()])),
        }),
      },
    };
  });
}

/** What is heard of a shipment after it was cancelled is of no account. */
const isFollowed = ({ cancelledAt }: ShipmentRow, heardAt: Date): boolean =>
  cancelledAt === null || heardAt <= cancelledAt;

interface Numbers {
  references: string[];
  containerNos: string[];
}
const noNumbers: Numbers = { references: [], containerNos: [] };

/** The numbers that name this shipment and no other, and those of its boxes. */
function numbersOf(
  { shipmentNo, soNo, mblNo, hblNo }: ShipmentRow,
  boxes: readonly BoxRow[],
  bills: readonly { billNo: string }[],
): Numbers {
  const keys = (texts: readonly string[]) => unique(texts.map(referenceKey)).filter((key) => key.length >= 4);
  return {
    references: keys([
      ...[shipmentNo, soNo, mblNo, hblNo],
      ...[...boxes.map((box) => box.soNo), ...bills.map(({ billNo }) => billNo)],
    ]),
    containerNos: keys(boxes.map(({ containerNo }) => containerNo)),
  };
}

function askedKeys(
  { id, firstEtd, creatorTime }: ShipmentRow,
  { references, containerNos }: Numbers,
): AskedKey[] {
  const sails = (firstEtd ?? creatorTime).getTime();
  const from = new Date(sails - boxWindow.before);
  const to = new Date(sails + boxWindow.after);
  return [
    ...references.map((key) => ({ shipmentId: id, key, from: null, to: null })),
    ...containerNos.map((key) => ({ shipmentId: id, key, from, to })),
  ];
}

const loadedReport = ({ report, source, creatorUserId, reason }: ReportRow): LoadedReport =>
  ({ ...report, source, creatorUserId, reason }) as unknown as LoadedReport;

type RowFacts = Omit<
  ProgressFacts,
  'references' | 'boxes' | 'boxesOfOthers' | 'planned' | 'portOf' | 'sailingState' | 'papers'
>;

function factsOf(
  row: ShipmentRow,
  tariffs: readonly KeptTariff[],
  zones: ReadonlyMap<string, string>,
): RowFacts {
  const price = row.price as unknown as { validTo?: string; validityBasis?: ValidityBasis } | null;
  return {
    ...{ status: row.status, mode: row.mode as TransportMode, createdAt: row.creatorTime.getTime() },
    ...{ firstEtd: time(row.firstEtd), firstEta: time(row.firstEta) },
    way: {
      ...{ receiptId: row.receiptPortId, polId: row.polId, podId: row.podId },
      ...{ deliveryId: row.deliveryPortId, transhipIds: row.transhipIds as unknown as string[] },
    },
    booked: { vesselName: row.vesselName, vesselImo: row.vesselImo, voyageNo: row.voyageNo },
    ...{ polZone: zones.get(row.polId) ?? 'UTC', podZone: zones.get(row.podId) ?? 'UTC' },
    ...{ podId: row.podId, carrierId: row.carrierId, tariffs },
    ...{ freeDemurrage: row.freeDemurrage, freeDetention: row.freeDetention },
    cutOffs: {
      ...{ cutSi: time(row.cutSi), cutVgm: time(row.cutVgm), cutPort: time(row.cutPort) },
      ...{ cutCustoms: time(row.cutCustoms), cutManifest: time(row.cutManifest) },
    },
    price:
      price?.validTo && price.validityBasis
        ? { validTo: price.validTo, validityBasis: price.validityBasis }
        : null,
  };
}
