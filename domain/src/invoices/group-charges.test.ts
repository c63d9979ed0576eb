import { describe, expect, it } from 'vitest';
import { type BillableCharge, groupCharges, whyNotBillable } from './group-charges.ts';

const charge = (id: string, changes: Partial<BillableCharge> = {}): BillableCharge => ({
  ...{ id, side: 'receivable', status: 'approved', companyId: 'c', partyId: 'p', shipmentId: 's' },
  ...{ currency: 'CNY', amount: '100.000', invoiced: '0.000', corrected: '0.000' },
  ...{ isHeld: false, noInvoice: false },
  ...changes,
});

describe('charges that are billed', () => {
  it.each<[Partial<BillableCharge>, string | undefined]>([
    [{}, undefined],
    [{ status: 'submitted' }, 'notApproved'],
    [{ status: 'changeAsked' }, 'notApproved'],
    [{ noInvoice: true }, 'noInvoice'],
    [{ invoiced: '100' }, 'billed'],
    [{ invoiced: '40' }, undefined],
    // What a change order took back is never billed.
    [{ corrected: '100' }, 'billed'],
    [{ corrected: '40', invoiced: '60' }, 'billed'],
    [{ corrected: '40', invoiced: '50' }, undefined],
    [{ isHeld: true }, 'held'],
    [{ amount: '-20', invoiced: '0' }, undefined],
  ])('%j: %s', (changes, why) => expect(whyNotBillable(charge('a', changes))).toBe(why));

  it('make one invoice for each company, party, side and currency', () => {
    const groups = groupCharges([
      charge('a'),
      charge('b', { currency: 'USD' }),
      charge('c', { shipmentId: 't' }),
      charge('d', { side: 'payable' }),
      charge('e', { partyId: 'q' }),
      charge('f', { companyId: 'd' }),
    ]);
    expect(
      groups.map(({ kind, scope, charges }) => [kind, scope, charges.map(({ id }) => id).join('')]),
    ).toEqual([
      ['debit', 'several', 'ac'],
      ['debit', 'shipment', 'b'],
      ['supplier', 'shipment', 'd'],
      ['debit', 'shipment', 'e'],
      ['debit', 'shipment', 'f'],
    ]);
  });
});
