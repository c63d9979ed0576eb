import { describe, expect, it } from 'vitest';
import { monday } from '../testing/company.ts';
import { all, arm, branch, Play, step, submitted } from '../testing/play.ts';
import { completion, currentNodeNames, pendingTasks, taskStatusOf } from './projections.ts';

const hour = 3_600_000;
const nodes = [
  step('a', ['A', 'B'], { sign: all, due: { after: { minutes: 60 } } }),
  branch('split', 'parallel', [arm('x', [step('x1', 'X')]), arm('y', [step('y1', 'Y')])]),
  step('z', 'Z', { progress: 90 }),
];

describe('what lists need', () => {
  it('tasks, with who, where and since when', () => {
    const play = submitted(nodes, { settings: { withdraw: 'anytime' } });
    expect(pendingTasks(play.flow, play.state)).toMatchObject([
      { user: 'A', node: 'a', nodeName: 'A', since: monday, due: monday + hour, isStart: false },
      { user: 'B', node: 'a' },
    ]);
    play.context = { ...play.context, now: monday + hour };
    play.approve('A');
    play.approve('B');
    expect(pendingTasks(play.flow, play.state)).toMatchObject([
      { user: 'X', since: monday + hour, due: null },
      { user: 'Y' },
    ]);
    play.return('X', 'start');
    expect(pendingTasks(play.flow, play.state)).toMatchObject([{ user: 'I', isStart: true }]);
    play.send('withdraw', 'I', {});
    expect(pendingTasks(play.flow, play.state)).toEqual([]);
  });

  it('where it stands and how far it is', () => {
    const play = new Play(nodes);
    const standing = () => [
      currentNodeNames(play.flow, play.state).join(','),
      completion(play.flow, play.state),
      taskStatusOf(play.state),
    ];
    expect(standing()).toEqual(['', 0, 0]);
    play.submit();
    expect(standing()).toEqual(['A', 25, 1]);
    play.approve('A');
    play.approve('B');
    expect(standing()).toEqual(['X1,Y1', 50, 1]);
    play.approve('X');
    play.approve('Y');
    expect(standing()).toEqual(['Z', 90, 1]);
    play.return('Z', 'start');
    expect(standing()).toEqual(['发起', 0, 3]);
    play.resubmit();
    for (const who of ['A', 'B', 'X', 'Y', 'Z']) play.approve(who);
    expect(standing()).toEqual(['', 100, 2]);
  });

  it('statuses of the wire', () => {
    const play = submitted(nodes);
    play.send('pause', 'ADM', {});
    expect(taskStatusOf(play.state)).toBe(6);
    play.send('terminate', 'ADM', {});
    expect(taskStatusOf(play.state)).toBe(5);
    const other = submitted(nodes);
    other.send('withdraw', 'I', {});
    expect(taskStatusOf(other.state)).toBe(4);
    other.submit();
    other.reject('A');
    expect(taskStatusOf(other.state)).toBe(3);
  });

  it('everything that was done, with the codes of the wire', () => {
    const play = submitted([step('a', ['A', 'B'], { sign: all }), step('z', 'Z')]);
    play.addSign('A', 'before', ['X'], { opinion: '请看' });
    play.approve('X', { opinion: '好' });
    play.transfer('A', 'N');
    play.approve('B');
    play.recall('B');
    play.addSign('B', 'after', ['Y']);
    play.approve('Y');
    play.send('assign', 'ADM', { task: play.task('N'), to: 'C' });
    play.send('pause', 'ADM', {});
    play.send('resume', 'ADM', {});
    play.send('jump', 'ADM', { to: 'z' });
    play.reject('Z', { opinion: '不行' });
    play.send('reactivate', 'ADM', { to: 'z' });
    play.send('terminate', 'ADM', {});
    expect(
      play.state.records.map(({ code, user, targets, undone }) => [code, user, targets.join(' '), undone]),
    ).toEqual([
      [2, 'I', '', false],
      [10, 'A', 'X', false],
      [1, 'X', '', false],
      [7, 'A', 'N', false],
      [1, 'B', '', true],
      [3, 'B', '', false],
      [6, 'B', 'Y', false],
      [1, 'Y', '', false],
      [5, 'ADM', 'C', false],
      [11, 'ADM', '', false],
      [12, 'ADM', '', false],
      [8, 'ADM', '', false],
      [0, 'Z', '', false],
      [9, 'ADM', '', false],
      [4, 'ADM', '', false],
    ]);
  });

  it('the copies', () => {
    const play = submitted(nodes);
    play.approve('A', { cc: ['Q'] });
    expect(play.state.cc).toMatchObject([{ user: 'Q', by: 'A', node: 'a' }]);
  });

  it('a state stays small and is plain JSON', () => {
    const play = submitted(nodes, { form: { amount: 1 } });
    for (const who of ['A', 'B', 'X', 'Y', 'Z']) play.approve(who);
    const written = JSON.stringify(play.state);
    expect(written.length).toBeLessThan(8_000);
    expect(JSON.parse(written)).toEqual(play.state);
  });
});
