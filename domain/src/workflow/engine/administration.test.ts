import { describe, expect, it } from 'vitest';
import { compileFlow } from '../template/compile-flow.ts';
import { company, monday } from '../testing/company.ts';
import { all, arm, branch, Play, step, submitted, template } from '../testing/play.ts';
import { actsOf, opTypes } from '../views/acts.ts';

const [a, b, z] = [step('a', 'A'), step('b', 'B'), step('z', 'Z')];
const minute = 60_000;

describe('an administrator', () => {
  it('is needed for all of it', () => {
    const play = submitted([a, b]);
    for (const type of ['pause', 'resume', 'terminate'] as const)
      expect(play.send(type, 'A', {})).toBe('E_NO_RIGHT');
    expect(play.send('jump', 'A', { to: 'b' })).toBe('E_NO_RIGHT');
    expect(play.send('assign', 'A', { task: play.task('A'), to: 'C' })).toBe('E_NO_RIGHT');
    play.reject('A');
    expect(play.send('reactivate', 'A', { to: 'a' })).toBe('E_NO_RIGHT');
  });

  it('does not move their own request on, and may hold or end it', () => {
    const context = { directory: { ...company(), administrators: ['I', 'ADM'] } };
    const play = new Play([step('a', ['A', 'B'], { sign: all }), b], { context });
    play.submit();
    const acts = () =>
      actsOf(play.flow, play.state, play.context, 'I', { opType: opTypes.manage, isMonitor: true });
    const added = { task: play.task('A'), how: 'with' as const, users: ['C'] };
    expect(play.send('addSign', 'A', added)).toBe('ok');
    expect(play.send('jump', 'I', { to: 'b' })).toBe('E_OWN');
    expect(play.send('jump', 'I', { to: 'start' })).toBe('E_OWN');
    expect(play.send('assign', 'I', { task: play.task('A'), to: 'D' })).toBe('E_OWN');
    expect(play.send('assign', 'I', { task: play.task('A'), to: 'I' })).toBe('E_OWN');
    expect(play.send('reduceSign', 'I', { task: play.task('C') })).toBe('E_OWN');
    expect(acts()).toEqual(['cancel', 'suspend', 'press', 'copy', 'comment']);

    // What they held themselves goes on when they say so, what somebody else held does not.
    expect(play.send('pause', 'I', {})).toBe('ok');
    expect(acts()).toContain('restore');
    expect(play.send('resume', 'I', {})).toBe('ok');
    expect(play.send('pause', 'ADM', {})).toBe('ok');
    expect(acts()).not.toContain('restore');
    expect(play.send('resume', 'I', {})).toBe('E_OWN');
    expect(play.send('resume', 'ADM', {})).toBe('ok');

    expect(play.send('terminate', 'I', {})).toBe('ok');
    expect(acts()).not.toContain('resurgence');
    expect(play.send('reactivate', 'I', { to: 'b' })).toBe('E_OWN');
    expect(play.send('reactivate', 'ADM', { to: 'b' })).toBe('ok');
  });

  it('assigns a task, once per person', () => {
    const play = submitted([step('n', ['A', 'B'], { sign: all })]);
    expect(play.send('assign', 'ADM', { task: play.task('A'), to: 'B' })).toBe('E_DUP');
    expect(play.send('assign', 'ADM', { task: play.task('A'), to: 'GONE' })).toBe('E_USER');
    expect(play.send('assign', 'ADM', { task: play.task('A'), to: 'C' })).toBe('ok');
    expect(play.pending).toBe('B C');
    expect(play.state.records.at(-1)).toMatchObject({ code: 5, targets: ['C'], user: 'ADM' });
    play.approve('C');
    expect(play.send('assign', 'ADM', { task: play.task('C'), to: 'D' })).toBe('E_DONE');
  });

  it('is told when there is nothing to do', () => {
    const play = new Play([a]);
    expect(play.approve('A')).toBe('E_NOT_RUNNING');
    play.submit();
    expect(play.send('resume', 'ADM', {})).toBe('E_NOT_PAUSED');
    expect(play.send('reactivate', 'ADM', { to: 'a' })).toBe('E_NOT_ENDED');
    expect(play.send('jump', 'ADM', { to: 'nowhere' })).toBe('E_TARGET');
  });

  it('ends it for good, also when it is paused', () => {
    const play = submitted([a]);
    play.send('pause', 'ADM', {});
    expect(play.send('pause', 'ADM', {})).toBe('E_PAUSED');
    expect(play.send('terminate', 'ADM', { opinion: '重复' })).toBe('ok');
    expect([play.status, play.pending]).toEqual(['terminated', '']);
    expect(play.approve('A')).toBe('E_ENDED');
    expect(play.submit()).toBe('E_ENDED');
  });

  it('jumps to any step outside of branches', () => {
    const play = submitted([
      a,
      branch('s', 'parallel', [arm('x', [step('x1', 'X')]), arm('y', [step('y1', 'Y')])]),
      b,
      z,
    ]);
    play.approve('A');
    expect(play.send('jump', 'ADM', { to: 'x1' })).toBe('E_TARGET');
    expect(play.send('jump', 'ADM', { to: 's' })).toBe('E_TARGET');
    expect(play.send('jump', 'ADM', { to: 'z' })).toBe('ok');
    expect(play.pending).toBe('Z');
    expect(play.return('Z', 'a')).toBe('ok');
    expect(play.send('jump', 'ADM', { to: 'start' })).toBe('ok');
    expect(play.pending).toBe('I');
  });

  it('takes up again what was rejected, with its history', () => {
    const play = submitted([a, b, z]);
    play.approve('A');
    play.reject('B');
    expect(play.send('reactivate', 'ADM', { to: 'b' })).toBe('ok');
    expect([play.status, play.pending, play.state.round]).toEqual(['running', 'B', 1]);
    expect(play.return('B', 'a')).toBe('ok');
    for (const who of ['A', 'B', 'Z']) play.approve(who);
    expect(play.status).toBe('approved');
    expect(play.send('reactivate', 'ADM', { to: 'b' })).toBe('E_ENDED');
  });
});

describe('the initiator', () => {
  it('urges, not too often, and not themselves', () => {
    const play = submitted([a]);
    expect(play.send('urge', 'A', {})).toBe('E_NO_RIGHT');
    expect(play.send('urge', 'I', {})).toBe('ok');
    expect(play.happened('urged')).toMatchObject([{ users: ['A'] }]);
    play.context = { ...play.context, now: monday + 29 * minute };
    expect(play.send('urge', 'I', {})).toBe('E_COOLDOWN');
    play.context = { ...play.context, now: monday + 30 * minute };
    expect(play.send('urge', 'I', {})).toBe('ok');
    play.return('A', 'start');
    play.context = { ...play.context, now: monday + 90 * minute };
    expect(play.send('urge', 'I', {})).toBe('E_NONE');
  });

  it.each<[string, string]>([
    ['never', 'E_OFF'],
    ['beforeHandled', 'E_HANDLED'],
    ['anytime', 'ok'],
  ])('withdraws: %s', (withdraw, expected) => {
    const play = submitted([a, b], { settings: { withdraw } });
    play.approve('A');
    expect(play.send('withdraw', 'I', {})).toBe(expected);
  });

  it('submits once, keeps drafts while it is theirs, and not when they may not start it', () => {
    const play = submitted([a]);
    expect(play.submit()).toBe('E_RUNNING');
    expect(play.send('saveDraft', 'I', { form: { x: 1 } })).toBe('E_RUNNING');
    play.return('A', 'start');
    expect(play.send('saveDraft', 'I', { form: { x: 1 } })).toBe('ok');
    expect(play.state.form).toEqual({ x: 1 });
    expect(play.approve('I')).toBe('E_OFF');
    expect(play.resubmit({ changes: { x: 2 } })).toBe('ok');
    const only = new Play([a], { settings: { launchBy: { roles: ['leaders'] } } });
    expect(only.submit()).toBe('E_NO_RIGHT');
    // The record it is about let them.
    expect(only.submit({ letIn: true })).toBe('ok');
  });

  it('may begin again after a rejection, in a new round', () => {
    const play = submitted([a]);
    play.reject('A');
    expect(play.submit({ form: { x: 1 } })).toBe('ok');
    expect([play.state.round, play.pending]).toEqual([2, 'A']);
    play.approve('A');
    expect(play.submit()).toBe('E_ENDED');
  });
});

describe('a recall', () => {
  it('is for who decided, where the step allows it, and only for what was decided', () => {
    const play = submitted([step('a', 'A', { recall: false }), b, z]);
    expect(play.send('recall', 'A', { task: play.task('A') })).toBe('E_DONE');
    play.approve('A');
    expect(play.recall('A')).toBe('E_OFF');
    play.approve('B');
    expect(play.send('recall', 'A', { task: play.task('B') })).toBe('E_NOT_YOURS');
    expect(play.send('recall', 'I', { task: 'o0' })).toBe('E_OFF');
    expect(play.recall('B')).toBe('ok');
    expect(play.state.records.at(-1)).toMatchObject({ code: 3, user: 'B' });
  });

  it('goes back five steps in a row, and not six', () => {
    const people = ['A', 'B', 'C', 'D', 'E', 'F'];
    const play = submitted([...people.map((who) => step(who.toLowerCase(), who)), z]);
    for (const who of people) play.approve(who);
    for (const who of ['F', 'E', 'D', 'C', 'B']) expect(play.recall(who)).toBe('ok');
    expect(play.recall('A')).toBe('E_BUILT_ON');
    expect([play.pending, play.open]).toEqual(['B', 'b']);
  });

  it('who signed together with many others can still do it when the last one has', () => {
    const people = ['A', 'B', 'C', 'D', 'E', 'F', 'H', 'M', 'N'];
    const play = submitted([step('n', people, { sign: all }), z]);
    for (const who of people) play.approve(who);
    expect(play.recall('A')).toBe('E_BUILT_ON');
    for (const who of people.toReversed()) expect(play.recall(who)).toBe('ok');
    expect(play.pending).toBe(people.join(' '));
  });
});

describe('a running flow', () => {
  it('keeps its definition', () => {
    const play = submitted([a, b]);
    const newer = { ...template([z]), version: 2 };
    play.flow = compileFlow(newer);
    expect(play.approve('A')).toBe('E_VERSION');
    play.flow = compileFlow(template([a, b]));
    expect(play.approve('A')).toBe('ok');
  });

  it('takes the newest when it is submitted again', () => {
    const play = submitted([a]);
    play.send('withdraw', 'I', {});
    play.flow = compileFlow({ ...template([z]), version: 2 });
    expect(play.send('saveDraft', 'I', { form: {} })).toBe('ok');
    play.submit();
    expect([play.pending, play.state.version]).toEqual(['Z', 2]);
  });

  it('keeps the people it named when the directory changes', () => {
    const play = submitted([step('a', [], { who: [{ by: 'manager' }] }), b]);
    play.context = { ...play.context, directory: company({ I: { managerId: 'M3' } }) };
    expect(play.pending).toBe('M1');
    expect(play.approve('M1')).toBe('ok');
  });

  it('who leaves is replaced everywhere, and dropped where others remain', () => {
    const play = submitted([step('n', ['A', 'H'], { sign: all })]);
    play.send('userDisabled', '#system', { user: 'A', handOver: 'H' });
    expect(play.pending).toBe('ADM H');
    const directory = company({ ADM: { isActive: false }, ADM2: { isActive: false } });
    const bare = new Play([step('n', ['A', 'B', 'C'], { sign: all })], { context: { directory } });
    bare.submit();
    bare.send('userDisabled', '#system', { user: 'A' });
    bare.send('userDisabled', '#system', { user: 'B' });
    expect(bare.pending).toBe('#flow-admin C');
    const before = bare.state;
    bare.send('userDisabled', '#system', { user: 'B' });
    expect(bare.state).toBe(before);
  });

  it('what somebody leaves never goes to whose request it is', () => {
    const settings = { admins: { users: ['I'] } };
    const play = submitted([step('n', 'A')], { settings });
    play.send('userDisabled', '#system', { user: 'A', handOver: 'I' });
    expect(play.pending).toBe('ADM');
  });

  it('names itself', () => {
    const settings = { title: '{@launchUserName} {@flowFullName} {days}天 {@launchTime} {nosuch}!' };
    const play = submitted([a], { settings, form: { days: 3 } });
    expect(play.state.title).toBe('I先生 请假 3天 2026-11-16 10:00 !');
    expect(submitted([a]).state.title).toBe('I先生的请假');
  });
});
