import {
  type EventClassifier,
  eventClassifiers,
  type Milestone,
  milestones,
} from '@fairway/contract/tracking.ts';
import type { FileProblem } from '@fairway/contract/tracking-feeds.ts';
import { checkContainerNumber } from '@fairway/domain/check-digits/container-number.ts';
import { referenceKey } from '@fairway/domain/shipments/reference-key.ts';
import { instantOf } from '@fairway/domain/time/zoned.ts';
import type { ReportedEvent } from '@fairway/domain/tracking/read-dcsa.ts';
import { milestoneType } from '@fairway/domain/tracking/stored-report.ts';
import {
  classifierWords,
  eventHeadings,
  milestoneAliases,
  milestoneWords,
} from '../language/tracking-words.ts';
import { addressOf, type Cell, type Row, type Sheet } from '../spreadsheets/sheet.ts';

export type SheetField = keyof typeof eventHeadings;
export interface SheetProblem {
  row: number;
  cell: string;
  field: string;
  text: string;
  reason: FileProblem;
  about: string;
}
export interface SheetEvent {
  row: number;
  identity: string;
  event: Omit<ReportedEvent, 'eventId' | 'issuedAt'>;
  /** When its source said so; null where the sheet does not tell. */
  reportedAt: number | null;
}
interface Port {
  unlocode: string;
  timeZone: string;
}
export interface SheetKnowledge {
  timeZone: string;
  /** By code, another code or name, written large. */
  portOf: (text: string) => Port | undefined;
  now: Date;
  /** Of rows that do not tell when they were said; null where nobody knows. */
  reportedAt: number | null;
}

const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
const fieldOf = (heading: string): SheetField | null =>
  (Object.entries(eventHeadings).find(([, words]) =>
    (words as readonly string[]).includes(plain(heading)),
  )?.[0] as SheetField | undefined) ?? null;

const searchedRows = 20;
const mostRows = 20_000;

/** The sheet and row with headings we know; undefined where no sheet has the needed ones. */
export function findEventSheet(sheets: readonly Sheet[]) {
  for (const sheet of sheets)
    for (const [place, row] of sheet.rows.slice(0, searchedRows).entries()) {
      const columns = Array.from(row.cells, (cell) => fieldOf(cell?.text ?? ''));
      if (columns.includes('milestone') && columns.includes('at'))
        return { headings: row, columns, rows: sheet.rows.slice(place + 1) };
    }
  return undefined;
}

/** The events of a sheet, and every cell that cannot be read. */
export function readSheetEvents(
  { columns, rows }: { columns: readonly (SheetField | null)[]; rows: readonly Row[] },
  knowledge: SheetKnowledge,
): { events: SheetEvent[]; problems: SheetProblem[] } {
  const events: SheetEvent[] = [];
  const problems: SheetProblem[] = [];
  if (rows.length > mostRows)
    return { events, problems: [problemAt(0, '', '', String(rows.length), 'tooMany', String(mostRows))] };
  for (const row of rows) {
    const cells = new Map<SheetField, { cell: Cell | undefined; address: string }>();
    for (const [column, field] of columns.entries())
      if (field && !cells.get(field)?.cell?.text)
        cells.set(field, { cell: row.cells[column], address: addressOf(row.number, column) });
    const found: SheetProblem[] = [];
    const wrong = (field: SheetField, reason: FileProblem): undefined => {
      const { cell, address = '' } = cells.get(field) ?? {};
      found.push(problemAt(row.number, address, field, cell?.text ?? '', reason));
    };
    const textOf = (field: SheetField): string => cells.get(field)?.cell?.text ?? '';
    const cellOf = (field: SheetField) => cells.get(field)?.cell;
    const event = readRow(textOf, cellOf, wrong, knowledge);
    const reportedAt = readReported(textOf, cellOf, wrong, knowledge);
    if (!textOf('reference') && !textOf('containerNo'))
      found.push(problemAt(row.number, '', 'reference', '', 'noReference'));
    // A row that stands there twice says the same once more: it is counted as a duplicate, as in a file of IFTSTA.
    if (found.length === 0 && event)
      events.push({ row: row.number, identity: identityOf(event, reportedAt), event, reportedAt });
    problems.push(...found);
  }
  return { events, problems };
}

/** The same that is said at another time is said again: an arrival may move to and fro. */
const identityOf = (event: SheetEvent['event'], reportedAt: number | null): string =>
  JSON.stringify([...Object.values(event), ...(reportedAt === null ? [] : [reportedAt])]);

/** By the zone of the sheet: where something happens says nothing of where it was written. */
function readReported(
  textOf: (field: SheetField) => string,
  cellOf: (field: SheetField) => Cell | undefined,
  wrong: (field: SheetField, reason: FileProblem) => undefined,
  { timeZone, now, reportedAt }: SheetKnowledge,
): number | null {
  const isTold = textOf('reportedAt') !== '';
  if (!isTold && reportedAt === null) return null;
  const at = isTold ? timeIn(cellOf('reportedAt'), timeZone) : (reportedAt ?? undefined);
  if (at === undefined) wrong('reportedAt', 'notATime');
  else if (at > now.getTime() + 2 * 3_600_000) wrong('reportedAt', 'inFuture');
  return at ?? null;
}

const problemAt = (
  row: number,
  cell: string,
  field: string,
  text: string,
  reason: FileProblem,
  about = '',
): SheetProblem => ({ ...{ row, cell, field, text: text.slice(0, 80), reason, about } });

function readRow(
  textOf: (field: SheetField) => string,
  cellOf: (field: SheetField) => Cell | undefined,
  wrong: (field: SheetField, reason: FileProblem) => undefined,
  { timeZone, portOf, now }: SheetKnowledge,
): SheetEvent['event'] | undefined {
  const milestone = milestoneIn(textOf('milestone'));
  if (!milestone) wrong('milestone', textOf('milestone') === '' ? 'missing' : 'unknownMilestone');
  const classifier = classifierIn(textOf('classifier'));
  if (!classifier) wrong('classifier', 'unknownClassifier');
  const port = textOf('port') === '' ? undefined : portOf(textOf('port'));
  if (textOf('port') !== '' && !port) wrong('port', 'unknownPort');
  const at = timeIn(cellOf('at'), port?.timeZone ?? timeZone);
  if (at === undefined) wrong('at', textOf('at') === '' ? 'missing' : 'notATime');
  else if (classifier === 'ACT' && at > now.getTime() + 2 * 3_600_000) wrong('at', 'inFuture');
  const containerNo = referenceKey(textOf('containerNo')) || null;
  if (containerNo !== null && checkContainerNumber(containerNo).problem !== null)
    wrong('containerNo', 'badContainerNo');
  const delayReason = textOf('delayReason').trim().toUpperCase();
  if (!/^([A-Z]{3})?$/.test(delayReason)) wrong('delayReason', 'notUnderstood');
  if (!milestone || !classifier || at === undefined) return undefined;
  return {
    ...{ at, classifier, eventType: milestoneType, code: milestone, emptyIndicator: '', documentType: '' },
    ...{ modeOfTransport: 'VESSEL', containerNo, unlocode: port?.unlocode ?? null, vesselImo: null },
    references: textOf('reference')
      .split(/[,，;；/\s]+/)
      .map(referenceKey)
      .filter((key) => key.length >= 4),
    vesselName: textOf('vessel').toUpperCase() || null,
    ...{ voyage: referenceKey(textOf('voyage')) || null, delayReason },
  };
}

/** By its code or its name in either language, with or without what stands in brackets. */
function milestoneIn(text: string): Milestone | undefined {
  const wanted = plain(text);
  const short = (name: string): string => plain(name.replace(/[（(].*[）)]/, ''));
  return milestones.find((one) => {
    const { zh, en } = milestoneWords[one];
    const names = [one.toLowerCase(), plain(zh), short(zh), plain(en), ...(milestoneAliases[one] ?? [])];
    return names.includes(wanted);
  });
}

function classifierIn(text: string): EventClassifier | undefined {
  // Where nobody says, it happened.
  if (text.trim() === '') return 'ACT';
  return eventClassifiers.find((one) => (classifierWords[one] as readonly string[]).includes(plain(text)));
}

/** A day with a time as the wall of its place shows it; a text with a zone is read by that. */
function timeIn(cell: Cell | undefined, zone: string): number | undefined {
  if (!cell) return undefined;
  if (/\dT\d.*(Z|[+-]\d\d:?\d\d)$/.test(cell.text)) {
    const at = Date.parse(cell.text);
    return Number.isNaN(at) ? undefined : at;
  }
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(cell.day ?? '') ?? [];
  if (!year) return undefined;
  const [, hour = '0', minute = '0'] = /(\d{1,2}):(\d\d)(?::\d\d)?$/.exec(cell.time ?? cell.text) ?? [];
  if (Number(hour) > 23 || Number(minute) > 59) return undefined;
  return instantOf(
    {
      ...{ year: Number(year), month: Number(month), day: Number(day) },
      ...{ hour: Number(hour), minute: Number(minute), second: 0 },
    },
    zone,
  );
}
