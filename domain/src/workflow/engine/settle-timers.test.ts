import { describe, expect, it } from 'vitest';
import { asking, company, monday } from '../testing/company.ts';
import { all, step, submitted } from '../testing/play.ts';
import { addWorkingTime } from './due-date.ts';

const minute = 60_000;
const hour = 60 * minute;
const due = (more: object) => ({ due: { after: { minutes: 120 }, ...more } });
const timersOf = (play: { state: { timers: { purpose: string; at: number }[] } }) =>
  play.state.timers.map(({ purpose, at }) => [purpose, (at - monday) / minute]);

describe('time limits', () => {
  it('reminds before the end, again and again, and when it is late', () => {
    const play = submitted([
      step('a', ['A', 'B'], {
        sign: all,
        ...due({ remind: { before: 60, every: 20, max: 2 }, late: { every: 30, max: 2 } }),
      }),
    ]);
    expect(timersOf(play)).toEqual([
      ['remind', 60],
      ['late', 120],
    ]);
    play.fire('remind');
    expect(play.happened('reminded')).toMatchObject([{ users: ['A', 'B'], late: false }]);
    expect(timersOf(play)).toEqual([
      ['late', 120],
      ['remind', 80],
    ]);
    play.approve('A');
    play.fire('remind');
    expect(play.happened('reminded').at(-1)).toMatchObject({ users: ['B'] });
    expect(timersOf(play)).toEqual([['late', 120]]);
    play.fire('late');
    play.fire('late');
    expect(play.happened('reminded').at(-1)).toMatchObject({ late: true });
    expect(timersOf(play)).toEqual([]);
    expect(play.pending).toBe('B');
  });

  it.each<[string, unknown, string, string]>([
    ['passes for everybody', 'pass', 'Z', 'running'],
    ['rejects', 'reject', '', 'rejected'],
    ['goes to the manager', 'escalate', 'M1', 'running'],
    ['goes to somebody named', { transfer: [{ by: 'members', users: ['I2', 'X'] }] }, 'X', 'running'],
  ])('%s', (_case, onOverdue, pending, status) => {
    const play = submitted([step('a', ['I2'], { sign: all, ...due({ onOverdue }) }), step('z', 'Z')]);
    play.fire('overdue');
    expect([play.pending, play.status]).toEqual([pending, status]);
    expect(play.state.timers).toEqual([]);
  });

  it('a limit that passes ends what was added, too', () => {
    const play = submitted([
      step('a', ['A', 'B'], { sign: all, ...due({ onOverdue: 'pass' }) }),
      step('z', 'Z'),
    ]);
    play.addSign('A', 'before', ['X']);
    play.fire('overdue');
    expect(play.pending).toBe('Z');
    expect(play.state.tasks.filter(({ auto }) => auto === 'overdue').map(({ user }) => user)).toEqual([
      'A',
      'B',
    ]);
  });

  it('never goes to whose request it is', () => {
    const directory = company({ A: { managerId: 'I' } });
    const moved = (who: string, onOverdue: unknown) => {
      const play = submitted([step('a', who, due({ onOverdue }))], { context: { directory } });
      play.fire('overdue');
      return play.pending;
    };
    expect(moved('A', 'escalate')).toBe('M1');
    expect(moved('B', { transfer: [{ by: 'members', users: ['I', 'C'] }] })).toBe('C');
    expect(moved('B', { transfer: [{ by: 'initiator' }] })).toBe('B');
  });

  it('counts from the launch, from a field, and on working days', () => {
    const from = (more: object) => timersOf(submitted([step('a', 'A'), step('b', 'B', { due: more })]));
    const play = submitted(
      [
        step('a', 'A'),
        step('b', 'B', { due: { after: { minutes: 120 }, from: 'launch', onOverdue: 'pass' } }),
      ],
      {},
    );
    play.context = { ...play.context, now: monday + hour };
    play.approve('A');
    expect(timersOf(play)).toEqual([['overdue', 120]]);
    const field = submitted([step('a', 'A', { due: { after: { field: 'when' }, onOverdue: 'pass' } })], {
      form: { when: monday + 5 * hour },
    });
    expect(timersOf(field)).toEqual([['overdue', 300]]);
    expect(from({ after: { field: 'nothing' }, onOverdue: 'pass' })).toEqual([]);
  });

  it('a new round begins with a clock of its own', () => {
    const limit = { due: { after: { minutes: 120 }, from: 'launch', onOverdue: 'pass' } };
    const play = submitted([step('a', 'A', limit)]);
    play.send('pause', 'ADM', {});
    play.context = { ...play.context, now: monday + 5 * hour };
    play.send('resume', 'ADM', {});
    play.send('withdraw', 'I', {});
    play.submit();
    expect(timersOf(play)).toEqual([['overdue', 7 * 60]]);
  });

  it('an old timer, a timer before its hour and a timer of a step that is through change nothing', () => {
    const play = submitted([step('a', 'A', due({ onOverdue: 'pass' })), step('b', 'B')]);
    const armed = play.state.timers[0]?.id ?? '';
    const before = play.state;
    expect(play.send('timer', '#system', { timer: armed })).toBe('ok');
    expect(play.send('timer', '#system', { timer: 't99' })).toBe('ok');
    expect(play.state).toBe(before);
    play.approve('A');
    expect(play.happened('timerCleared')).toHaveLength(1);
    play.context = { ...play.context, now: monday + 10 * hour };
    play.send('timer', '#system', { timer: armed });
    expect(play.pending).toBe('B');
  });

  it('a recall arms again what the approval had cleared, for the same hour', () => {
    const play = submitted([
      step('a', 'A', due({ onOverdue: 'pass' })),
      step('b', 'B', due({ onOverdue: 'reject' })),
    ]);
    play.context = { ...play.context, now: monday + hour };
    play.approve('A');
    expect(timersOf(play)).toEqual([['overdue', 180]]);
    play.recall('A');
    expect(timersOf(play)).toEqual([['overdue', 120]]);
  });

  it('a delay waits, and one that is over does not', () => {
    const play = submitted([{ kind: 'delay', id: 'd', until: { minutes: 30 } }, step('z', 'Z')]);
    expect([play.pending, play.open]).toEqual(['', 'd']);
    play.fire('delay');
    expect(play.pending).toBe('Z');
    const past = { kind: 'delay', id: 'd', until: { field: 'when' } };
    expect(submitted([past, step('z', 'Z')], { form: { when: monday - 1 } }).pending).toBe('Z');
    expect(submitted([past, step('z', 'Z')], { form: { when: 'soon' } }).pending).toBe('Z');
  });
});

describe('working time', () => {
  const at = (text: string) => Date.parse(`${text}+08:00`);
  it.each<[string, string, number, string]>([
    ['within a day', '2026-11-16T10:00', 8, '2026-11-16T18:00'],
    ['over a weekend', '2026-11-20T18:00', 24, '2026-11-23T18:00'],
    ['from a Sunday', '2026-11-15T10:00', 1, '2026-11-16T01:00'],
    ['over a holiday', '2026-09-30T18:00', 12, '2026-10-05T06:00'],
    ['on a Saturday that is worked', '2026-10-10T08:00', 4, '2026-10-10T12:00'],
  ])('%s', (_case, from, hours, expected) => {
    expect(addWorkingTime(at(from), hours * hour, asking)).toBe(at(expected));
  });
});
