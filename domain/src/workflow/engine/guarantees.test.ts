import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyChoices, anyFlow, anyForm } from '../testing/generated-flows.ts';
import { step, template } from '../testing/play.ts';
import { playAndCheck } from '../testing/random-play.ts';

it('whatever is done to whatever flow, I1 to I12 hold', () => {
  const sum = { accepted: 0, refused: 0, recalls: 0, migrations: 0, revocations: 0, events: 0 };
  fc.assert(
    fc.property(anyFlow, anyForm, anyChoices, (template, form, choices) => {
      const counted = playAndCheck(template, form, choices);
      for (const key of ['accepted', 'refused', 'recalls', 'migrations', 'revocations', 'events'] as const)
        sum[key] += counted[key];
    }),
    { numRuns: 500 },
  );
  // A test that plays nothing proves nothing.
  expect(sum.accepted).toBeGreaterThan(1_500);
  expect(sum.recalls).toBeGreaterThan(150);
  expect(sum.migrations).toBeGreaterThan(200);
  expect(sum.revocations).toBeGreaterThan(50);
});

it('a delay until a far date is no endless one', () => {
  const delay = { id: 'w', name: '等待', kind: 'delay', until: { field: 'when' } } as const;
  const { accepted } = playAndCheck(template([step('a', 'A'), delay]), { when: 2_000_000_000_000 }, []);
  expect(accepted).toBeGreaterThan(0);
});
