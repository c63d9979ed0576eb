import { describe, expect, it } from 'vitest';
import { company } from '../testing/company.ts';
import { all, inOrder, step, submitted } from '../testing/play.ts';

const z = step('z', 'Z');

describe('signing too', () => {
  it('checks whom', () => {
    const play = submitted([step('n', ['A', 'B'], { sign: all })]);
    expect(play.addSign('A', 'before', [])).toBe('E_EMPTY');
    expect(play.addSign('A', 'before', ['A'])).toBe('E_SELF');
    expect(play.addSign('A', 'before', ['GONE'])).toBe('E_USER');
    expect(play.addSign('A', 'with', ['B'])).toBe('E_DUP');
    expect(play.send('addSign', 'B', { task: play.task('A'), how: 'before', users: ['X'] })).toBe(
      'E_NOT_YOURS',
    );
    expect(submitted([step('n', 'A', { buttons: [] })]).addSign('A', 'before', ['X'])).toBe('E_OFF');
  });

  it('nobody is handed their own request', () => {
    const play = submitted([step('n', 'A')]);
    expect(play.addSign('A', 'before', ['I'])).toBe('E_INITIATOR');
    expect(play.addSign('A', 'with', ['I'])).toBe('E_INITIATOR');
    expect(play.send('transfer', 'A', { task: play.task('A'), to: 'I' })).toBe('E_INITIATOR');
    expect(play.send('assign', 'ADM', { task: play.task('A'), to: 'I' })).toBe('E_INITIATOR');
    expect(play.addSign('A', 'consult', ['I'])).toBe('ok');
  });

  it('nobody of a customer is named by hand', () => {
    const directory = company({ X: { isCustomer: true } });
    const play = submitted([step('n', 'A')], { context: { directory } });
    expect(play.addSign('A', 'before', ['X'])).toBe('E_USER');
    expect(play.send('transfer', 'A', { task: play.task('A'), to: 'X' })).toBe('E_USER');
    expect(play.send('cc', 'A', { users: ['X'] })).toBe('E_USER');
    expect(play.send('assign', 'ADM', { task: play.task('A'), to: 'X' })).toBe('E_USER');
    const named = submitted([step('n', 'X')], { context: { directory } });
    expect(named.pending).toBe('X');
  });

  it('goes only so deep', () => {
    const play = submitted([step('n', 'A')], { settings: { maxAddDepth: 2 } });
    expect(play.addSign('A', 'before', ['B'])).toBe('ok');
    expect(play.addSign('B', 'before', ['C'])).toBe('ok');
    expect(play.addSign('C', 'before', ['D'])).toBe('E_DEPTH');
    for (const [who, next] of [
      ['C', 'B'],
      ['B', 'A'],
    ] as const) {
      play.approve(who);
      expect(play.pending).toBe(next);
    }
    play.approve('A');
    expect(play.status).toBe('approved');
  });

  it('after me: my approval counts when they agree, and is a rejection when they do not', () => {
    const agreed = submitted([step('n', 'A'), z]);
    agreed.addSign('A', 'after', ['X', 'Y']);
    agreed.approve('X');
    expect(agreed.pending).toBe('Y');
    agreed.approve('Y');
    expect(agreed.pending).toBe('Z');
    const rejected = submitted([step('n', 'A'), z]);
    rejected.addSign('A', 'after', ['X', 'Y']);
    rejected.reject('X');
    expect(rejected.status).toBe('rejected');
  });

  it('after me carries what an approval carries', () => {
    const play = submitted([step('n', 'A', { opinion: 'required', fields: { a: 'edit' } }), z], {
      form: { a: 1 },
    });
    expect(play.addSign('A', 'after', ['X'])).toBe('E_OPINION');
    expect(play.addSign('A', 'after', ['X'], { opinion: '好', changes: { b: 1 } })).toBe('E_FIELD');
    expect(play.addSign('A', 'after', ['X'], { opinion: '好', changes: { a: 2 } })).toBe('ok');
    expect(play.state.form.a).toBe(2);
    play.recall('A');
    expect(play.state.form.a).toBe(1);
  });

  it('a group of its own way of signing', () => {
    const play = submitted([step('n', 'A')]);
    const any = { order: 'par', pass: { n: 1 }, reject: { n: 1 }, settle: 'early', tie: 'reject' };
    play.addSign('A', 'before', ['X', 'Y'], { sign: any });
    play.approve('X');
    expect(play.pending).toBe('A');
    expect(play.taskOf('Y')?.state).toBe('cancelled');
  });

  it('beside me in order comes right after me', () => {
    const play = submitted([step('n', ['A', 'B'], { sign: inOrder })]);
    play.addSign('A', 'with', ['X', 'Y']);
    expect(play.pending).toBe('A');
    for (const who of ['A', 'X', 'Y', 'B']) {
      expect(play.pending).toBe(who);
      play.approve(who);
    }
    expect(play.status).toBe('approved');
  });

  it('advice is only advice', () => {
    const play = submitted([step('n', 'A')]);
    play.addSign('A', 'consult', ['X']);
    play.reject('X', { opinion: '不建议' });
    expect([play.pending, play.status]).toEqual(['A', 'running']);
  });

  it('who was added goes with whom they were added to', () => {
    const play = submitted([step('n', ['A', 'B']), z]);
    play.addSign('A', 'before', ['X']);
    play.approve('B');
    expect(play.pending).toBe('Z');
    expect(play.taskOf('X')?.state).toBe('cancelled');
  });

  it('recalling inside a closed group is refused: closing has read it', () => {
    const play = submitted([step('n', 'A')]);
    play.addSign('A', 'before', ['X', 'Y']);
    play.approve('X');
    expect(play.recall('X')).toBe('ok');
    play.approve('X');
    play.approve('Y');
    expect(play.recall('X')).toBe('E_BUILT_ON');
    expect(play.recall('Y')).toBe('ok');
    expect(play.pending).toBe('Y');
  });

  it('a transfer to somebody who has voted, then a recall, never gives one person two tasks', () => {
    const play = submitted([step('n', ['A', 'B', 'C'], { sign: all })]);
    play.approve('B');
    expect(play.transfer('A', 'B')).toBe('E_DUP');
    play.transfer('A', 'N');
    expect(play.recall('B')).toBe('ok');
    expect(play.pending).toBe('B C N');
  });
});

describe('a pool', () => {
  const pool = () => submitted([step('n', ['A', 'B', 'C'], { sign: { order: 'claim' } }), z]);

  it('who takes it hides it from the others, and can give it back', () => {
    const play = pool();
    expect(play.pending).toBe('A B C');
    expect(play.send('claim', 'B', { task: play.task('B') })).toBe('ok');
    expect(play.pending).toBe('B');
    expect(play.send('claim', 'A', { task: play.task('A') })).toBe('E_CLAIMED');
    expect(play.refusal?.places.who).toBe('B');
    expect(play.approve('A')).toBe('E_DONE');
    expect(play.send('unclaim', 'B', { task: play.task('B') })).toBe('ok');
    expect(play.pending).toBe('A B C');
    play.send('claim', 'A', { task: play.task('A') });
    play.approve('A');
    expect(play.pending).toBe('Z');
  });

  it('is only where the step is one', () => {
    const play = submitted([step('n', ['A', 'B'])]);
    expect(play.send('claim', 'A', { task: play.task('A') })).toBe('E_OFF');
    expect(play.send('unclaim', 'A', { task: play.task('A') })).toBe('E_OFF');
  });

  it('who leaves while they have it lets somebody else', () => {
    const play = pool();
    play.send('claim', 'B', { task: play.task('B') });
    play.send('userDisabled', '#system', { user: 'B', handOver: 'A' });
    expect(play.pending).toBe('ADM');
  });
});
