import {
  type BillHead,
  type BillText,
  type BillTextField,
  billTextFields,
  listBillVersions,
  type ShipmentBill,
} from '@fairway/contract/shipment-papers.ts';
import type { ShipmentDetail } from '@fairway/contract/shipments.ts';
import { call } from '../../wire/api.ts';
import type { RowKind } from './row-conflicts.ts';
import { type ByOf, changersOf } from './use-own-base.ts';

/** A bill as it is typed: number and issue beside its text. */
export interface EditedBill extends BillHead, BillText {
  key: string;
}

export const billHeadFields = ['billNo', 'issueType', 'originals', 'issuePlace'] as const;
export type BillHeadField = (typeof billHeadFields)[number];

export const billKind: RowKind<EditedBill> = { columns: [...billHeadFields, ...billTextFields] };

export const headOf = ({ billNo, issueType, originals, issuePlace }: BillHead): BillHead => ({
  ...{ billNo, issueType, originals, issuePlace },
});
export const textOf = (bill: EditedBill): BillText =>
  Object.fromEntries(billTextFields.map((field) => [field, bill[field]])) as BillText;

export const editedBill = (bill: ShipmentBill): EditedBill => ({
  ...{ key: bill.id, ...headOf(bill), ...bill.text },
});

const mostVersions = 50;

/** Who wrote the newer versions of each field; number and issue stand in the history of the shipment. */
export const billChangers =
  (bill: ShipmentBill) =>
  async (on: ShipmentDetail): Promise<ByOf> => {
    const known = on.bills.find(({ id }) => id === bill.id) ?? bill;
    const line = [known.kind, known.billNo].filter(Boolean).join(' ');
    const isOfIt = (before: unknown) => typeof before === 'string' && before.startsWith(`${line} `);
    const [{ list }, byHead] = await Promise.all([
      call(listBillVersions, {
        params: { id: on.id, billId: bill.id },
        query: { currentPage: 1, pageSize: mostVersions },
      }),
      changersOf(({ field, before }) => field === 'billHead' && isOfIt(before))(on),
    ]);
    return (column) => {
      if (!billTextFields.includes(column as BillTextField)) return byHead(column);
      const newer = list.filter(({ version }) => version > known.version);
      const by = newer.find(({ differences }) => differences.some(({ field }) => field === column));
      return by?.creatorName ?? '';
    };
  };
