import { describe, expect, it } from 'vitest';
import { flowLimits, readFlowTemplate } from './flow-template.ts';
import { autoReasonWords, delegationProblemWords, flowProblemWords, flowRefusals } from './flow-words.ts';

const start = { kind: 'start', id: 'start' };
const step = { kind: 'approve', id: 'a' };
const read = (root: unknown, more: object = {}) => readFlowTemplate({ key: 'k', root, ...more });

describe('a flow as JSON', () => {
  it('gets everything it leaves out', () => {
    const [, node] = read([start, step]).root;
    expect(node).toMatchObject({
      sign: { order: 'par', pass: { n: 1 }, reject: { n: 1 }, settle: 'early', tie: 'reject' },
      onEmpty: 'admin',
      onReject: 'end',
      returnTo: 'any',
      recall: true,
    });
  });

  it('reads its own output again as the same', () => {
    const arms = [
      { id: 'x', seq: [step], when: { field: 'n', is: '>', value: 1 } },
      { id: 'y', isDefault: true, seq: [] },
    ];
    const once = read([start, { kind: 'branch', id: 's', arms }]);
    expect(readFlowTemplate(JSON.parse(JSON.stringify(once)))).toEqual(once);
  });

  it.each<[string, unknown]>([
    ['an unknown kind', [start, { kind: 'loop', id: 'x' }]],
    ['an id with a space', [start, { ...step, id: 'a b' }]],
    ['an unknown rule for people', [start, { ...step, who: [{ by: 'magic' }] }]],
    ['a share above all', [start, { ...step, sign: { pass: { pct: 101 } } }]],
    ['half a person', [start, { ...step, sign: { pass: { n: 0.5 } } }]],
    ['a manager above the sky', [start, { ...step, who: [{ by: 'manager', level: 11 }] }]],
    ['a condition about no field', [start, { ...step, autoPass: { field: 'a b', is: '=' } }]],
    [
      'eleven reminders',
      [start, { ...step, due: { after: { minutes: 1 }, late: { every: 1, max: flowLimits.reminders + 1 } } }],
    ],
    ['no list', { start }],
  ])('refuses %s', (_case, root) => expect(() => read(root)).toThrow());
});

it('everything somebody may read is there in both languages', () => {
  for (const words of [flowRefusals, flowProblemWords, autoReasonWords, delegationProblemWords])
    for (const { zh, en } of Object.values(words)) {
      const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();
      expect(places(zh)).toEqual(places(en));
    }
});
