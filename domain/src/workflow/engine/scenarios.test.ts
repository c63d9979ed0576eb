import { describe, expect, it } from 'vitest';
import { company, monday } from '../testing/company.ts';
import { all, arm, branch, inOrder, Play, step, submitted } from '../testing/play.ts';
import { end, revocationOfPlay } from '../testing/revoke-play.ts';
import { evolve } from './evolve.ts';

const hour = 3_600_000;
const a = step('a', 'A');
const b = step('b', 'B');
const c = step('c', 'C');
const z = step('z', 'Z');
const backHere = { afterReturn: 'backHere' };

describe('the worked scenarios', () => {
  it('S1: two steps one after the other', () => {
    const play = submitted([a, b]);
    expect(play.pending).toBe('A');
    expect(play.approve('A')).toBe('ok');
    expect(play.pending).toBe('B');
    play.approve('B');
    expect(play.status).toBe('approved');
  });

  it('S2: any one is enough, and the other is too late', () => {
    const play = submitted([step('n', ['B', 'C']), z]);
    play.approve('B');
    expect(play.pending).toBe('Z');
    expect(play.taskOf('C')?.state).toBe('cancelled');
    expect(play.approve('C')).toBe('E_DONE');
    expect(play.refusal?.places.who).toBe('B');
  });

  it('S3: everybody has to agree, one rejects', () => {
    const play = submitted([step('n', ['B', 'C', 'D'], { sign: all }), z]);
    play.approve('B');
    play.reject('C');
    expect(play.status).toBe('rejected');
    expect(play.taskOf('D')?.state).toBe('cancelled');
  });

  it('S4: half is enough, and one rejection does not stop it', () => {
    const sign = { pass: { pct: 50 }, reject: { pct: 51 } };
    const play = submitted([step('n', ['B', 'C', 'D', 'E'], { sign }), z]);
    play.reject('B');
    expect(play.status).toBe('running');
    play.approve('C');
    expect(play.pending).toBe('D E');
    play.approve('D');
    expect(play.pending).toBe('Z');
  });

  it('S5: a number above the heads is all of them', () => {
    const play = submitted([step('n', ['B'], { sign: { pass: { n: 2 } } })]);
    play.approve('B');
    expect(play.status).toBe('approved');
  });

  it('S6: in order', () => {
    const play = submitted([step('n', ['B', 'C', 'D'], { sign: inOrder })]);
    expect(play.approve('C')).toBe('E_DONE');
    play.approve('B');
    expect(play.pending).toBe('C');
  });

  it('S7: back to a step several signed, all of them again', () => {
    const play = submitted([step('a', ['B', 'C'], { sign: all }), step('b', 'D')]);
    play.approve('B');
    play.approve('C');
    expect(play.return('D', 'a')).toBe('ok');
    expect(play.pending).toBe('B C');
    expect(play.open).toBe('a');
  });

  it('S8: a return beats the tally', () => {
    const play = submitted([a, step('b', ['B', 'C', 'D'], { sign: all })]);
    play.approve('A');
    play.approve('B');
    play.return('C', 'start');
    expect(play.pending).toBe('I');
    play.resubmit();
    expect(play.pending).toBe('A');
  });

  it('S9: straight back to who sent it back', () => {
    const play = submitted([a, b, step('c', 'C', backHere)]);
    play.approve('A');
    play.approve('B');
    play.return('C', 'start');
    expect(play.pending).toBe('I');
    play.resubmit();
    expect(play.pending).toBe('C');
    play.approve('C');
    expect(play.status).toBe('approved');
  });

  const parallel = [
    step('p', 'P'),
    branch('split', 'parallel', [arm('x', [step('x1', 'X'), step('x2', 'Y')]), arm('y', [step('y1', 'D')])]),
    z,
  ];
  const atX2 = () => {
    const play = submitted(parallel);
    play.approve('P');
    play.approve('X');
    return play;
  };

  it('S10: back in front of a parallel branch ends all arms, and both are opened again', () => {
    const play = atX2();
    expect(play.pending).toBe('D Y');
    expect(play.return('Y', 'p')).toBe('ok');
    expect(play.pending).toBe('P');
    expect(play.taskOf('D')?.state).toBe('cancelled');
    play.approve('P');
    expect(play.pending).toBe('D X');
    for (const who of ['D', 'X', 'Y']) play.approve(who);
    expect(play.pending).toBe('Z');
    expect(play.state.visits.filter(({ node }) => node === 'z')).toHaveLength(1);
  });

  it('S10b: back inside the own arm leaves the other alone', () => {
    const play = atX2();
    const other = play.task('D');
    play.return('Y', 'x1');
    expect(play.pending).toBe('D X');
    expect(play.task('D')).toBe(other);
  });

  it('S11: never into another arm', () => {
    const play = atX2();
    play.approve('D');
    expect(play.return('Y', 'y1')).toBe('E_SIBLING');
    expect(play.return('Y', 'z')).toBe('E_TARGET');
    expect(play.return('Y', 'nowhere')).toBe('E_TARGET');
  });

  it('S12: somebody signs before me', () => {
    const play = submitted([a]);
    play.addSign('A', 'before', ['X']);
    expect(play.pending).toBe('X');
    expect(play.approve('A')).toBe('E_DONE');
    play.approve('X');
    expect(play.pending).toBe('A');
  });

  it('S13: who signs before me rejects for me', () => {
    const play = submitted([step('n', ['A', 'B'], { sign: all })]);
    play.addSign('A', 'before', ['X']);
    play.reject('X');
    expect(play.status).toBe('rejected');
  });

  it('S14: an approval with somebody after it can be taken back until it is built on', () => {
    const play = submitted([a, z]);
    play.addSign('A', 'after', ['X']);
    expect(play.pending).toBe('X');
    expect(play.recall('A')).toBe('ok');
    expect(play.pending).toBe('A');
    play.addSign('A', 'after', ['X']);
    play.approve('X');
    expect(play.pending).toBe('Z');
    expect(play.recall('A')).toBe('E_BUILT_ON');
    expect(play.refusal?.places.who).toBe('X');
  });

  it('S15: a second group waits for itself only', () => {
    const play = submitted([a]);
    play.addSign('A', 'before', ['X']);
    play.approve('X');
    play.addSign('A', 'before', ['Y']);
    expect(play.pending).toBe('Y');
    play.approve('Y');
    expect(play.pending).toBe('A');
  });

  it('S16: taking away who was added lets the step pass', () => {
    const play = submitted([step('n', ['A', 'B'], { sign: all }), z]);
    play.addSign('A', 'with', ['X']);
    play.approve('A');
    play.approve('B');
    expect(play.pending).toBe('X');
    expect(play.send('reduceSign', 'A', { task: play.task('X') })).toBe('ok');
    expect(play.pending).toBe('Z');
    play.addSign('Z', 'before', ['Y']);
    expect(play.send('reduceSign', 'Z', { task: play.task('Y') })).toBe('E_LAST');
    expect(play.send('reduceSign', 'B', { task: play.task('Y') })).toBe('E_NOT_YOURS');
    expect(play.send('reduceSign', 'Z', { task: play.task('Z') })).toBe('E_NOT_ADDED');
  });

  it('S17: a recall is refused when the next has acted, and works again when that is taken back', () => {
    const play = submitted([a, b, c]);
    play.approve('A');
    expect(play.recall('A')).toBe('ok');
    expect(play.pending).toBe('A');
    play.approve('A');
    play.approve('B');
    expect(play.recall('A')).toBe('E_BUILT_ON');
    expect(play.refusal?.places.who).toBe('B');
    expect(play.recall('B')).toBe('ok');
    expect(play.pending).toBe('B');
    expect(play.taskOf('C')?.state).toBe('cancelled');
    expect(play.recall('A')).toBe('ok');
    expect(play.pending).toBe('A');
  });

  it('S18: a join has read every arm', () => {
    const play = submitted([
      branch('split', 'parallel', [arm('x', [step('x1', 'X')]), arm('y', [step('y1', 'Y')])]),
      z,
    ]);
    play.approve('X');
    expect(play.recall('X')).toBe('ok');
    play.approve('X');
    play.approve('Y');
    expect(play.pending).toBe('Z');
    expect(play.recall('X')).toBe('E_BUILT_ON');
    expect(play.recall('Y')).toBe('ok');
    expect(play.pending).toBe('Y');
    play.approve('Y');
    expect(play.pending).toBe('Z');
  });

  it('S19: a transfer to oneself, to a peer who voted, and to somebody new', () => {
    const play = submitted([step('n', ['A', 'B'], { sign: all }), z]);
    play.approve('B');
    expect(play.transfer('A', 'A')).toBe('E_SELF');
    expect(play.transfer('A', 'B')).toBe('E_DUP');
    expect(play.transfer('A', 'GONE')).toBe('E_USER');
    expect(play.transfer('A', 'N')).toBe('ok');
    expect(play.pending).toBe('N');
    expect(play.send('approve', 'A', { task: play.task('N') })).toBe('E_NOT_YOURS');
  });

  it('S20: who leaves is followed by who takes over, else by an administrator', () => {
    const play = submitted([step('n', ['A', 'B'], { sign: inOrder })]);
    play.send('userDisabled', '#system', { user: 'A', handOver: 'H' });
    expect(play.pending).toBe('H');
    play.send('userDisabled', '#system', { user: 'H' });
    expect(play.pending).toBe('ADM');
    play.approve('ADM');
    expect(play.pending).toBe('B');
  });

  it('S21: nobody there', () => {
    const nobody = (onEmpty: unknown) => submitted([step('n', 'GONE', { onEmpty }), z]);
    expect(nobody('admin').pending).toBe('ADM');
    const passed = nobody('pass');
    expect(passed.pending).toBe('Z');
    expect(passed.state.visits.find(({ node }) => node === 'n')).toMatchObject({
      state: 'passed',
      reason: 'empty',
    });
  });

  it('S22: the initiator and who agreed before are passed over, unless the step says never', () => {
    const play = submitted([step('a', 'I'), b, step('c', 'B'), step('d', 'B', { neverSkip: true })], {
      settings: { skipInitiator: 'skip', skipRepeat: 'any' },
    });
    expect(play.pending).toBe('B');
    play.approve('B');
    expect(play.pending).toBe('B');
    expect(play.open).toBe('d');
    const autos = play.state.tasks.filter(({ auto }) => auto !== null).map(({ user, auto }) => [user, auto]);
    expect(autos).toEqual([
      ['I', 'initiator'],
      ['B', 'before'],
    ]);
  });

  it('S23: withdrawing before anybody handled it', () => {
    const play = submitted([a, b]);
    expect(play.send('withdraw', 'I', {})).toBe('ok');
    expect(play.status).toBe('withdrawn');
    expect(play.pending).toBe('');
    play.submit();
    expect(play.state.round).toBe(2);
    play.approve('A');
    expect(play.send('withdraw', 'I', {})).toBe('E_HANDLED');
    expect(play.send('withdraw', 'A', {})).toBe('E_NO_RIGHT');
  });

  it('S24: the same command twice, and an old page', () => {
    const play = submitted([a, b]);
    play.send('approve', 'A', { task: play.task('A'), id: 'tap' });
    const after = play.state;
    expect(play.send('approve', 'A', { task: play.task('A'), id: 'tap' })).toBe('ok');
    expect(play.state).toBe(after);
    expect(play.approve('B', { expectSeq: after.seq - 1 })).toBe('E_STALE');
    expect(play.approve('B', { expectSeq: after.seq })).toBe('ok');
  });

  it('S25: a time limit passes once, and stands still while paused', () => {
    const play = submitted([step('a', 'A', { due: { after: { minutes: 60 }, onOverdue: 'pass' } }), b]);
    const [timer] = play.state.timers;
    expect(timer).toMatchObject({ purpose: 'overdue', at: monday + hour });
    play.context = { ...play.context, now: monday + hour / 2 };
    expect(play.send('pause', 'ADM', {})).toBe('ok');
    expect(play.state.timers).toEqual([]);
    expect(play.approve('A')).toBe('E_PAUSED');
    play.send('timer', '#system', { timer: timer?.id ?? '' });
    expect(play.pending).toBe('A');
    play.context = { ...play.context, now: monday + 10 * hour };
    play.send('resume', 'ADM', {});
    expect(play.state.timers).toMatchObject([{ purpose: 'overdue', at: monday + 10.5 * hour }]);
    const again = play.state.timers[0]?.id ?? '';
    expect(play.fire('overdue')).toBe('ok');
    expect(play.pending).toBe('B');
    const after = play.state;
    expect(play.send('timer', '#system', { timer: again })).toBe('ok');
    expect(play.state).toBe(after);
  });

  it('S26: an inclusive branch', () => {
    const over = (field: string) => ({ when: { field, is: '>', value: 10 } });
    const nodes = [
      branch('split', 'inclusive', [
        arm('x', [step('x1', 'X')], over('a')),
        arm('y', [step('y1', 'Y')], over('b')),
        arm('other', [step('o1', 'N')], { isDefault: true }),
      ]),
    ];
    expect(submitted(nodes, { form: { a: 11, b: 11 } }).pending).toBe('X Y');
    expect(submitted(nodes, { form: { a: 11, b: 1 } }).pending).toBe('X');
    expect(submitted(nodes, { form: { a: 1, b: 1 } }).pending).toBe('N');
  });

  it('S27: settling late waits for all', () => {
    const sign = { pass: { pct: 50 }, reject: { pct: 51 }, settle: 'late' };
    const play = submitted([step('n', ['B', 'C', 'D'], { sign }), z]);
    play.approve('B');
    play.approve('C');
    expect(play.pending).toBe('D');
    play.reject('D');
    expect(play.pending).toBe('Z');
  });

  const entrusted = (more: object = {}) => ({
    delegations: [
      {
        id: 'd1',
        type: 'approve' as const,
        from: 'A',
        to: 'P',
        flows: ['leave'],
        start: monday - hour,
        end: monday + hour,
        ...more,
      },
    ],
  });

  it('S28: entrusted for this flow and today', () => {
    const play = submitted([a], { context: entrusted() });
    play.context = { ...play.context, now: monday + hour };
    expect(play.send('approve', 'P', { task: play.task('A') })).toBe('E_NOT_YOURS');
    play.context = { ...play.context, now: monday };
    expect(play.send('approve', 'P', { task: play.task('A') })).toBe('ok');
    expect(play.state.records.at(-1)).toMatchObject({ user: 'P', onBehalfOf: 'A', code: 1 });
    const other = submitted([a], { context: entrusted({ flows: ['expense'] }) });
    expect(other.send('approve', 'P', { task: other.task('A') })).toBe('E_NOT_YOURS');
  });

  it('S29: never the own request for somebody else', () => {
    const play = submitted([a], { context: entrusted({ to: 'I' }) });
    expect(play.send('approve', 'I', { task: play.task('A') })).toBe('E_OWN');
  });

  const levels = (more: object = {}) => [
    step('a', 'A', { fields: { amount: 'edit' } }),
    branch('level', 'exclusive', [
      arm('high', [step('cfo', 'C')], { when: { field: 'amount', is: '>', value: 1000 } }),
      arm('low', [], { isDefault: true }),
    ]),
    step('z', 'Z', more),
  ];

  it('S30: a later condition sees what an approver changed', () => {
    const play = submitted(levels(), { form: { amount: 900, other: 1 } });
    expect(play.approve('A', { changes: { other: 2 } })).toBe('E_FIELD');
    expect(play.approve('A', { changes: { amount: 1100 } })).toBe('ok');
    expect(play.pending).toBe('C');
    expect(play.happened('formPatched')).toMatchObject([{ changes: { amount: 1100 }, actor: 'A' }]);
  });

  it('S31: straight back falls back to the whole way when the form leads elsewhere', () => {
    const play = submitted(levels(backHere), { form: { amount: 900 } });
    play.approve('A');
    play.return('Z', 'start');
    play.resubmit({ changes: { amount: 1100 } });
    expect(play.pending).toBe('A');
    expect(play.happened('rerouted')).toMatchObject([{ changed: ['level'], node: 'z' }]);
    play.approve('A');
    expect(play.pending).toBe('C');
    const small = submitted(levels(backHere), { form: { amount: 900 } });
    small.approve('A');
    small.return('Z', 'start');
    small.resubmit({ changes: { amount: 950 } });
    expect(small.pending).toBe('Z');
  });

  it('S32: a rejected sub-flow leads where its node says, and a second report changes nothing', () => {
    const sub = { kind: 'sub', id: 's', flow: 'advance', onReject: 'start' };
    const play = submitted([sub, z]);
    expect(play.happened('childStarted')).toMatchObject([{ flow: 'advance', starter: 'I', child: 0 }]);
    const visit = play.state.visits.at(-1)?.id ?? '';
    const report = { visit, child: 0, result: 'rejected' as const };
    play.send('childEnded', '#system', report);
    expect(play.pending).toBe('I');
    const after = play.state;
    play.send('childEnded', '#system', report);
    expect(play.state).toBe(after);
  });

  it('S33: what was approved is revoked by those who agreed to it', () => {
    const play = submitted([a, b], { settings: { revokeDays: 30 } });
    play.approve('A');
    play.approve('B');
    const { endedAt } = play.state;
    expect(play.send('revoke', 'I', { flow: 'g', opinion: '行程取消' })).toBe('ok');
    expect([play.status, play.pending]).toEqual(['revoking', '']);
    const revocation = revocationOfPlay(play);
    revocation.approve('A');
    revocation.approve('B');
    expect(revocation.status).toBe('approved');
    end(play, 'approved');
    expect(play.state).toMatchObject({ status: 'revoked', endedAt });
    expect(play.state.records.slice(-2)).toMatchObject([
      { code: 14, user: 'I', opinion: '行程取消' },
      { code: 15, user: '#system' },
    ]);
  });

  it('S34: a revocation that is rejected leaves the request as it was approved', () => {
    const play = submitted([a, b], { settings: { revokeDays: 30 } });
    play.approve('A');
    play.approve('B');
    const { endedAt } = play.state;
    play.send('revoke', 'I', { flow: 'g', opinion: '行程取消' });
    const revocation = revocationOfPlay(play);
    revocation.reject('A');
    expect(revocation.status).toBe('rejected');
    end(play, 'rejected');
    expect(play.state).toMatchObject({ status: 'approved', endedAt });
    expect(play.recall('B')).toBe('E_ENDED');
  });

  it('S35: thirty days are over', () => {
    const play = submitted([a], { settings: { revokeDays: 30 } });
    play.approve('A');
    play.context = { ...play.context, now: monday + 30 * 24 * hour + 1 };
    expect(play.send('revoke', 'I', { flow: 'g', opinion: '行程取消' })).toBe('E_WINDOW');
  });

  it('S33: a request goes over to a new version where it stands, and goes on by it', () => {
    const play = submitted([a, b, z]);
    const draft = new Play([a]).state;
    play.approve('A');
    const stood = play.state;
    expect(play.migrate([a, step('b', 'B', { fields: { amount: 'required' } }), c, z])).toBe('ok');
    expect([play.state.version, play.pending, play.open]).toEqual([2, 'B', 'b']);
    expect(play.state.tasks).toEqual(stood.tasks);
    expect(play.happened('migrated')).toMatchObject([{ from: 1, version: 2, actor: 'ADM' }]);
    expect(play.approve('B', { expectSeq: stood.seq })).toBe('E_STALE');
    expect(play.approve('B')).toBe('E_FORM');
    expect(play.approve('B', { changes: { amount: 5 } })).toBe('ok');
    expect(play.pending).toBe('C');
    play.approve('C');
    play.approve('Z');
    expect(play.status).toBe('approved');
    expect(play.history.reduce(evolve, draft)).toEqual(play.state);
  });

  it('S33b: not where what it stands on, or may go back to, is gone, elsewhere or of another kind', () => {
    const play = submitted([a, b, z]);
    play.approve('A');
    const handle = { ...b, kind: 'handle' };
    const inArm = branch('s', 'parallel', [arm('x', [b]), arm('y', [])]);
    for (const [nodes, named] of [
      [[a, z], 'B'],
      [[a, handle, z], 'B'],
      [[a, inArm, z], 'B'],
      [[b, z], 'A'],
      [[branch('s', 'parallel', [arm('x', [a]), arm('y', [])]), b, z], 'A'],
      [[{ kind: 'delay', id: 'a', until: { minutes: 1 } }, z], 'B、A'],
    ] as const) {
      const before = play.state;
      expect(play.migrate([...nodes])).toBe('E_MIGRATE');
      expect([play.refusal?.places.nodes, play.state === before]).toEqual([named, true]);
    }
    expect(play.migrate([b, a])).toBe('ok');
  });

  it('S33c: nor where an arm it runs in is gone, or where it is to come straight back to', () => {
    const inArms = atX2();
    const [p] = parallel as [object];
    const arms = (...ids: object[]) => [p, branch('split', 'parallel', ids), z];
    const [x, y] = [arm('x', [step('x1', 'X'), step('x2', 'Y')]), arm('y', [step('y1', 'D')])];
    expect(inArms.migrate(arms(x, arm('other', [step('y1', 'D')])))).toBe('E_MIGRATE');
    expect(inArms.refusal?.places.nodes).toBe('Y1、split');
    expect(inArms.migrate(arms(x, y, arm('w', [step('w1', 'E')])))).toBe('ok');
    for (const who of ['D', 'Y']) inArms.approve(who);
    expect(inArms.pending).toBe('Z');

    const sentBack = submitted([a, b, step('c', 'C', backHere)]);
    for (const who of ['A', 'B']) sentBack.approve(who);
    sentBack.return('C', 'start');
    expect(sentBack.migrate([a, b])).toBe('E_MIGRATE');
    expect(sentBack.refusal?.places.nodes).toBe('C');
    const cInArm = branch('s', 'parallel', [arm('x', [c]), arm('y', [])]);
    expect(sentBack.migrate([a, b, cInArm])).toBe('E_MIGRATE');
    expect(sentBack.migrate([a, b, step('c', 'E')])).toBe('ok');
    sentBack.resubmit();
    expect(sentBack.pending).toBe('C');
  });

  it('S33d: nor where something happened at what is another kind of step now', () => {
    const copy = (id: string) => ({ kind: 'cc', id, name: '抄送', who: [{ by: 'members', users: ['Y'] }] });
    const play = submitted([copy('n'), a]);
    expect(play.migrate([step('n', 'B'), a])).toBe('E_MIGRATE');
    expect(play.migrate([a])).toBe('ok');
    // It was away, so nobody knows any more what it was.
    expect(play.migrate([step('n', 'B'), a])).toBe('E_MIGRATE');
  });

  it('S33h: nor where people decided, or got a copy from, a step that is gone, wherever it stood', () => {
    const inside = branch('s', 'parallel', [arm('x', [step('x1', 'X')]), arm('y', [step('y1', 'Y')])]);
    const play = submitted([inside, z]);
    for (const who of ['X', 'Y']) play.approve(who);
    expect(play.migrate([branch('s', 'parallel', [arm('x', []), arm('y', [step('y1', 'Y')])]), z])).toBe(
      'E_MIGRATE',
    );
    expect(play.refusal?.places.nodes).toBe('X1');
    // It may stand elsewhere.
    expect(play.migrate([step('x1', 'X'), step('y1', 'Y'), z])).toBe('ok');

    const skipped = step('n', 'GONE', { onEmpty: 'pass', cc: [{ by: 'members', users: ['Y'] }] });
    const copied = submitted([skipped, a]);
    expect(copied.migrate([a])).toBe('E_MIGRATE');
    const silent = submitted([step('n', 'GONE', { onEmpty: 'pass' }), a]);
    expect(silent.migrate([a])).toBe('ok');
  });

  it('S33e: what was decided before cannot be taken back after it, what is decided after it can', () => {
    const play = submitted([a, b, z]);
    play.approve('A');
    play.migrate([a, b, c]);
    expect(play.recall('A')).toBe('E_BUILT_ON');
    expect(play.refusal?.places.who).toBe('ADM');
    play.approve('B');
    expect(play.recall('B')).toBe('ok');
    expect(play.pending).toBe('B');
  });

  it('S33f: time limits that run go on, paused or not, and do then what the new version says', () => {
    const limited = (onOverdue: string) => step('a', 'A', { due: { after: { minutes: 60 }, onOverdue } });
    const play = submitted([limited('reject'), z]);
    const [armed] = play.state.timers;
    play.send('pause', 'ADM', {});
    play.context = { ...play.context, now: monday + hour / 2 };
    expect(play.migrate([limited('pass'), z])).toBe('ok');
    play.send('resume', 'ADM', {});
    expect(play.state.timers).toMatchObject([{ purpose: 'overdue', at: (armed?.at ?? 0) + hour / 2 }]);
    play.fire('overdue');
    expect(play.pending).toBe('Z');
  });

  it('S33g: only what runs goes over, and only to another version of its own flow', () => {
    const play = new Play([a]);
    expect(play.migrate([a])).toBe('E_NOT_RUNNING');
    play.submit();
    expect(play.send('migrate', 'ADM', {})).toBe('ok');
    const own = submitted([a]);
    expect(own.send('migrate', 'ADM', {})).toBe('E_VERSION');
    own.context = { ...own.context, newer: own.flow };
    expect(own.send('migrate', 'ADM', {})).toBe('E_VERSION');
    own.approve('A');
    expect(own.migrate([a])).toBe('E_ENDED');
  });

  it('every scenario folds from its events', () => {
    const play = new Play([a, b], { context: { directory: company() } });
    const draft = play.state;
    play.submit();
    play.approve('A');
    play.recall('A');
    play.approve('A');
    play.approve('B');
    expect(play.history.reduce(evolve, draft)).toEqual(play.state);
  });
});
