import { Readable } from 'node:stream';
import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { exportShipments as exportCall, ShipmentHead } from '@fairway/contract/shipments.ts';
import { can } from '@fairway/domain/permission/can.ts';
import { csvOf, csvType } from '@fairway/domain/text/csv.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { contentDisposition } from '../files/describe-file.ts';
import { companyDay } from '../freight/company-day.ts';
import type { Bytes, Context } from '../http/context.ts';
import { businessWords, stageWords, shipmentSheetWords as words } from '../language/shipment-words.ts';
import { type SheetColumn, sheetType, writeSheet } from '../spreadsheets/write-sheet.ts';
import { findAll } from './list-page-store.ts';
import { shipmentsInOrder } from './list-store.ts';
import { readerOf, type ShipmentReader } from './reader.ts';
import { askedOf } from './show-list.ts';
import { shownHeads } from './shown-shipment.ts';
import { findSeenShipments } from './store.ts';

const pageSize = 500;
/** A workbook is in memory until it is whole; text is written while it is read. */
const mostRows = { xlsx: 10_000, csv: 50_000 };

/** What a list shows its reader, as a file; read page by page. Where it is cut its last line says so. */
export async function exportShipments(
  ctx: Context,
  body: Received<typeof exportCall>['body'],
): Promise<Bytes> {
  const { now, language } = ctx;
  const reader = await readerOf(ctx);
  const seesSales = reader.isStaff && can(await ctx.permissions(), 'cargoShipment', 'column', 'salesman');
  const most = mostRows[body.as];
  const ids = await idsOf(ctx, reader, body, most + 1);
  if (ids.length === 0) throw new AppError('SHIPMENT_EXPORT_EMPTY');
  const rows = rowsOf(ctx, reader, ids.slice(0, most));
  const footers = ids.length > most ? [words.cut[language].replace('{count}', String(most))] : [];
  const columns = columnsOf(ctx, seesSales);
  const name = `${words.title[language]} ${companyDay(now)}.${body.as}`;
  const { db, session, address, requestId } = ctx;
  await writeAudit(db, {
    name: 'exportShipments',
    actor: session,
    at: now,
    target: name,
    address,
    requestId,
  });
  const headers = {
    'content-disposition': contentDisposition('attachment', name),
    'cache-control': 'no-store',
  };
  if (body.as === 'csv')
    return { contentType: csvType, body: Readable.from(csvLines(columns, rows, footers)), headers };
  return {
    contentType: sheetType,
    body: await writeSheet({ name: words.title[language], columns, rows, footers }),
    headers,
  };
}

/** Of those that were chosen, the ones the reader sees; or of the list. */
async function idsOf(
  ctx: Context,
  reader: ShipmentReader,
  { ids, ...body }: Received<typeof exportCall>['body'],
  most: number,
): Promise<string[]> {
  if (!ids) return findAll(ctx.db, await askedOf(ctx, reader, body), most);
  return (await findSeenShipments(ctx.db, ids, reader.viewerIds)).map(({ id }) => id);
}

async function* rowsOf(
  ctx: Context,
  reader: ShipmentReader,
  ids: readonly string[],
): AsyncGenerator<ShipmentHead> {
  for (let read = 0; read < ids.length; read += pageSize)
    yield* await shownHeads(ctx, await shipmentsInOrder(ctx.db, ids.slice(read, read + pageSize)), reader);
}

function columnsOf({ language }: Context, seesSales: boolean): SheetColumn<ShipmentHead>[] {
  const text = (of: keyof typeof words, value: (row: ShipmentHead) => string): SheetColumn<ShipmentHead> => ({
    ...{ heading: words[of][language], kind: 'text', value },
  });
  // Days as the walls of the ports count them.
  const moment = (of: 'etd' | 'atd' | 'eta' | 'ata'): SheetColumn<ShipmentHead> =>
    text(of, (row) => {
      const zone = of === 'etd' || of === 'atd' ? row.pol.timeZone : row.pod.timeZone;
      const at = row[of];
      return at === null ? '' : formatDate(at, 'yyyy-MM-dd HH:mm', zone);
    });
  return [
    text('shipmentNo', ({ shipmentNo }) => shipmentNo),
    text('business', ({ business, mode }) => `${businessWords[business][language]} ${mode}`),
    text('customer', ({ customerName }) => customerName ?? ''),
    ...[text('mbl', ({ mblNo }) => mblNo), text('hbl', ({ hblNo }) => hblNo), text('so', ({ soNo }) => soNo)],
    text('customerRef', ({ customerRef }) => customerRef),
    ...[text('pol', ({ pol }) => pol.name), text('pod', ({ pod }) => pod.name)],
    text('carrier', ({ carrierName }) => carrierName),
    text('vessel', ({ vesselName, voyageNo }) => [vesselName, voyageNo].filter(Boolean).join(' ')),
    text('boxes', ({ boxSummary }) => boxSummary),
    { heading: words.teu[language], kind: 'number', value: ({ teu }) => teu },
    text('stage', ({ stage }) => stageWords[stage][language]),
    ...[moment('etd'), moment('atd'), moment('eta'), moment('ata')],
    ...(seesSales ? [text('salesman', ({ salesman }) => salesman ?? '')] : []),
  ];
}

async function* csvLines(
  columns: readonly SheetColumn<ShipmentHead>[],
  rows: AsyncIterable<ShipmentHead>,
  footers: readonly string[],
): AsyncGenerator<string> {
  yield csvOf([columns.map(({ heading }) => heading)]);
  // The mark of UTF-8 stands at the beginning only.
  for await (const row of rows) yield csvOf([columns.map(({ value }) => String(value(row) ?? ''))]).slice(1);
  for (const footer of footers) yield csvOf([[footer]]).slice(1);
}
