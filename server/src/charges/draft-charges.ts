import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { ChargeSide, EnteredSource } from '@fairway/contract/money-fields.ts';
import type { draftCharges as draftCall } from '@fairway/contract/shipment-charges.ts';
import { getTariff } from '../freight/show-tariff.ts';
import type { Context } from '../http/context.ts';
import { chargeCodesOf } from '../master-data/lookups.ts';
import { readerOf as quoteReaderOf, visibleQuote } from '../quotes/sight.ts';
import { readerOf as shipmentReaderOf, visibleShipment } from '../shipments/reader.ts';
import { boxCounts, partnersOf, partyNames } from '../shipments/shipment-lookups.ts';
import { figure, type StoredShipment } from '../shipments/stored-shipment.ts';
import { type PromisedCost, type PromisedLine, promiseOf } from './promise-of.ts';
import { readerOf, refuseCustomers } from './reader.ts';
import { findChargesOf } from './store.ts';
import { findTemplate } from './template-store.ts';

type Asked = Received<typeof draftCall>['body'];
type Drafted = Reply<typeof draftCall>['list'][number];
export type Bare = Omit<Drafted, 'chargeName' | 'partyName' | 'isThere' | 'chargeCodeId'>;

/** What an order, a quote, a tariff or a template would charge a shipment with; nothing is written. */
export async function draftCharges(
  ctx: Context,
  shipmentId: string,
  asked: Asked,
): Promise<Reply<typeof draftCall>> {
  const { db, language } = ctx;
  const reader = await readerOf(ctx);
  refuseCustomers(reader);
  const shipment = await visibleShipment(ctx, shipmentId, await shipmentReaderOf(ctx));
  const codes = await chargeCodesOf(db, language);
  const drafted = (await bareDrafts(ctx, shipment, asked)).filter(({ side }) =>
    reader.sight.sides.includes(side),
  );
  const names = await partyNames(
    db,
    drafted.flatMap(({ partyId }) => partyId ?? []),
    language,
  );
  const there = await findChargesOf(db, [shipmentId]);
  const list = drafted.flatMap((draft): Drafted[] => {
    const code = codes.byCode.get(draft.chargeCode);
    if (!code) return [];
    const isThere = there.some(
      (charge) =>
        charge.side === draft.side &&
        charge.chargeCodeId === code.id &&
        (draft.quoteLineId === null || charge.quoteLineId === draft.quoteLineId),
    );
    const partyName = names.get(draft.partyId ?? '') ?? '';
    return [{ ...draft, chargeCodeId: code.id, chargeName: code.fullName, partyName, isThere }];
  });
  return { list };
}

async function bareDrafts(ctx: Context, shipment: StoredShipment, asked: Asked): Promise<Bare[]> {
  if (asked.from === 'order') return draftsOfOrder(ctx, shipment);
  if (asked.from === 'quote') {
    const quote = await visibleQuote(ctx, asked.quoteId ?? '', await quoteReaderOf(ctx));
    const lines = (quote.lines as PromisedLine[]).filter(({ isIncluded }) => !isIncluded);
    return lines.map((line) => ofLine(line, 'quote', shipment.customerId));
  }
  if (asked.from === 'tariff') return ofTariffs(ctx, shipment);
  return ofTemplate(ctx, shipment, asked.templateId ?? '');
}

/** What its order promised, and what that costs. */
export async function draftsOfOrder(ctx: Pick<Context, 'db'>, shipment: StoredShipment): Promise<Bare[]> {
  const promise = promiseOf(shipment);
  if (!promise) return [];
  return [
    ...promise.lines.map((line) => ofLine(line, 'order', shipment.customerId)),
    ...(await costsOf(ctx, shipment, promise.costs)),
  ];
}

const bare = { onBehalf: false, isConfidential: false, remark: '' };

/** A least or most sum is charged as one of it. */
export const ofLine = (line: PromisedLine, source: EnteredSource, partyId: string): Bare => ({
  ...{ ...bare, side: 'receivable' as const, source, quoteLineId: line.id, partyId },
  ...{ chargeCode: line.chargeCode, unit: line.unit, currency: line.currency },
  ...(line.bound === null
    ? { quantity: line.quantity, price: line.price }
    : { quantity: '1', price: line.amount }),
});

/** The freight is owed to whom the space was booked with. */
async function costsOf(
  { db }: Pick<Context, 'db'>,
  shipment: StoredShipment,
  costs: readonly PromisedCost[],
): Promise<Bare[]> {
  const partners = await partnersOf(db, shipment.id);
  const partyId = shipment.bookingAgentId ?? partners.get('carrier') ?? null;
  return costs.map((cost) => ({
    ...{ ...bare, side: 'payable' as const, source: 'order' as const, quoteLineId: cost.lineId, partyId },
    ...{ chargeCode: cost.chargeCode, unit: 'ctn' as const, quantity: cost.quantity },
    ...{ price: cost.price.amount, currency: cost.price.currency },
  }));
}

/** What the port of departure charges for the cargo, by the tariff of the day. */
async function ofTariffs(ctx: Context, shipment: StoredShipment): Promise<Bare[]> {
  const boxes = await boxCounts(ctx.db, shipment.id);
  const { mode, customerId, carrierId, isDangerous, bizDate } = shipment;
  const cargo = {
    ...{ boxes: [...boxes].map(([type, count]) => ({ type, count })), bills: 1, pieces: [] },
    ...{ grossKg: figure(shipment.grossKg), cbm: figure(shipment.cbm), isDangerous, commodity: '' },
    ...{ isOversize: false, isRefrigerated: [...boxes.keys()].some((type) => type.endsWith('RF')) },
  };
  const common = {
    mode,
    cargo,
    currency: 'CNY',
    customerId,
    on: bizDate,
    chosen: [],
    ...(carrierId && { carrierId }),
  };
  const isExport = shipment.business.endsWith('E') || shipment.business === 'LT';
  const tariff = await getTariff(ctx, {
    ...{ ...common, portId: isExport ? shipment.polId : shipment.podId },
    direction: isExport ? 'export' : 'import',
  } as Parameters<typeof getTariff>[1]);
  return tariff.price.lines.map((line) => ({
    ...{
      ...bare,
      side: 'receivable' as const,
      source: 'tariff' as const,
      quoteLineId: null,
      partyId: customerId,
    },
    ...{ chargeCode: line.chargeCode, unit: line.unit, currency: line.amount.currency },
    ...(line.bound === null
      ? { quantity: line.quantity, price: line.price.amount }
      : { quantity: '1', price: line.amount.amount }),
  }));
}

async function ofTemplate(ctx: Context, shipment: StoredShipment, templateId: string): Promise<Bare[]> {
  const template = await findTemplate(ctx.db, templateId);
  if (!template) throw new AppError('NOT_FOUND');
  const codes = await chargeCodesOf(ctx.db, ctx.language);
  const partners = await partnersOf(ctx.db, shipment.id);
  const partyIn = (role: string, side: ChargeSide): string | null => {
    if (role === 'customer') return side === 'receivable' ? shipment.customerId : null;
    if (role === 'agent') return shipment.agentId;
    return partners.get(role) ?? null;
  };
  return template.lines.flatMap(({ chargeCodeId, partyId, partyRole, ...line }) => {
    const chargeCode = codes.byId.get(chargeCodeId)?.enCode;
    if (chargeCode === undefined) return [];
    const owed = partyId ?? partyIn(partyRole, line.side);
    return [{ ...line, chargeCode, source: 'template' as const, quoteLineId: null, partyId: owed }];
  });
}
