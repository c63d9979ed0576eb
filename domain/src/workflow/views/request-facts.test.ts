import { flowTemplate } from '@fairway/contract/flow-template.ts';
import { formDefinition } from '@fairway/contract/forms.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { compileForm } from '../../forms/compile-form.ts';
import type { Fact } from '../../forms/heading/fact.ts';
import { compileFlow } from '../template/compile-flow.ts';
import { factsForEverybody, factsSeenWith } from './request-facts.ts';

const nodes = [
  { kind: 'number', id: 'a', model: 'amount', label: '金额' },
  { kind: 'select', id: 'c', model: 'currency', label: '币种', options: { from: 'static', options: [] } },
  { kind: 'text', id: 'm', model: 'mobile', label: '手机', mask: 'mobile' },
];
const flowHiding = (fields: Record<string, string>) =>
  compileFlow(
    z.parse(flowTemplate, {
      key: 'k',
      root: [
        { kind: 'start', id: 's' },
        { kind: 'approve', id: 'x', who: [{ by: 'initiator' }], fields },
      ],
    }),
    compileForm(z.parse(formDefinition, { version: 1, nodes })),
  );
const amount: Fact = {
  path: 'amount',
  also: ['currency'],
  label: '旧名',
  kind: 'amount',
  text: '1',
  sign: 'USD',
};

describe('facts of a request', () => {
  it('are said in the words of the form, and not where a step hides one of their fields', () => {
    expect(factsSeenWith(flowHiding({}), {}, [amount])).toEqual([{ ...amount, label: '金额' }]);
    for (const hidden of ['amount', 'currency']) {
      expect(factsSeenWith(flowHiding({}), { [hidden]: 'hidden' }, [amount])).toEqual([]);
      expect(factsForEverybody(flowHiding({ [hidden]: 'hidden' }), [amount])).toEqual([]);
    }
  });

  it('that were kept by their label alone are hidden by it', () => {
    const kept = [{ label: '金额', text: '7' }];
    expect(factsForEverybody(flowHiding({}), kept)).toMatchObject([
      { label: '金额', text: '7', kind: 'text' },
    ]);
    expect(factsForEverybody(flowHiding({ amount: 'hidden' }), kept)).toEqual([]);
  });

  it('are never of a field that is masked, gone or hidden, whatever was kept', () => {
    const path = fc.constantFrom('amount', 'currency', 'mobile', 'gone');
    const right = fc.constantFrom('hidden', 'read', 'edit');
    fc.assert(
      fc.property(
        fc.array(fc.record({ path, also: fc.array(path) })),
        fc.dictionary(path, right),
        (kept, rights) => {
          const facts = kept.map((one): Fact => ({ ...one, label: '', kind: 'text', text: 'x' }));
          const seen = factsSeenWith(flowHiding({}), rights as Record<string, 'read'>, facts);
          for (const fact of seen)
            for (const one of [fact.path, ...(fact.also ?? [])]) {
              expect(['amount', 'currency']).toContain(one);
              expect(rights[one]).not.toBe('hidden');
            }
        },
      ),
    );
  });
});
