import type { BillText } from '@fairway/contract/shipment-papers.ts';
import type { Db } from '../../database/open.ts';
import { billOfShipment, wholeText } from '../bill-draft.ts';
import { findBills, findBillTexts, type StoredBill } from '../paper-store.ts';
import type { StoredShipment } from '../stored-shipment.ts';

const parties = ['shipper', 'consignee', 'notify', 'notify2'] as const;
const figures = ['packages', 'grossWeight', 'measurement'] as const;
const fields = [...parties, 'marks', 'goods', ...figures] as const;
/** No bill goes without these: left empty, they are what is known of the shipment. */
const needed: ReadonlySet<keyof BillText> = new Set(['shipper', 'consignee', 'goods', ...figures]);

/** What every paper of a shipment says of its parties and its cargo. */
export interface PaperTexts extends Pick<BillText, (typeof fields)[number]> {
  /** In Chinese, where the goods are those the shipment names. */
  goodsCn: string;
  /** The figures are those of the shipment, so that those of its boxes add up to them. */
  areFiguresOwn: boolean;
}

/**
 * Decides it for all papers: what the customer confirmed last on the bill, until then what is known of the shipment. A
 * draft that nobody confirmed is said by the paper of that draft only.
 */
export async function paperTexts(
  db: Db,
  shipment: StoredShipment,
  billId: string | undefined,
): Promise<PaperTexts> {
  const own = await billOfShipment({ db }, shipment);
  const bill = rulingBill(await findBills(db, shipment.id), billId);
  const version = bill?.confirmedVersion ?? null;
  const [confirmed] = bill && version !== null ? await findBillTexts(db, [{ billId: bill.id, version }]) : [];
  const said = confirmed ? wholeText(confirmed.text) : own;
  const texts = Object.fromEntries(
    fields.map((field) => [field, said[field] || (needed.has(field) ? own[field] : '')]),
  ) as Pick<BillText, (typeof fields)[number]>;
  return {
    ...texts,
    goodsCn: texts.goods === own.goods && shipment.goodsCn !== texts.goods ? shipment.goodsCn : '',
    areFiguresOwn: figures.every((field) => texts[field] === own[field]),
  };
}

/** The one that is asked for; otherwise the only one, a house bill first. One of several speaks for its part only. */
function rulingBill(bills: readonly StoredBill[], billId: string | undefined): StoredBill | undefined {
  if (billId !== undefined) return bills.find(({ id }) => id === billId);
  const open = bills.filter(({ status }) => status !== 'voided');
  const house = open.filter(({ kind }) => kind === 'HBL' || kind === 'HAWB');
  const [first, ...others] = house.length > 0 ? house : open;
  return others.length === 0 ? first : undefined;
}
