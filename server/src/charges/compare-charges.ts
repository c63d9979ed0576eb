import type { Reply } from '@fairway/contract/endpoint.ts';
import type { compareCharges as compareCall } from '@fairway/contract/shipment-charges.ts';
import { compareWithQuote } from '@fairway/domain/charges/compare-with-quote.ts';
import { sumByCurrency } from '@fairway/domain/money/money.ts';
import type { Context } from '../http/context.ts';
import { chargeCodesOf } from '../master-data/lookups.ts';
import { readerOf as shipmentReaderOf, visibleShipment } from '../shipments/reader.ts';
import { promiseOf } from './promise-of.ts';
import { readerOf } from './reader.ts';
import { listChargeRows } from './store.ts';

const mostLines = 500;

/** What was promised beside what is charged; to a customer of what they owe. Nobody else is told what they pay. */
export async function compareCharges(ctx: Context, shipmentId: string): Promise<Reply<typeof compareCall>> {
  const { db, language } = ctx;
  const shipment = await visibleShipment(ctx, shipmentId, await shipmentReaderOf(ctx));
  const reader = await readerOf(ctx);
  const isTold = reader.isStaff || reader.sight.partyId === shipment.customerId;
  if (!isTold || !reader.sight.sides.includes('receivable'))
    return { promise: null, lines: [], quotedTotals: [], billedTotals: [] };
  const { rows } = await listChargeRows(
    db,
    { sight: reader.sight, tab: 'receivable', filters: { shipmentId, partyId: shipment.customerId } },
    { currentPage: 1, pageSize: mostLines, sort: 'asc' },
  );
  const codes = await chargeCodesOf(db, language);
  const promise = promiseOf(shipment);
  const quoted = promise?.lines ?? [];
  const billed = rows.map(({ id, chargeCodeId, currency, amount, quoteLineId }) => ({
    ...{ id, chargeCode: codes.byId.get(chargeCodeId)?.enCode ?? '', currency, amount, quoteLineId },
  }));
  return {
    promise: promise && { orderId: shipment.orderId, rateNo: promise.rateNo },
    lines: compareWithQuote(quoted, billed).map((line) => ({
      ...line,
      chargeName: codes.byCode.get(line.chargeCode)?.fullName ?? line.chargeCode,
    })),
    quotedTotals: sumByCurrency(quoted),
    billedTotals: sumByCurrency(billed),
  };
}
