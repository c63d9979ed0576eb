import { describe, expect, it } from 'vitest';
import { arm, branch, Play, step, submitted } from '../testing/play.ts';
import { candidatesFor, needsOf } from '../views/candidates.ts';

const [a, z] = [step('a', 'A'), step('z', 'Z')];

describe('branches', () => {
  const over = (value: number) => ({ when: { field: 'n', is: '>', value } });
  const exclusive = [
    branch('split', 'exclusive', [
      arm('high', [step('h', 'H')], over(100)),
      arm('middle', [step('m', 'M')], over(10)),
      arm('low', [step('l', 'L')], { isDefault: true }),
    ]),
    z,
  ];

  it.each<[number | null, string]>([
    [101, 'H'],
    [100, 'M'],
    [10, 'L'],
    [null, 'L'],
  ])('exclusive: %s goes to %s', (n, pending) => {
    const play = submitted(exclusive, { form: { n } });
    expect(play.pending).toBe(pending);
    play.approve(pending);
    expect(play.pending).toBe('Z');
  });

  it('an empty arm is gone through at once, and a branch without any fitting arm too', () => {
    expect(submitted([branch('s', 'parallel', [arm('x', []), arm('y', [])]), z]).pending).toBe('Z');
    expect(
      submitted([branch('s', 'inclusive', [arm('x', [a], over(1))]), z], { form: { n: 0 } }).pending,
    ).toBe('Z');
  });

  it('whoever decides before ticks the arms', () => {
    const play = submitted([
      a,
      branch('s', 'choose', [
        arm('x', [step('x1', 'X')]),
        arm('y', [step('y1', 'Y')]),
        arm('d', [], { isDefault: true }),
      ]),
      z,
    ]);
    expect(play.approve('A')).toBe('E_PICK');
    expect(play.refusal?.needs).toMatchObject([
      { kind: 'branch', node: 's', arms: [{ id: 'x' }, { id: 'y' }, { id: 'd' }] },
    ]);
    expect(play.approve('A', { branches: { s: ['nosuch'] } })).toBe('E_PICK');
    expect(play.approve('A', { branches: { s: ['y', 'x'] } })).toBe('ok');
    expect(play.pending).toBe('X Y');
    play.approve('X');
    expect(play.pending).toBe('Y');
    play.approve('Y');
    expect(play.pending).toBe('Z');
  });

  it('the clock takes the default arm', () => {
    const play = submitted([
      { kind: 'delay', id: 'd', until: { minutes: 1 } },
      branch('s', 'choose', [arm('x', [step('x1', 'X')]), arm('y', [step('y1', 'Y')], { isDefault: true })]),
    ]);
    play.fire('delay');
    expect(play.pending).toBe('Y');
  });

  it('a rejection in one arm ends the others', () => {
    const play = submitted([
      branch('s', 'parallel', [arm('x', [step('x1', 'X')]), arm('y', [step('y1', 'Y')])]),
      z,
    ]);
    play.reject('X');
    expect([play.status, play.pending]).toEqual(['rejected', '']);
  });
});

describe('what somebody has to pick', () => {
  it('is known before they decide, and whom they may pick', () => {
    const play = submitted([
      step('a', 'A', { opinion: 'required' }),
      step('b', [], { who: [{ by: 'candidates', users: ['B', 'C'] }] }),
    ]);
    const command = { type: 'approve', id: 'x', actor: 'A', task: play.task('A') } as const;
    expect(needsOf(play.flow, play.state, command, play.context)).toMatchObject([
      { kind: 'candidates', node: 'b' },
    ]);
    expect(candidatesFor(play.flow, play.state, 'b', play.context)).toEqual(['B', 'C']);
    expect(candidatesFor(play.flow, play.state, 'a', play.context)).toContain('Z');
    expect(candidatesFor(play.flow, play.state, 'a', play.context)).not.toContain('GONE');
  });

  it('everything a start asks for is asked at once', () => {
    const play = new Play([
      step('a', [], { who: [{ by: 'candidates', users: ['B'] }] }),
      step('b', [], { who: [{ by: 'initiatorPicks', users: ['C'] }], onEmpty: 'block' }),
    ]);
    expect(play.submit()).toBe('E_PICK');
    expect(play.refusal?.needs.map(({ kind, node }) => [kind, node])).toEqual([
      ['initiatorPicks', 'b'],
      ['candidates', 'a'],
    ]);
    expect(play.submit({ picks: { a: ['B'], b: ['C'] } })).toBe('ok');
  });
});

describe('copies', () => {
  it('nobody gets two, and nobody waits for them', () => {
    const play = submitted([
      { kind: 'cc', id: 'k', who: [{ by: 'members', users: ['X', 'GONE'] }] },
      step('a', 'A', { cc: [{ by: 'initiator' }, { by: 'members', users: ['X'] }] }),
      z,
    ]);
    expect(play.approve('A', { cc: ['GONE'] })).toBe('E_USER');
    play.approve('A', { cc: ['Y', 'Y'] });
    expect(play.state.cc.map(({ user, node }) => [user, node])).toEqual([
      ['X', 'k'],
      ['Y', 'a'],
      ['I', 'a'],
    ]);
    expect(play.send('cc', 'A', { users: ['Q', 'X'] })).toBe('ok');
    expect(play.send('cc', 'N', { users: ['Q'] })).toBe('E_NO_RIGHT');
    expect(play.state.cc).toHaveLength(4);
  });
});

describe('sub-flows', () => {
  const sub = (more: object = {}) => ({
    kind: 'sub',
    id: 's',
    flow: 'advance',
    in: [{ from: 'amount', to: 'wanted' }],
    out: [{ from: 'paid', to: 'paid' }],
    ...more,
  });
  const visitOf = (play: Play) => play.state.visits.find(({ state }) => state === 'open')?.id ?? '';

  it('waits for all, hands values over and takes them back', () => {
    const play = submitted([sub({ starter: [{ by: 'members', users: ['A', 'B'] }] }), z], {
      form: { amount: 5 },
    });
    expect(play.happened('childStarted')).toMatchObject([
      { starter: 'A', form: { wanted: 5 } },
      { starter: 'B', form: { wanted: 5 } },
    ]);
    const visit = visitOf(play);
    play.send('childEnded', '#system', { visit, child: 0, result: 'approved', form: { paid: 5 } });
    expect(play.pending).toBe('');
    play.send('childEnded', '#system', { visit, child: 1, result: 'approved', form: { paid: 6 } });
    expect(play.pending).toBe('Z');
    expect(play.state.form.paid).toBe(6);
  });

  it('goes on at once where it does not wait', () => {
    const play = submitted([sub({ wait: false }), z]);
    expect(play.pending).toBe('Z');
    expect(play.happened('childStarted')).toHaveLength(1);
  });

  it('one for each row', () => {
    const play = submitted([sub({ per: { field: 'rows' }, in: [{ from: 'rows.n', to: 'n' }] }), z], {
      form: { rows: [{ n: 1 }, { n: 2 }] },
    });
    expect(play.happened('childStarted')).toMatchObject([{ form: { n: 1 } }, { form: { n: 2 } }]);
    expect(submitted([sub({ per: { field: 'rows' } }), z], { form: { rows: [] } }).pending).toBe('Z');
  });

  it('more than can be started is said, and started for nobody', () => {
    const rows = (count: number) => ({ rows: Array.from({ length: count }, (_, n) => ({ n })) });
    const perRow = sub({ name: '付款', per: { field: 'rows' } });
    expect(submitted([perRow, z], { form: rows(100) }).happened('childStarted')).toHaveLength(100);
    const play = new Play([perRow, z], { form: rows(101) });
    expect(play.submit()).toBe('E_CHILDREN');
    expect(play.refusal?.places).toEqual({ node: '付款', most: 100 });
    // The clock cannot be refused: it is rejected, with a reason.
    const later = submitted([{ kind: 'delay', id: 'd', until: { minutes: 1 } }, perRow, z], {
      form: rows(101),
    });
    later.fire('delay');
    expect(later.status).toBe('rejected');
    expect(later.state.visits.at(-1)).toMatchObject({ node: 's', state: 'rejected', reason: 'tooMany' });
    expect(later.happened('childStarted')).toEqual([]);
  });

  it('keeps an approval from being taken back, and ends with the flow', () => {
    const play = submitted([a, sub()], { settings: { withdraw: 'anytime' } });
    play.approve('A');
    expect(play.recall('A')).toBe('E_FINAL');
    play.send('withdraw', 'I', {});
    expect(play.happened('childCancelled')).toMatchObject([{ child: 0 }]);
  });

  it('a rejected one follows its node', () => {
    const rejected = (onReject: unknown) => {
      const play = submitted([a, sub({ onReject }), z]);
      play.approve('A');
      play.send('childEnded', '#system', { visit: visitOf(play), child: 0, result: 'rejected' });
      return [play.pending, play.status];
    };
    expect(rejected('end')).toEqual(['', 'rejected']);
    expect(rejected('prev')).toEqual(['A', 'running']);
    expect(rejected('continue')).toEqual(['Z', 'running']);
  });
});

describe('actions', () => {
  const action = (more: object = {}) => ({
    kind: 'action',
    id: 'act',
    run: { action: 'write' },
    writes: ['paid'],
    ...more,
  });
  const visitOf = (play: Play) =>
    play.state.visits.find(({ node, state }) => node === 'act' && state === 'open')?.id ?? '';

  it('is asked for, reports, and writes only what it may', () => {
    const play = submitted([a, action(), z]);
    play.approve('A');
    expect(play.happened('actionAsked')).toMatchObject([{ action: 'write', attempt: 1 }]);
    const visit = visitOf(play);
    play.send('actionDone', '#system', { visit, form: { paid: 1, other: 2 } });
    expect(play.pending).toBe('Z');
    expect(play.state.form).toEqual({ paid: 1 });
    const after = play.state;
    play.send('actionDone', '#system', { visit, form: { paid: 9 } });
    expect(play.state).toBe(after);
  });

  it('is tried again, then an administrator decides', () => {
    const play = submitted([action({ retry: 1 }), z]);
    play.send('actionFailed', '#system', { visit: visitOf(play) });
    expect(play.happened('actionAsked')).toHaveLength(2);
    play.send('actionFailed', '#system', { visit: visitOf(play), error: 'timeout' });
    expect(play.pending).toBe('ADM');
    expect(play.transfer('ADM', 'B')).toBe('E_OFF');
    play.approve('ADM');
    expect(play.pending).toBe('Z');
  });

  it('one that cannot be undone keeps an approval from being taken back', () => {
    const asked = (undoable: boolean) => {
      const play = submitted([a, action({ undoable }), z]);
      play.approve('A');
      return play.recall('A');
    };
    expect(asked(false)).toBe('E_FINAL');
    expect(asked(true)).toBe('ok');
  });

  it('reports while the flow is paused are not lost', () => {
    const play = submitted([action(), z]);
    const visit = visitOf(play);
    play.send('pause', 'ADM', {});
    play.send('actionDone', '#system', { visit });
    expect([play.pending, play.status]).toEqual(['Z', 'paused']);
    expect(play.approve('Z')).toBe('E_PAUSED');
    play.send('resume', 'ADM', {});
    expect(play.approve('Z')).toBe('ok');
  });
});
