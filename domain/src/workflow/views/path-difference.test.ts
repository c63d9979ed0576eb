import { describe, expect, it } from 'vitest';
import { compileFlow } from '../template/compile-flow.ts';
import { arm, branch, Play, step, template } from '../testing/play.ts';
import { pathDifference } from './path-difference.ts';
import { previewFlow } from './preview.ts';

const [a, b, c] = [step('a', 'A'), step('b', 'B'), step('c', 'C')];
const { context } = new Play([a]);
const differs = (before: object[], after: object[], settings: object = {}) => {
  const way = (nodes: object[]) =>
    previewFlow(compileFlow(template(nodes, settings)), { initiator: 'I', form: { amount: 5 } }, context);
  return pathDifference(way(before), way(after));
};
const copy = { kind: 'cc', id: 'copy', name: '抄送', who: [{ by: 'members', users: ['Y'] }] };
const level = (least: number) =>
  branch('level', 'exclusive', [
    arm('more', [b], { when: { field: 'amount', is: '>', value: least } }),
    arm('less', [c], { isDefault: true }),
  ]);

describe('the difference of two ways', () => {
  it.each<[string, object[], object[], object | undefined]>([
    ['the same', [a, b], [a, { ...b, name: '另一个名字' }], undefined],
    ['another order is no other way', [a, b], [b, a], undefined],
    ['a rule that finds the same people', [a], [{ ...a, sign: { pass: { pct: 100 } } }], undefined],
    ['a step more', [a], [a, b], { added: ['B'], removed: [] }],
    ['a step less', [a, b], [a], { added: [], removed: ['B'] }],
    [
      'other people',
      [a, b],
      [a, step('b', ['B', 'D'])],
      { people: [{ name: 'B', before: ['B'], after: ['B', 'D'] }] },
    ],
    ['a copy for somebody', [a], [a, copy], { added: ['抄送'] }],
    ['the form leads elsewhere', [level(10)], [level(1)], { added: ['B'], removed: ['C'] }],
    [
      'nobody is asked any more',
      [a],
      [{ ...a, autoPass: { field: 'amount', is: '>', value: 1 } }],
      { people: [{ before: ['A'], after: [] }] },
    ],
    [
      'it rejects by itself',
      [a],
      [{ ...a, autoReject: { field: 'amount', is: '>', value: 1 } }],
      { isEndOther: true },
    ],
  ])('%s', (_, before, after, expected) => {
    const found = differs(before, after);
    if (expected === undefined) expect(found).toBeUndefined();
    else expect(found).toMatchObject(expected);
  });

  it('who is passed over decides nothing', () => {
    const again = step('b', ['A', 'B'], { sign: { pass: { pct: 100 } } });
    expect(differs([a, again], [a, b], { skipRepeat: 'any' })).toBeUndefined();
  });
});
