import { type Condition, condition } from '@fairway/contract/flow-template.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { anyValue } from '../../forms/testing/generated-forms.ts';
import { asking } from '../testing/company.ts';
import { compileCondition, holds } from './condition.ts';

const form = {
  amount: 1200,
  text: '海运出口',
  tags: ['a', 'b'],
  nothing: null,
  other: 1000,
  when: '2026-11-16',
  rows: [{ qty: 2 }, { qty: 3 }],
};
const isSo = (given: unknown) => holds(compileCondition(z.parse(condition, given)), form, asking);

describe('conditions', () => {
  it.each<[unknown, boolean]>([
    [{ field: 'amount', is: '>', value: 1000 }, true],
    [{ field: 'amount', is: '>', value: '1000' }, true],
    [{ field: 'amount', is: '>=', value: 1200 }, true],
    [{ field: 'amount', is: '<', value: 1200 }, false],
    [{ field: 'amount', is: '<=', value: 1200 }, true],
    [{ field: 'amount', is: '=', value: '1200' }, true],
    [{ field: 'amount', is: '<>', value: 1 }, true],
    [{ field: 'amount', is: '>', other: 'other' }, true],
    [{ field: 'text', is: 'contains', value: '出口' }, true],
    [{ field: 'text', is: 'notContains', value: '空运' }, true],
    [{ field: 'tags', is: 'contains', value: 'b' }, true],
    [{ field: 'tags', is: 'contains', value: 'c' }, false],
    [{ field: 'amount', is: 'in', value: [1, 1200] }, true],
    [{ field: 'amount', is: 'notIn', value: [1, 1200] }, false],
    [{ field: 'nothing', is: 'empty' }, true],
    [{ field: 'text', is: 'notEmpty' }, true],
    [{ field: 'unknown', is: 'empty' }, true],
    [{ field: 'unknown', is: '>', value: 1 }, false],
    [{ field: 'rows', is: '>', value: 1 }, true],
    [{ field: 'rows.qty', is: '=', value: 2 }, true],
    [
      {
        all: [
          { field: 'amount', is: '>', value: 1 },
          { field: 'text', is: 'empty' },
        ],
      },
      false,
    ],
    [
      {
        any: [
          { field: 'amount', is: '<', value: 1 },
          { field: 'text', is: 'notEmpty' },
        ],
      },
      true,
    ],
    [{ all: [] }, false],
    [{ any: [] }, false],
    [{ expression: 'SUM({rows.qty}) = 5 && DEPT() = "org-sea"' }, true],
    [{ expression: '{amount} / 0 > 1' }, false],
    [{ expression: '1 +' }, false],
    [{ expression: 'constructor.constructor("x")()' }, false],
  ])('%j is %s', (given, expected) => expect(isSo(given)).toBe(expected));

  it('whatever stands in a form, a condition answers', () => {
    const rule: Condition = {
      any: [
        { field: 'a', is: '>', value: 1 },
        { field: 'a', is: 'contains', value: 'x' },
        { field: 'a.b', is: '=', other: 'a' },
        { field: 'a', is: 'in', value: [1, 'x', null, true] },
      ],
    };
    const compiled = compileCondition(rule);
    fc.assert(
      fc.property(anyValue, (value) => {
        expect(typeof holds(compiled, { a: value }, asking)).toBe('boolean');
      }),
    );
  });
});
