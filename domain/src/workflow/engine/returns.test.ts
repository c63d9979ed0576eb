import { describe, expect, it } from 'vitest';
import { all, arm, branch, type Play, step, submitted } from '../testing/play.ts';
import { returnChoices } from '../views/projections.ts';

const [a, b, c, z] = [step('a', 'A'), step('b', 'B'), step('c', 'C'), step('z', 'Z')];

describe('a rejection leads', () => {
  it.each<[string, unknown, string, string]>([
    ['to the end', 'end', '', 'rejected'],
    ['to the start', 'start', 'I', 'running'],
    ['to the step before', 'prev', 'B', 'running'],
    ['to a named step', { node: 'a' }, 'A', 'running'],
    ['on', 'continue', 'Z', 'running'],
    ['to the start where a named step was not gone through', { node: 'nowhere' }, 'I', 'running'],
  ])('%s', (_case, onReject, pending, status) => {
    const play = submitted([a, b, step('c', 'C', { onReject }), z]);
    play.approve('A');
    play.approve('B');
    play.reject('C');
    expect([play.pending, play.status]).toEqual([pending, status]);
  });

  it('to where the person chooses, redo or straight back', () => {
    const choosing = step('c', 'C', { onReject: 'choose', afterReturn: 'ask' });
    const at = () => {
      const play = submitted([a, b, choosing]);
      play.approve('A');
      play.approve('B');
      return play;
    };
    const redo = at();
    expect(redo.reject('C', { to: 'z' })).toBe('E_TARGET');
    expect(redo.reject('C', { to: 'a' })).toBe('ok');
    redo.approve('A');
    expect(redo.pending).toBe('B');
    const back = at();
    back.reject('C', { to: 'a', comeBack: true });
    back.approve('A');
    expect(back.pending).toBe('C');
    const fixed = submitted([a, b]);
    fixed.approve('A');
    expect(fixed.reject('B', { to: 'a' })).toBe('E_TARGET');
  });

  it('where the last of several said', () => {
    const play = submitted([
      a,
      b,
      step('c', ['C', 'D'], { sign: { pass: { pct: 100 }, reject: { n: 2 } }, onReject: 'choose' }),
    ]);
    play.approve('A');
    play.approve('B');
    play.reject('C', { to: 'start' });
    play.reject('D', { to: 'a' });
    expect(play.pending).toBe('A');
  });

  it('not at all where only work is done', () => {
    const play = submitted([{ ...a, kind: 'handle' }]);
    expect(play.reject('A')).toBe('E_OFF');
    expect(play.approve('A')).toBe('ok');
  });
});

describe('a return', () => {
  const linear = (more: object) => {
    const play = submitted([a, b, step('c', 'C', more)]);
    play.approve('A');
    play.approve('B');
    return play;
  };

  it.each<[unknown, string]>([
    ['any', 'b a start'],
    ['start', 'start'],
    ['prev', 'b'],
    [['a'], 'a'],
  ])('goes where the step allows: %j', (returnTo, expected) => {
    const play = linear({ returnTo });
    const choices = returnChoices(play.flow, play.state, play.task('C')).map(({ node }) => node);
    expect(choices.join(' ')).toBe(expected);
    for (const to of ['start', 'a', 'b'])
      if (!choices.includes(to)) expect(play.return('C', to)).toBe('E_TARGET');
    expect(play.return('C', choices[0] ?? '')).toBe('ok');
  });

  it('is off where the button is, and never by somebody who is not asked', () => {
    expect(linear({ buttons: ['reject'] }).return('C', 'a')).toBe('E_OFF');
    const play = linear({});
    expect(play.send('return', 'A', { task: play.task('C'), to: 'a' })).toBe('E_NOT_YOURS');
  });

  it('opens it for the same people although the directory changed, or for new ones', () => {
    const by = (reassignOnReturn: string) => {
      const play = submitted(
        [
          step('a', [], { who: [{ by: 'field', field: 'who' }], reassignOnReturn, fields: { who: 'edit' } }),
          step('b', 'B', { fields: { who: 'edit' } }),
          c,
        ],
        { form: { who: 'A' } },
      );
      play.approve('A');
      play.approve('B', { changes: { who: 'D' } });
      play.return('C', 'a');
      return play.pending;
    };
    expect(by('same')).toBe('A');
    expect(by('resolve')).toBe('D');
  });

  it('leaves out who was only added', () => {
    const play = submitted([step('a', 'A', { sign: all }), b]);
    play.addSign('A', 'with', ['X']);
    play.approve('A');
    play.approve('X');
    play.return('B', 'a');
    expect(play.pending).toBe('A');
  });

  it('skips nobody at the step it goes to; for whose request it is, their manager looks at it', () => {
    const play = submitted([step('a', 'I'), b], { settings: { skipInitiator: 'skip' } });
    expect(play.pending).toBe('B');
    play.return('B', 'a');
    expect(play.pending).toBe('M1');
    expect(play.open).toBe('a');
  });

  it('does not go to a step nobody was asked at', () => {
    const play = submitted([step('a', 'GONE', { onEmpty: 'pass' }), b]);
    expect(play.return('B', 'a')).toBe('E_TARGET');
  });

  const inArms = () => {
    const play = submitted([
      step('p', 'P'),
      branch('split', 'parallel', [
        arm('x', [step('x1', 'X'), step('x2', 'Y', { afterReturn: 'backHere' })]),
        arm('y', [step('y1', 'D'), step('y2', 'E')]),
        arm('done', [step('q1', 'Q')]),
      ]),
      z,
    ]);
    for (const who of ['P', 'X', 'D', 'Q']) play.approve(who);
    expect(play.pending).toBe('E Y');
    return play;
  };

  it('out of an arm and straight back stands where every arm stood', () => {
    const play = inArms();
    play.return('Y', 'p');
    expect(play.pending).toBe('P');
    play.approve('P');
    expect(play.pending).toBe('E Y');
    play.approve('Y');
    play.approve('E');
    expect(play.pending).toBe('Z');
    expect(play.state.visits.filter(({ node, state }) => node === 'q1' && state === 'passed')).toHaveLength(
      1,
    );
  });

  it('inside of which somebody returns further, both come back', () => {
    const play = submitted([
      a,
      step('b', 'B', { afterReturn: 'backHere' }),
      step('c', 'C', { afterReturn: 'backHere' }),
    ]);
    play.approve('A');
    play.approve('B');
    play.return('C', 'b');
    play.return('B', 'start');
    play.resubmit();
    expect(play.pending).toBe('B');
    play.approve('B');
    expect(play.pending).toBe('C');
  });

  it('goes the whole way when a field names other people now', () => {
    const play = submitted(
      [
        a,
        step('b', [], { who: [{ by: 'field', field: 'who' }] }),
        step('c', 'C', { afterReturn: 'backHere' }),
      ],
      { form: { who: 'B' } },
    );
    play.approve('A');
    play.approve('B');
    play.return('C', 'start');
    play.resubmit({ changes: { who: 'D' } });
    expect(play.pending).toBe('A');
    play.approve('A');
    expect(play.pending).toBe('D');
  });

  it('never leads into a branch that is through', () => {
    const play = submitted([branch('split', 'parallel', [arm('x', [step('x1', 'X')]), arm('y', [])]), z]);
    play.approve('X');
    expect(play.return('Z', 'x1')).toBe('E_SIBLING');
  });

  it('wants an opinion where the step does', () => {
    const play = linear({ opinion: 'onReject' });
    expect(play.return('C', 'a')).toBe('E_OPINION');
    expect(play.reject('C', { opinion: '  ' })).toBe('E_OPINION');
    expect(play.return('C', 'a', { opinion: '请补充' })).toBe('ok');
    expect(play.state.records.at(-1)).toMatchObject({ code: 0, opinion: '请补充', user: 'C' });
  });
});

it('several sign, and the flow goes on once', () => {
  const people = ['A', 'B', 'C', 'D', 'E', 'F', 'H', 'M', 'N', 'P'];
  const play: Play = submitted([step('n', people, { sign: all }), z]);
  for (const who of people) expect(play.approve(who)).toBe('ok');
  expect(play.state.visits.filter(({ node }) => node === 'z')).toHaveLength(1);
});
