import { readFlowTemplate } from '@fairway/contract/flow-template.ts';
import { expect, it } from 'vitest';
import { compileFlow } from './compile-flow.ts';
import { nodesAfter, nodesUpTo } from './neighbours.ts';

const step = (id: string) => ({ kind: 'approve', id, name: id, who: [{ by: 'initiator' }] });
const branch = (id: string, ...arms: object[][]) => ({
  ...{ kind: 'branch', id, name: id, mode: 'parallel' },
  arms: arms.map((seq, index) => ({ id: `${id}${index}`, name: '', seq })),
});

const { byId } = compileFlow(
  readFlowTemplate({
    key: 'k',
    root: [
      { kind: 'start', id: 'start', name: '发起' },
      branch('first', [step('a'), step('b')], [branch('inner', [step('c')], [step('d')]), step('e')], []),
      branch('second', [step('f')], [branch('last', [step('g')], [])]),
    ],
  }),
);

it.each([
  ['start', '', 'a,c,d,f,g'],
  ['a', 'start', 'b'],
  ['b', 'a', 'f,g'],
  ['c', 'start', 'e'],
  ['d', 'start', 'e'],
  ['e', 'c,d', 'f,g'],
  ['f', 'b,e,start', ''],
  ['g', 'b,e,start', ''],
])('%s comes from %j and goes to %j', (id, from, to) => {
  const placed = byId.get(id);
  if (!placed) throw new Error(id);
  expect([nodesUpTo(placed).join(','), nodesAfter(placed).join(',')]).toEqual([from, to]);
});
