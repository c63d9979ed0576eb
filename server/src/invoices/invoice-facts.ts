import { searchTextOf } from '@fairway/domain/forms/search-grams.ts';
import { customerById } from '../customers/customers-by-id.ts';
import { invoiceTitlesOf } from '../customers/invoice-titles-of.ts';
import type { Db } from '../database/open.ts';
import { departmentOfPerson } from '../organisation/company-of.ts';
import { partyNames, salespeopleOf, shipmentsById } from '../shipments/shipment-lookups.ts';
import type { StoredShipment } from '../shipments/stored-shipment.ts';
import type { StoredInvoice } from './stored-invoice.ts';

/** Who answers for what a party owes: who sells the shipment, otherwise who answers for the customer. */
export async function whoAnswersFor(
  db: Db,
  partyId: string,
  shipmentIds: readonly string[],
): Promise<Pick<StoredInvoice, 'salesId' | 'departmentId'>> {
  const [ofShipment] = await salespeopleOf(db, shipmentIds);
  const salesId = ofShipment ?? (await customerById(db, partyId))?.salesId ?? null;
  return { salesId, departmentId: salesId === null ? null : await departmentOfPerson(db, salesId) };
}

/** Numbers, party and ships, by which an invoice is found. */
export async function invoiceSearchText(
  db: Db,
  { invoiceNo, supplierNo, partyId }: Pick<StoredInvoice, 'invoiceNo' | 'supplierNo' | 'partyId'>,
  shipmentIds: readonly string[],
): Promise<string> {
  const [zh, en] = [await partyNames(db, [partyId], 'zh'), await partyNames(db, [partyId], 'en')];
  const names = [zh.get(partyId) ?? '', en.get(partyId) ?? ''];
  const shipments = [...(await shipmentsById(db, shipmentIds)).values()];
  return wordsOfInvoice({ invoiceNo, supplierNo }, names, shipments);
}

export function wordsOfInvoice(
  { invoiceNo, supplierNo }: Pick<StoredInvoice, 'invoiceNo' | 'supplierNo'>,
  partyNamesOf: readonly string[],
  shipments: readonly StoredShipment[],
): string {
  const words = [
    ...[invoiceNo, supplierNo, ...partyNamesOf],
    ...shipments.flatMap(({ shipmentNo, mblNo, hblNo, soNo, vesselName, voyageNo, customerRef }) => [
      ...[shipmentNo, mblNo, hblNo, soNo, `${vesselName} ${voyageNo}`.trim(), customerRef],
    ]),
  ];
  return searchTextOf([...new Set(words.filter(Boolean))], 4_000);
}

/** The title a customer wants on their invoices, as it is now. */
export async function usualTitle(db: Db, partyId: string): Promise<StoredInvoice['title']> {
  return titleAmong(await invoiceTitlesOf(db, partyId));
}

export function titleAmong(titles: Awaited<ReturnType<typeof invoiceTitlesOf>>): StoredInvoice['title'] {
  const usual = titles.find(({ isDefault }) => isDefault) ?? titles[0];
  return usual ? { title: usual.title, taxNo: usual.taxNo } : null;
}
