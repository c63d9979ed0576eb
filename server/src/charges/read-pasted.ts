import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { readPastedCharges as pastedCall } from '@fairway/contract/shipment-charges.ts';
import { readPastedCharges as readLines } from '@fairway/domain/charges/pasted-charges.ts';
import { bookCurrency } from '@fairway/domain/money/book-currency.ts';
import { customersByNames } from '../customers/customers-by-id.ts';
import type { Context } from '../http/context.ts';
import { chargeCodesOf } from '../master-data/lookups.ts';
import { readerOf as shipmentReaderOf, visibleShipment } from '../shipments/reader.ts';
import { partyNames } from '../shipments/shipment-lookups.ts';
import { readerOf, refuseCustomers } from './reader.ts';

type Read = Reply<typeof pastedCall>;

/** Lines of a sheet with the codes and parties of the company; what cannot be read is named by its line. */
export async function readPasted(
  ctx: Context,
  shipmentId: string,
  { text, side }: Received<typeof pastedCall>['body'],
): Promise<Read> {
  const { db, language } = ctx;
  refuseCustomers(await readerOf(ctx));
  const shipment = await visibleShipment(ctx, shipmentId, await shipmentReaderOf(ctx));
  const { charges, problems } = readLines(text, side);
  const codes = await chargeCodesOf(db, language);
  const byWord = new Map<string, (typeof codes)['byId'] extends Map<string, infer C> ? C : never>();
  for (const code of codes.byId.values())
    for (const word of [code.enCode, code.nameCn, code.nameEn]) byWord.set(word.toUpperCase(), code);
  const parties = await customersByNames(
    db,
    charges.map(({ party }) => party),
  );
  const names = await partyNames(db, [shipment.customerId], language);
  const customer = { id: shipment.customerId, nameCn: names.get(shipment.customerId) ?? '' };
  const read: Read = { charges: [], problems: [...problems] as Read['problems'] };
  for (const { line, code: word, party, ...charge } of charges) {
    const code = byWord.get(word.toUpperCase());
    if (!code) {
      read.problems.push({ line, column: 'code', cell: word.slice(0, 80) });
      continue;
    }
    const named = party === '' ? (charge.side === 'receivable' ? customer : undefined) : parties.get(party);
    if (party !== '' && !named) {
      read.problems.push({ line, column: 'party', cell: party.slice(0, 80) });
      continue;
    }
    const { vatRate, unit, currency, ...rest } = charge;
    read.charges.push({
      ...{ ...rest, line, chargeCodeId: code.id, chargeCode: code.enCode, chargeName: code.fullName },
      ...{ partyId: named?.id ?? null, partyName: named?.nameCn ?? '' },
      unit: unit ?? (code.defaultUnit as Read['charges'][number]['unit']),
      currency: currency ?? bookCurrency,
      ...(vatRate !== null && { vatRate }),
      ...{ onBehalf: false, isConfidential: false },
    });
  }
  read.problems.sort((one, other) => one.line - other.line);
  return read;
}
