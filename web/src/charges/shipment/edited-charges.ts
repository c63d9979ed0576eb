import type { VatKind } from '@fairway/contract/charge-codes.ts';
import type { Input } from '@fairway/contract/endpoint.ts';
import type { ChargeOrigin, ChargeSide, EnteredSource } from '@fairway/contract/money-fields.ts';
import type { ChargeRow, saveCharges, WrittenCharge } from '@fairway/contract/shipment-charges.ts';
import { chargeAmounts } from '@fairway/domain/charges/charge-amounts.ts';
import { bookCurrency } from '@fairway/domain/money/book-currency.ts';
import type { Money } from '@fairway/domain/money/money.ts';
import { type ChargeField, chargeFieldNames } from '../charge-words.ts';

/** A charge as it stands in the grid: one there is has its row, one that is new has none. */
export interface EditedCharge extends Omit<WrittenCharge, 'vatKind' | 'vatRate'> {
  key: string;
  row: ChargeRow | undefined;
  vatKind: VatKind | undefined;
  vatRate: string | undefined;
  /** What the two ids stand for. */
  chargeCode: string;
  chargeName: string;
  partyName: string;
  source: ChargeOrigin;
  quoteLineId: string | null;
}

export const editedOf = (rows: readonly ChargeRow[]): EditedCharge[] =>
  rows.map((row) => ({
    ...{ key: row.id, row, side: row.side, chargeCodeId: row.chargeCodeId, partyId: row.partyId },
    ...{ unit: row.unit, quantity: row.quantity, price: row.price, currency: row.currency },
    ...{ vatKind: row.vatKind, vatRate: row.vatRate, onBehalf: row.onBehalf },
    ...{ isConfidential: row.isConfidential, remark: row.remark },
    ...{ chargeCode: row.chargeCode, chargeName: row.chargeName, partyName: row.partyName },
    ...{ source: row.source, quoteLineId: row.quoteLineId },
  }));

export const newCharge = (
  key: string,
  side: ChargeSide,
  given: Partial<EditedCharge> = {},
): EditedCharge => ({
  ...{ chargeCodeId: '', partyId: '', unit: 'shipment', quantity: '1', price: '', currency: bookCurrency },
  ...{ vatKind: undefined, vatRate: undefined, onBehalf: false, isConfidential: false, remark: '' },
  ...{ chargeCode: '', chargeName: '', partyName: '', source: 'manual', quoteLineId: null },
  ...given,
  ...{ key, side, row: undefined },
});

/** A new line in which nobody wrote anything yet. */
export const isBlank = ({ row, chargeCodeId, chargeCode, price, remark }: EditedCharge): boolean =>
  row === undefined && [chargeCodeId, chargeCode, price, remark].every((text) => text.trim() === '');

export const canEdit = ({ row }: EditedCharge): boolean => row === undefined || row.can.includes('edit');

export const changedFields = (is: EditedCharge, was: EditedCharge): ChargeField[] =>
  chargeFieldNames.filter((field) => is[field] !== was[field]);

const decimal = (before: number, after: number) => new RegExp(`^-?\\d{1,${before}}(\\.\\d{1,${after}})?$`);
const quantity = decimal(9, 4);
const price = decimal(12, 4);
const currency = /^[A-Z]{3}$/;
const rate = /^\d{1,2}(\.\d{1,2})?$/;
const mostRemark = 500;

/** What is missing or cannot be read, by field; the server checks it again. */
export function wrongFields(charge: EditedCharge): ChargeField[] {
  const isRight: Partial<Record<ChargeField, boolean>> = {
    ...{ chargeCodeId: charge.chargeCodeId !== '', partyId: charge.partyId !== '' },
    ...{ quantity: quantity.test(charge.quantity.trim()), price: price.test(charge.price.trim()) },
    ...{ currency: currency.test(charge.currency), remark: charge.remark.length <= mostRemark },
    vatRate: !charge.vatRate || charge.vatKind !== 'taxable' || rate.test(charge.vatRate.trim()),
  };
  return chargeFieldNames.filter((field) => isRight[field] === false);
}

interface Worth {
  gross: Money;
  net: Money | undefined;
  tax: Money | undefined;
}

/** What a line comes to as it is typed; its tax where it says which. The server works it out again. */
export function worthOf(charge: EditedCharge): Worth | undefined {
  if (
    wrongFields(charge).some((field) => field !== 'chargeCodeId' && field !== 'partyId' && field !== 'remark')
  )
    return undefined;
  const vat = { kind: charge.vatKind ?? 'none', rate: charge.vatRate || '0' };
  const { gross, net, tax } = chargeAmounts({ ...charge, vat, bookRate: '1' }, bookCurrency);
  const isKnown =
    charge.vatKind !== undefined && (charge.vatKind !== 'taxable' || charge.vatRate !== undefined);
  return isKnown ? { gross, net, tax } : { gross, net: undefined, tax: undefined };
}

/** What is sent of it. */
export const written = (charge: EditedCharge): WrittenCharge => ({
  ...{ side: charge.side, chargeCodeId: charge.chargeCodeId, partyId: charge.partyId, unit: charge.unit },
  ...{ quantity: charge.quantity, price: charge.price, currency: charge.currency },
  ...(charge.vatKind && { vatKind: charge.vatKind }),
  ...(charge.vatRate && { vatRate: charge.vatRate }),
  ...{ onBehalf: charge.onBehalf, isConfidential: charge.isConfidential, remark: charge.remark },
});

/** What a change order made is entered by nobody. */
const enteredFrom = (source: ChargeOrigin): EnteredSource => (source === 'change' ? 'manual' : source);

type Changes = Required<NonNullable<Input<typeof saveCharges>['body']>>;

/** What is to be added, changed and removed, so that there is what the grid shows. */
export function chargeChanges(now: readonly EditedCharge[], kept: readonly ChargeRow[]): Changes {
  const before = new Map(editedOf(kept).map((charge) => [charge.key, charge]));
  const there = new Set(now.map(({ key }) => key));
  return {
    added: now
      .filter(({ row }) => row === undefined)
      .map((charge) => ({
        ...written(charge),
        source: enteredFrom(charge.source),
        quoteLineId: charge.quoteLineId,
      })),
    changed: now.flatMap((charge) => {
      const was = before.get(charge.key);
      if (!was?.row || !charge.row || changedFields(charge, was).length === 0) return [];
      return [{ ...written(charge), id: was.row.id, version: was.row.version }];
    }),
    removed: kept.filter(({ id }) => !there.has(id)).map(({ id, version }) => ({ id, version })),
  };
}

export const countChanges = ({ added, changed, removed }: Changes): number =>
  added.length + changed.length + removed.length;

/** By the key of a charge and its field. */
export type CellProblems = Readonly<Record<string, string>>;

/** What was refused of the changes as it was sent (`changed.1.price`), by the key of the charge and its field. */
export function refusedCells(
  fields: Readonly<Record<string, string>>,
  now: readonly EditedCharge[],
  { changed }: Pick<Changes, 'changed'>,
): CellProblems {
  const added = now.filter(({ row }) => row === undefined);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, problem]) => {
      const [list, index, field] = path.split('.');
      const key = list === 'changed' ? changed[Number(index)]?.id : added[Number(index)]?.key;
      return (list === 'changed' || list === 'added') && key && field ? [[`${key} ${field}`, problem]] : [];
    }),
  );
}
