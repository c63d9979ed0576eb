import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exact } from '../money/money.ts';
import { claimParts, type PartyPart } from './claim.ts';

const nobody = { unclaimed: '1000', bookUnclaimed: '7051.23' };

describe('whose a payment is', () => {
  it('is one party’s, with all it is worth in the books', () => {
    expect(claimParts(nobody, [], [{ partyId: 'a', amount: '1000' }])).toEqual({
      ...{ unclaimed: '0', bookUnclaimed: '0' },
      parts: [{ partyId: 'a', amount: '1000', unapplied: '1000', bookUnapplied: '7051.23' }],
      moves: [{ partyId: 'a', amount: '1000', bookAmount: '7051.23' }],
    });
  });

  it('moves from one to another through nobody', () => {
    const before = [{ partyId: 'a', amount: '1000', unapplied: '1000', bookUnapplied: '7051.23' }];
    const claimed = claimParts({ unclaimed: '0', bookUnclaimed: '0' }, before, [
      { partyId: 'b', amount: '400' },
    ]);
    expect(claimed).toMatchObject({
      ...{ unclaimed: '600', bookUnclaimed: '4230.74' },
      moves: [
        { partyId: 'a', amount: '-1000', bookAmount: '-7051.23' },
        { partyId: 'b', amount: '400', bookAmount: '2820.49' },
      ],
    });
  });

  it.each([
    ['more than there is', [{ partyId: 'b', amount: '1000.01' }], 'moreThanPaid'],
    ['what an invoice has used', [{ partyId: 'a', amount: '300' }], 'used'],
  ] as const)('is not %s', (_, wanted, problem) => {
    const before: PartyPart[] =
      problem === 'used' ? [{ partyId: 'a', amount: '1000', unapplied: '600', bookUnapplied: '4200' }] : [];
    expect(
      claimParts(problem === 'used' ? { unclaimed: '0', bookUnclaimed: '0' } : nobody, before, wanted),
    ).toBe(problem);
  });

  it('never makes or loses a cent, however it is divided', () => {
    const cents = fc.integer({ min: 1, max: 100_000 }).map((value) => (value / 100).toFixed(2));
    const wish = fc.array(fc.record({ partyId: fc.constantFrom('a', 'b', 'c'), amount: cents }), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 6 }), (wishes) => {
        let state: { unclaimed: string; bookUnclaimed: string; parts: PartyPart[] } = {
          ...nobody,
          parts: [],
        };
        for (const wanted of wishes) {
          const next = claimParts(state, state.parts, wanted);
          if (typeof next !== 'string')
            state = { ...next, parts: next.parts.filter(({ amount }) => amount !== '0') };
        }
        const sum = (of: 'unapplied' | 'bookUnapplied') =>
          state.parts.reduce((all, part) => all.plus(exact(part[of])), exact('0'));
        expect(sum('unapplied').plus(exact(state.unclaimed)).toFixed()).toBe('1000');
        expect(sum('bookUnapplied').plus(exact(state.bookUnclaimed)).toFixed()).toBe('7051.23');
      }),
    );
  });
});
