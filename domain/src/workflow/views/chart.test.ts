import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileFlow } from '../template/compile-flow.ts';
import { anyFlow, anyForm } from '../testing/generated-flows.ts';
import { all, arm, branch, Play, step, submitted } from '../testing/play.ts';
import { type Chart, type ChartStep, chartAhead, chartOf } from './chart.ts';

const amountOver = { when: { field: 'amount', is: '>', value: 1000 } };
const nodes = [
  step('a', [], { who: [{ by: 'manager' }] }),
  branch('level', 'exclusive', [
    arm('big', [step('cfo', 'C')], amountOver),
    arm('small', [], { isDefault: true }),
  ]),
  step('fin', ['E', 'I'], { sign: all }),
  step('none', 'GONE', { onEmpty: 'pass' }),
  { kind: 'cc', id: 'copy', who: [{ by: 'members', users: ['Y'] }] },
];
const settings = { skipInitiator: 'skip' };

/** `node:state(people)`, arms in brackets; what is taken is marked. */
const said = (steps: readonly ChartStep[]): string =>
  steps
    .map(({ node, state, people, arms }) => {
      const names = people.map((one) => `${one.user}=${one.skipped ?? one.state}`).join(' ');
      const inside = arms.map((one) => `${one.isTaken ? '*' : ''}${one.id}[${said(one.steps)}]`).join(' ');
      return [`${node.id}:${state}`, names, inside].filter(Boolean).join(' ');
    })
    .join(' | ');
const drawn = (play: Play): Chart => chartOf(play.flow, play.state, play.context);

describe('the chart of a flow', () => {
  it('before it is submitted: everything is still to come, by the way the form leads', () => {
    const play = new Play(nodes, { settings });
    const ahead = (amount: number) =>
      said(chartAhead(play.flow, { initiator: 'I', form: { amount } }, play.context).steps);
    expect(ahead(2000)).toBe(
      'start:current I=expected | a:future M1=expected | level:future *big[cfo:future C=expected] small[] | ' +
        'fin:future E=expected I=initiator | none:future | copy:future Y=expected',
    );
    expect(ahead(1)).toContain('level:future big[cfo:skipped] *small[]');
  });

  it('on its way: who decided, who has it, who is expected', () => {
    const play = submitted(nodes, { settings, form: { amount: 2000 } });
    play.approve('M1');
    expect(said(drawn(play).steps)).toBe(
      'start:past I=approved | a:past M1=approved | level:current *big[cfo:current C=pending] small[] | ' +
        'fin:future E=expected I=initiator | none:future | copy:future Y=expected',
    );
    play.approve('C');
    play.approve('E');
    expect(drawn(play).ends).toBe('approved');
    expect(said(drawn(play).steps)).toContain('level:past *big[cfo:past C=approved] small[]');
    expect(said(drawn(play).steps)).toContain('copy:past Y=copied');
    expect(drawn(play).steps.find(({ node }) => node.id === 'none')?.skipped).toBe('empty');
  });

  it('what was sent back comes once more', () => {
    const play = submitted([step('a', 'A'), step('b', 'B'), step('c', 'C')]);
    play.approve('A');
    play.return('B', 'a');
    expect(said(drawn(play).steps)).toBe(
      'start:past I=approved | a:current A=pending | b:future B=expected | c:future C=expected',
    );
  });

  it('what nobody reaches any more is passed over', () => {
    const play = submitted([step('a', 'A'), branch('x', 'parallel', [arm('l', [step('b', 'B')])])]);
    play.reject('A');
    expect(said(drawn(play).steps)).toBe(
      'start:past I=approved | a:past A=rejected | x:skipped l[b:skipped]',
    );
  });

  it('a flow that stands still shows where it would go on, and when it is due', () => {
    const play = submitted([step('a', 'A', { due: { after: { minutes: 60 } } }), step('b', 'B')]);
    const { now } = play.context;
    play.send('pause', 'ADM', {});
    expect(said(drawn(play).steps)).toBe('start:past I=approved | a:current A=pending | b:future B=expected');
    expect(drawn(play).steps[1]?.due).toBe(now + 60 * 60_000);
  });

  it('one who was taken away is not on it, one who was added is', () => {
    const play = submitted([step('a', ['A', 'B'], { sign: all })]);
    play.addSign('A', 'with', ['X', 'Y']);
    play.send('reduceSign', 'A', { task: play.task('Y') });
    expect(drawn(play).steps[1]?.people.map(({ user, via }) => `${user} ${via}`)).toEqual([
      'A members',
      'X with',
      'B members',
    ]);
  });

  it('whatever the flow: every node once, and what is current is open', () => {
    fc.assert(
      fc.property(anyFlow, anyForm, (template, form) => {
        const flow = compileFlow(template);
        const play = new Play([]);
        play.flow = flow;
        play.state = { ...play.state, form };
        play.submit();
        const ids: string[] = [];
        const walk = (steps: readonly ChartStep[]) => {
          for (const { node, state, arms } of steps) {
            ids.push(node.id);
            const isOpen = play.state.visits.some(
              (visit) => visit.node === node.id && visit.state === 'open',
            );
            expect(state === 'current', `${node.id} ${state}`).toBe(isOpen);
            for (const one of arms) walk(one.steps);
          }
        };
        if (play.state.status === 'draft') return;
        walk(drawn(play).steps);
        expect(ids).toEqual(flow.reading.map(({ node }) => node.id));
      }),
      { numRuns: 1_000 },
    );
  });
});
