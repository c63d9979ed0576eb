import { createHash } from 'node:crypto';
import { AppError } from '@fairway/contract/app-error.ts';
import type { Answer, Received } from '@fairway/contract/endpoint.ts';
import type { previewTrackingFile, runTrackingFile } from '@fairway/contract/tracking-feeds.ts';
import { defaultZone } from '@fairway/domain/time/format-date.ts';
import { wallTimeOf } from '@fairway/domain/time/zoned.ts';
import { milestoneOfDcsa } from '@fairway/domain/tracking/dcsa-milestone.ts';
import { undated } from '@fairway/domain/tracking/event.ts';
import { readIftsta } from '@fairway/domain/tracking/iftsta-read.ts';
import type { ReportedEvent } from '@fairway/domain/tracking/read-dcsa.ts';
import { namedMilestone, saidAt } from '@fairway/domain/tracking/stored-report.ts';
import { openFileBytes, openSheetFile } from '../files/sheet-file.ts';
import type { Context } from '../http/context.ts';
import { dcsaWords, milestoneWords, wordOf } from '../language/tracking-words.ts';
import { portsById } from '../master-data/lookups.ts';
import { masterDataSpellings } from '../master-data/spellings.ts';
import { edifactSegments } from './edifact.ts';
import { findEventSheet, readSheetEvents, type SheetProblem } from './read-sheet-events.ts';
import { findKnownReports, findShipmentNos } from './report-store.ts';

import { countOf, hashOf, keysOf, problemOf, takeIn } from './take-in.ts';

interface ReadFile {
  kind: 'sheet' | 'iftsta';
  fileName: string;
  events: { row: number; event: ReportedEvent; isDuplicate: boolean }[];
  problems: SheetProblem[];
  leftOut: { row: number; line: number; code: string }[];
  columns: { heading: string; field: string | null }[];
}

type Asked = Received<typeof previewTrackingFile>['body'];
const shownEvents = 1_000;
const shownProblems = 500;

const idOf = (identity: string): string =>
  createHash('sha256').update(identity).digest('base64url').slice(0, 32);

function refuseZone(timeZone: string): void {
  try {
    if (wallTimeOf(0, timeZone)) return;
  } catch {
    // Told below.
  }
  throw new AppError('TRACKING_FILE_UNREADABLE');
}

async function readFile(ctx: Context, asked: Asked): Promise<ReadFile> {
  const { fileId } = asked;
  const timeZone = asked.timeZone || defaultZone;
  refuseZone(timeZone);
  const { db, session, language } = ctx;
  const { fileName, bytes } = await openFileBytes(db, session.userId, fileId);
  const start = bytes.subarray(0, 40).toString('latin1').replace(/^\W+/, '');
  if (/^UN[AB]/.test(start)) return readMessages(ctx, fileName, bytes.toString('utf8'), timeZone);
  const { sheets } = await openSheetFile(db, { userId: session.userId, language }, fileId);
  const found = findEventSheet(sheets);
  if (!found) throw new AppError('TRACKING_FILE_UNREADABLE');
  const ports = await portFinder(ctx);
  const knowledge = { timeZone, portOf: ports.named, now: ctx.now, reportedAt: asked.reportedAt };
  const { events, problems } = readSheetEvents(found, knowledge);
  const read = events.map(({ row, identity, event, reportedAt }) => ({
    row,
    // A time of import is nobody's word: with it another order of the same sheets would be another result.
    event: { ...event, eventId: idOf(identity), issuedAt: reportedAt ?? event.at },
  }));
  const known = new Set(
    (
      await findKnownReports(
        db,
        'excel',
        read.map(({ event }) => event.eventId),
      )
    ).map(({ eventId }) => eventId),
  );
  return {
    ...{ kind: 'sheet', fileName, problems, leftOut: [] },
    events: withDuplicates(read, known, ({ eventId }) => eventId),
    columns: Array.from(found.headings.cells, (cell, column) => ({
      heading: cell?.text ?? '',
      field: found.columns[column] ?? null,
    })).filter(({ heading }) => heading !== ''),
  };
}

/** What is here already, and what the file itself has said before. */
function withDuplicates<R extends { event: ReportedEvent }>(
  read: readonly R[],
  known: ReadonlySet<string>,
  keyOf: (event: ReportedEvent) => string,
): (R & { isDuplicate: boolean })[] {
  const said = new Set(known);
  return read.map((one) => {
    const key = keyOf(one.event);
    const isDuplicate = said.has(key);
    said.add(key);
    return { ...one, isDuplicate };
  });
}

async function readMessages(
  ctx: Context,
  fileName: string,
  text: string,
  timeZone: string,
): Promise<ReadFile> {
  const segments = edifactSegments(text);
  if (!segments) throw new AppError('TRACKING_FILE_UNREADABLE');
  const ports = await portFinder(ctx);
  const { events, problems, leftOut } = readIftsta(
    segments,
    (code) => (code === null ? undefined : ports.coded(code)?.timeZone) ?? timeZone,
  );
  const read = events.map(({ segment, identity, event }) => ({
    row: segment,
    event: { ...event, eventId: idOf(identity) },
  }));
  const known = new Set(
    (
      await findKnownReports(
        ctx.db,
        'edi',
        read.map(({ event }) => event.eventId),
      )
    ).map(({ eventId, hash }) => `${eventId} ${hash}`),
  );
  const future = read.flatMap(({ row, event }) => {
    const problem = problemOf(event, ctx.now);
    if (!problem) return [];
    const reason = problem === 'inFuture' ? ('inFuture' as const) : ('notUnderstood' as const);
    return [{ row, cell: '', field: 'at', text: new Date(event.at).toISOString(), reason, about: '' }];
  });
  return {
    ...{ kind: 'iftsta', fileName, columns: [] },
    leftOut: leftOut.map(({ segment, line, code }) => ({ row: segment, line, code })),
    events: withDuplicates(read, known, (event) => `${event.eventId} ${hashOf(event)}`),
    problems: [
      ...problems.map(({ segment, ...problem }) => ({ row: segment, cell: '', about: '', ...problem })),
      ...future,
    ],
  };
}

/** Ports by what people call them, and by their codes. */
async function portFinder({ db, language }: Context) {
  const { ports } = await masterDataSpellings(db);
  const all = await portsById(
    db,
    ports.map(({ id }) => id),
    language,
  );
  const byName = new Map<string, { unlocode: string; timeZone: string }>();
  const byCode = new Map<string, { unlocode: string; timeZone: string }>();
  for (const port of ports) {
    const timeZone = all.get(port.id)?.timeZone;
    if (!timeZone) continue;
    const found = { unlocode: port.unlocode, timeZone };
    for (const code of [port.unlocode, ...port.aliases]) byCode.set(code.toUpperCase(), found);
    for (const name of [port.unlocode, port.nameCn, port.nameEn, ...port.aliases])
      byName.set(name.normalize('NFKC').trim().toUpperCase(), found);
  }
  return {
    named: (text: string) => byName.get(text.normalize('NFKC').trim().toUpperCase()),
    coded: (code: string) => byCode.get(code),
  };
}

/** What a file says, before anything of it is kept. */
export async function previewFile(ctx: Context, asked: Asked): Promise<Answer<typeof previewTrackingFile>> {
  const { db, language } = ctx;
  const { kind, fileName, events, problems, leftOut, columns } = await readFile(ctx, asked);
  const shown = events.slice(0, shownEvents);
  const numbers = new Map<string, Set<string>>();
  for (const { key, shipmentNo } of await findShipmentNos(db, [
    ...new Set(events.flatMap(({ event }) => keysOf(event))),
  ]))
    numbers.set(key, (numbers.get(key) ?? new Set()).add(shipmentNo));
  const shipmentNosOf = (event: ReportedEvent): string[] => [
    ...new Set(keysOf(event).flatMap((key) => [...(numbers.get(key) ?? [])])),
  ];
  return {
    ...{ kind, fileName, columns, total: events.length, problems: problems.slice(0, shownProblems) },
    ...{ leftOut: leftOut.slice(0, shownProblems), leftOutCount: leftOut.length },
    duplicates: events.filter(({ isDuplicate }) => isDuplicate).length,
    undated: events.filter(({ event }) => saidAt(event) === undated).length,
    unmatched: events.filter(({ event }) => shipmentNosOf(event).length === 0).length,
    events: shown.map(({ row, event, isDuplicate }) => {
      // Where on its way a shipment is at this place is not known here: what does not depend on it is named.
      const milestone = namedMilestone(event) ?? milestoneOfDcsa({ ...event, place: null }) ?? null;
      const codeName = wordOf(dcsaWords, event.code, language);
      return {
        ...{ row, milestone, milestoneName: milestone ? milestoneWords[milestone][language] : codeName },
        ...{ classifier: event.classifier, at: event.at, containerNo: event.containerNo ?? '' },
        ...{ references: event.references, portName: event.unlocode ?? '' },
        ...{ vessel: event.vesselName ?? '', voyage: event.voyage ?? '' },
        ...{ shipmentNos: shipmentNosOf(event), isDuplicate },
      };
    }),
  };
}

/** Takes the whole file, or nothing of it; what it leaves out was seen by whoever imports it. */
export async function runFile(
  ctx: Context,
  { reason, leavesOut, ...asked }: Received<typeof runTrackingFile>['body'],
): Promise<Answer<typeof runTrackingFile>> {
  const { db, now, session } = ctx;
  const { kind, fileName, events, problems, leftOut } = await readFile(ctx, asked);
  if (problems.length > 0) throw new AppError('TRACKING_FILE_BAD', { count: problems.length });
  if (leftOut.length !== leavesOut) throw new AppError('TRACKING_FILE_LEAVES_OUT', { count: leftOut.length });
  const fresh = events.filter(({ isDuplicate }) => !isDuplicate);
  const { results, shipmentIds } = await takeIn(
    db,
    fresh.map(({ event }) => ({ is: 'event', event })),
    { source: kind === 'sheet' ? 'excel' : 'edi', creatorUserId: session.userId, reason },
    now,
  );
  ctx.auditTarget(`${fileName}: ${reason}`);
  const taken = countOf(results, 'taken');
  return { taken, duplicates: events.length - taken, shipments: shipmentIds.length };
}
