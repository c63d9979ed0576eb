import type { PlainKey } from '../../language/words.ts';
import type { ChargeField } from '../charge-words.ts';

type CellKind =
  | 'charge'
  | 'party'
  | 'unit'
  | 'figure'
  | 'currency'
  | 'vatKind'
  | 'vatRate'
  | 'text'
  | 'check';
/** What is only shown: it follows from the rest. */
type Shown = 'amount' | 'book' | 'difference' | 'status';

export type GridColumn = { label: PlainKey; width: number; isFigure?: true } & (
  | { field: ChargeField; kind: CellKind; shown?: never }
  | { shown: Shown; field?: never; kind?: never }
);

/** In the order somebody types them. */
export const gridColumns: readonly GridColumn[] = [
  { field: 'chargeCodeId', kind: 'charge', label: 'chargeWhat', width: 132 },
  { field: 'partyId', kind: 'party', label: 'chargeParty', width: 150 },
  { field: 'unit', kind: 'unit', label: 'chargeUnit', width: 108 },
  { field: 'quantity', kind: 'figure', label: 'chargeQuantity', width: 56, isFigure: true },
  { field: 'price', kind: 'figure', label: 'chargePrice', width: 84, isFigure: true },
  { field: 'currency', kind: 'currency', label: 'chargeCurrency', width: 54 },
  { shown: 'amount', label: 'chargeAmount', width: 100, isFigure: true },
  { shown: 'status', label: 'chargeStatus', width: 96 },
  { field: 'vatKind', kind: 'vatKind', label: 'chargeVatKind', width: 100 },
  { field: 'vatRate', kind: 'vatRate', label: 'chargeVatRate', width: 52, isFigure: true },
  { shown: 'book', label: 'chargeBookAmount', width: 110, isFigure: true },
  { shown: 'difference', label: 'chargeDifference', width: 92, isFigure: true },
  { field: 'onBehalf', kind: 'check', label: 'chargeOnBehalf', width: 44 },
  { field: 'isConfidential', kind: 'check', label: 'chargeConfidential', width: 44 },
  { field: 'remark', kind: 'text', label: 'chargeRemark', width: 110 },
];
