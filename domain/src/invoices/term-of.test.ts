import type { CreditTerm } from '@fairway/contract/customers.ts';
import { describe, expect, it } from 'vitest';
import { baseDay, dueOfInvoice, type TermShipment, termOf } from './term-of.ts';

const term = (changes: Partial<CreditTerm> = {}): CreditTerm => ({
  ...{ bizTypes: [], settle: 'monthly', baseDate: 'etd', months: 1, settleDay: 25, days: 0 },
  ...{ limit: '500000', limitCurrency: 'CNY', graceDays: 0, maxOverdueDays: 0 },
  ...{ validFrom: '2026-01-01', validTo: null, status: 'active' },
  ...changes,
});
const shipment = (changes: Partial<TermShipment> = {}): TermShipment => ({
  ...{ business: 'SE', etdOn: '2026-01-31', atdOn: null, onBoardOn: null, bizDate: '2026-01-20' },
  ...changes,
});

describe('the terms of an invoice', () => {
  it('are those of its kind of business before those of all', () => {
    const [sea, all] = [term({ bizTypes: ['SE'] }), term()];
    expect(termOf([all, sea], 'SE', '2026-02-01')).toBe(sea);
    expect(termOf([all, sea], 'AE', '2026-02-01')).toBe(all);
  });

  it.each([
    [{ status: 'suspended' as const }],
    [{ status: 'draft' as const }],
    [{ validFrom: '2026-02-02' }],
    [{ validTo: '2026-01-31' }],
  ])('do not hold with %j', (changes) => expect(termOf([term(changes)], 'SE', '2026-02-01')).toBeNull());

  it.each<[CreditTerm['baseDate'], Partial<TermShipment>, string]>([
    ['invoiceDate', {}, '2026-02-03'],
    ['jobDate', {}, '2026-01-20'],
    ['etd', { atdOn: '2026-02-02' }, '2026-01-31'],
    ['atd', { atdOn: '2026-02-02' }, '2026-02-02'],
    ['atd', {}, '2026-01-31'],
    ['atd', { etdOn: null }, '2026-01-20'],
    ['onBoard', { onBoardOn: '2026-02-01' }, '2026-02-01'],
    ['onBoard', { atdOn: '2026-02-02' }, '2026-02-02'],
  ])('count from %s with %j: %s', (basis, changes, day) =>
    expect(baseDay(shipment(changes), basis, '2026-02-03')).toBe(day),
  );

  it('make it due as late as its last shipment, and at once without any', () => {
    const later = shipment({ etdOn: '2026-02-05' });
    expect(dueOfInvoice([term()], [later, shipment()], '2026-02-10')).toEqual({
      ...{ baseOn: '2026-02-05', dueOn: '2026-03-25' },
    });
    expect(dueOfInvoice([], [shipment()], '2026-02-10')).toEqual({
      ...{ baseOn: '2026-02-10', dueOn: '2026-02-10' },
    });
  });
});
