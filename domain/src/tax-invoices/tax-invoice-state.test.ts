import {
  type TaxInvoiceKind,
  type TaxInvoiceState,
  taxInvoiceKinds,
  taxInvoiceStates,
} from '@fairway/contract/money-fields.ts';
import { describe, expect, it } from 'vitest';
import {
  afterRed,
  isIssued,
  isLive,
  type TaxAct,
  type TaxColour,
  taxActFits,
  taxActs,
  taxTransitions,
} from './tax-invoice-state.ts';

const statesOf = (act: TaxAct, colour: TaxColour, kind: TaxInvoiceKind = 'eSpecial') =>
  taxInvoiceStates.filter((status) => taxActFits(act, { status, kind, colour }));

describe('a tax invoice', () => {
  const cases: [TaxAct, TaxColour, TaxInvoiceState[]][] = [
    ['approve', 'blue', ['applied']],
    ['reject', 'blue', ['applied']],
    ['withdraw', 'blue', ['applied']],
    ['revive', 'blue', ['rejected', 'cancelled']],
    ['issue', 'blue', ['approved', 'failed']],
    ['fail', 'blue', ['approved', 'failed']],
    ['cancel', 'blue', ['approved', 'failed']],
    ['deliver', 'blue', ['issued', 'delivered']],
    ['attach', 'blue', ['issued', 'delivered', 'redPending', 'partRed', 'redDone']],
    ['red', 'blue', ['issued', 'delivered', 'partRed']],
    ['redIssued', 'blue', ['redPending']],
    ['redDropped', 'blue', ['redPending']],
    // Nothing is made of a red one, and only a red one is confirmed by the buyer.
    ['red', 'red', []],
    ['redIssued', 'red', []],
    ['askBuyer', 'blue', []],
    ['askBuyer', 'red', ['approved', 'failed']],
    ['answerBuyer', 'red', ['approved', 'failed']],
    ['issue', 'red', ['approved', 'failed']],
  ];
  it.each(cases)('can %s a %s one from %s only', (act, colour, from) => {
    expect(statesOf(act, colour)).toEqual(taxInvoiceStates.filter((state) => from.includes(state)));
  });

  it.each([
    ['eSpecial', []],
    ['eNormal', []],
    ['paperSpecial', ['issued', 'delivered']],
    ['paperNormal', ['issued', 'delivered']],
    ['proforma', ['issued', 'delivered']],
  ] as const)('of kind %s is voided from %s', (kind, from) => {
    expect(statesOf('void', 'blue', kind)).toEqual(from);
  });

  it('that is a proforma is never turned red', () => {
    expect(statesOf('red', 'blue', 'proforma')).toEqual([]);
  });

  it('never leaves its table: every state and act', () => {
    for (const act of taxActs)
      for (const status of taxInvoiceStates)
        for (const kind of taxInvoiceKinds)
          for (const colour of ['blue', 'red'] as const) {
            const { from, kinds, colours } = taxTransitions[act];
            const said =
              (from as readonly string[]).includes(status) &&
              (kinds as readonly string[]).includes(kind) &&
              (colours as readonly string[]).includes(colour);
            expect([act, status, taxActFits(act, { status, kind, colour })]).toEqual([act, status, said]);
          }
  });

  it('that ended holds nothing; one that was issued does', () => {
    expect(taxInvoiceStates.filter((state) => !isLive(state))).toEqual(['rejected', 'cancelled', 'voided']);
    expect(taxInvoiceStates.filter(isIssued)).toEqual([
      ...['issued', 'delivered', 'redPending', 'partRed', 'redDone'],
    ]);
  });

  it.each([
    ['106.00', '53.00', 'partRed'],
    ['106.00', '106.00', 'redDone'],
  ])('of %s with %s turned red is %s', (gross, red, state) => {
    expect(afterRed(gross, red)).toBe(state);
  });
});
