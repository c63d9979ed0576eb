import { expect, it } from 'vitest';
import { arm, branch, step, template } from '../testing/play.ts';
import { flowReferences, subNodesIn, withSubKeys } from './flow-references.ts';

const sub = (id: string, flow: string, more: object = {}) => ({ kind: 'sub', id, flow, ...more });

it('finds everything a flow names, wherever it stands', () => {
  const flow = template(
    [
      step('a', 'A', {
        who: [
          { by: 'candidates', positions: ['p'], groups: ['g'] },
          { by: 'interface', interfaceId: 'i' },
          { by: 'manager' },
        ],
        cc: [{ by: 'members', roles: ['r'] }],
        onEmpty: { users: ['B'] },
        due: { after: { minutes: 1 }, onOverdue: { transfer: [{ by: 'members', users: ['C'] }] } },
      }),
      branch('s', 'parallel', [
        arm('x', [sub('f', 'other', { starter: [{ by: 'initiatorPicks', users: ['D'] }] })]),
        arm('y', [{ kind: 'cc', id: 'k', name: '抄送', who: [{ by: 'members', organisations: ['o'] }] }]),
      ]),
      { kind: 'action', id: 'm', run: { action: 'message', settings: { to: ['initiator', 'F'] } } },
      { kind: 'action', id: 'q', run: { action: 'interface', settings: { interfaceId: 'j' } } },
    ],
    { launchBy: { users: ['E'] }, admins: { roles: ['admins'] } },
  );
  expect(flowReferences(flow).map(({ kind, id, node }) => `${kind} ${id} ${node}`.trim())).toEqual([
    ...['user E', 'role admins', 'position p a', 'group g a', 'interface i a', 'role r a'],
    ...['user C a', 'user B a', 'user D f', 'organisation o k', 'user F m', 'interface j q'],
  ]);
  expect(flowReferences(flow)).toContainEqual({ kind: 'organisation', id: 'o', node: 'k', name: '抄送' });
});

it('names sub-flows otherwise, also in arms, and leaves the rest', () => {
  const flow = template([
    step('a', 'A'),
    sub('f', 'one'),
    branch('s', 'parallel', [arm('x', [sub('g', 'two')]), arm('y', [])]),
  ]);
  const renamed = withSubKeys(flow, (key) => `${key}!`);
  expect(subNodesIn(renamed).map((node) => node.flow)).toEqual(['one!', 'two!']);
  expect(subNodesIn(flow).map((node) => node.flow)).toEqual(['one', 'two']);
  expect(renamed.root[1]).toEqual(flow.root[1]);
});
