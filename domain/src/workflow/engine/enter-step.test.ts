import { describe, expect, it } from 'vitest';
import { company } from '../testing/company.ts';
import { all, arm, branch, inOrder, Play, step, submitted } from '../testing/play.ts';

describe('nobody is found', () => {
  it.each<[string, unknown, string, string]>([
    ['an administrator', 'admin', 'ADM', 'running'],
    ['it passes', 'pass', 'Z', 'running'],
    ['it is rejected', 'reject', '', 'rejected'],
    ['the initiator', 'initiator', 'I', 'running'],
    ['people named for it', { users: ['GONE', 'B', 'B'] }, 'B', 'running'],
    ['people named for it who left', { users: ['GONE'] }, 'ADM', 'running'],
  ])('%s', (_case, onEmpty, pending, status) => {
    const play = submitted([step('n', 'GONE', { onEmpty }), step('z', 'Z')]);
    expect([play.pending, play.status]).toEqual([pending, status]);
  });

  it('it cannot be submitted, nor approved into', () => {
    const blocked = step('n', 'GONE', { onEmpty: 'block' });
    const play = new Play([blocked]);
    expect(play.submit()).toBe('E_BLOCK');
    expect(play.refusal?.places.node).toBe('N');
    expect(play.state.seq).toBe(0);
    const later = submitted([step('a', 'A'), blocked]);
    expect(later.approve('A')).toBe('E_BLOCK');
    expect(later.pending).toBe('A');
  });

  it('the clock is not blocked: an administrator gets it', () => {
    const play = submitted([
      { kind: 'delay', id: 'd', until: { minutes: 5 } },
      step('n', 'GONE', { onEmpty: 'block' }),
    ]);
    play.fire('delay');
    expect(play.pending).toBe('ADM');
  });

  it('the handler before picks instead', () => {
    const play = submitted([step('a', 'A'), step('n', 'GONE', { onEmpty: 'prevPicks' })]);
    expect(play.approve('A')).toBe('E_PICK');
    expect(play.refusal?.needs).toEqual([{ kind: 'empty', node: 'n', name: 'N' }]);
    expect(play.approve('A', { picks: { n: ['GONE'] } })).toBe('E_USER');
    expect(play.approve('A', { picks: { n: ['C', 'D'] } })).toBe('ok');
    expect(play.pending).toBe('C D');
  });

  it('without any active administrator, whoever has the right may act', () => {
    const directory = company({ ADM: { isActive: false }, ADM2: { isActive: false } });
    const play = new Play([step('n', 'GONE')], { context: { directory } });
    play.submit();
    expect(play.pending).toBe('#flow-admin');
    expect(play.send('approve', 'A', { task: play.task('#flow-admin') })).toBe('E_NOT_YOURS');
    expect(play.send('approve', 'ADM', { task: play.task('#flow-admin') })).toBe('ok');
    expect(play.status).toBe('approved');
  });

  it('an administrator is never asked about their own request', () => {
    const asked = (users: string[], isAnybodyElse = true) => {
      const directory = company({ ADM: { isActive: isAnybodyElse }, ADM2: { isActive: isAnybodyElse } });
      const nobody = step('n', 'GONE', { onEmpty: 'admin' });
      return submitted([nobody], { settings: { admins: { users } }, context: { directory } }).pending;
    };
    expect(asked(['I', 'X'])).toBe('X');
    expect(asked(['I'])).toBe('ADM');
    expect(asked(['I'], false)).toBe('#flow-admin');
  });

  it('a template names its own administrators', () => {
    const settings = { admins: { users: ['GONE', 'X'] } };
    const play = submitted([step('n', 'GONE')], { settings });
    expect(play.pending).toBe('X');
    expect(play.send('terminate', 'X', {})).toBe('ok');
  });
});

describe('who is passed over', () => {
  type Auto = [string, string | null];
  const autos = (play: Play): Auto[] =>
    play.state.tasks.filter(({ via }) => via !== 'start').map(({ user, auto }) => [user, auto]);

  it.each<[string, object, object[], string[], string, string]>([
    [
      'nobody where the template says so',
      { skipInitiator: 'no' },
      [step('a', 'I'), step('z', 'Z')],
      [],
      'I',
      '',
    ],
    [
      'nobody without a rule, but not the initiator either',
      {},
      [step('a', 'I'), step('z', 'Z')],
      [],
      'M1',
      '',
    ],
    ['the initiator', { skipInitiator: 'skip' }, [step('a', 'I'), step('z', 'Z')], [], 'Z', 'I:initiator'],
    [
      'the initiator among all',
      { skipInitiator: 'skip' },
      [step('a', ['I', 'B'], { sign: all })],
      [],
      'B',
      'I:initiator',
    ],
    [
      'the initiator among any',
      { skipInitiator: 'skip' },
      [step('a', ['I', 'B']), step('z', 'Z')],
      [],
      'Z',
      'I:initiator',
    ],
    [
      'the initiator first in order',
      { skipInitiator: 'skip' },
      [step('a', ['I', 'B'], { sign: inOrder })],
      [],
      'B',
      'I:initiator',
    ],
    [
      'the manager instead',
      { skipInitiator: 'superior' },
      [step('a', ['I', 'M1'], { sign: all })],
      [],
      'M1',
      '',
    ],
    [
      'who agreed just before',
      { skipRepeat: 'adjacent' },
      [step('a', 'A'), step('b', 'A'), step('z', 'Z')],
      ['A'],
      'Z',
      'A:previous',
    ],
    [
      'over three steps in a row',
      { skipRepeat: 'adjacent' },
      [step('a', 'A'), step('b', 'A'), step('c', 'A'), step('z', 'Z')],
      ['A'],
      'Z',
      'A:previous A:previous',
    ],
    [
      'not who agreed earlier',
      { skipRepeat: 'adjacent' },
      [step('a', 'A'), step('b', 'B'), step('c', 'A')],
      ['A', 'B'],
      'A',
      '',
    ],
    [
      'who agreed anywhere before',
      { skipRepeat: 'any' },
      [step('a', 'A'), step('b', 'B'), step('c', 'A'), step('z', 'Z')],
      ['A', 'B'],
      'Z',
      'A:before',
    ],
    [
      'a step that says no for itself',
      { skipRepeat: 'any' },
      [step('a', 'A'), step('b', 'A', { skipRepeat: 'no' })],
      ['A'],
      'A',
      '',
    ],
    [
      'a step that says yes for itself',
      {},
      [step('a', 'A'), step('b', 'A', { skipRepeat: 'adjacent' }), step('z', 'Z')],
      ['A'],
      'Z',
      'A:previous',
    ],
    [
      'never: the manager decides',
      { skipInitiator: 'skip' },
      [step('a', 'I', { neverSkip: true })],
      [],
      'M1',
      '',
    ],
    [
      'never, with the manager as the rule',
      { skipInitiator: 'superior' },
      [step('a', 'A'), step('b', ['I', 'B'], { neverSkip: true, sign: all })],
      ['A'],
      'B M1',
      '',
    ],
    [
      'a step that names the initiator is theirs',
      { skipInitiator: 'superior' },
      [step('a', 'A'), step('b', 'I', { who: [{ by: 'initiator' }] })],
      ['A'],
      'I',
      '',
    ],
    [
      'a step that says no for itself is theirs',
      { skipInitiator: 'superior' },
      [step('a', 'A'), step('b', 'I', { skipInitiator: 'no' })],
      ['A'],
      'I',
      '',
    ],
  ])('%s', (_case, settings, nodes, approve, pending, skipped) => {
    const play = submitted(nodes, { settings });
    for (const who of approve) play.approve(who);
    expect(play.pending).toBe(pending);
    expect(
      autos(play)
        .filter(([, auto]) => auto !== null)
        .map((pair) => pair.join(':'))
        .join(' '),
    ).toBe(skipped);
  });

  it('says who decides in place of the initiator, in the preview and in the records', () => {
    const play = submitted([step('a', 'A'), step('b', 'I', { neverSkip: true })]);
    play.approve('A');
    expect(play.state.tasks.at(-1)).toMatchObject({ user: 'M1', via: 'superior' });
    expect(play.state.records.at(-1)).toMatchObject({
      ...{ user: '#system', node: 'b', targets: ['M1'], auto: 'superior', code: 7 },
    });
  });

  it('an initiator without a manager leaves it to the others, and alone to the rule of an empty step', () => {
    const alone = company({ I: { managerId: null } });
    const pending = (who: string[], more: object) =>
      submitted([step('b', who, { sign: all, ...more }), step('z', 'Z')], { context: { directory: alone } })
        .pending;
    expect(pending(['I', 'B'], {})).toBe('B');
    expect(pending(['I'], {})).toBe('ADM');
    expect(pending(['I'], { onEmpty: 'initiator' })).toBe('ADM');
    expect(pending(['I'], { onEmpty: 'pass' })).toBe('Z');
    expect(pending(['I'], { onEmpty: 'pass', neverSkip: true })).toBe('ADM');
    expect(pending(['I'], { onEmpty: { users: ['I', 'X'] } })).toBe('X');
  });

  it('nobody picks whose request it is, as long as there is somebody else', () => {
    const picking = step('b', 'B', { who: [{ by: 'candidates', users: ['I', 'B'] }] });
    const play = submitted([step('a', 'A'), picking]);
    expect(play.approve('A', { picks: { b: ['I'] } })).toBe('E_USER');
    expect(play.approve('A', { picks: { b: ['B'] } })).toBe('ok');
  });

  it('who agreed in either arm just before a join', () => {
    const play = submitted(
      [
        branch('split', 'parallel', [arm('x', [step('x1', 'X')]), arm('y', [step('y1', 'Y')])]),
        step('n', ['X', 'Y'], { sign: all }),
        step('z', 'Z'),
      ],
      { settings: { skipRepeat: 'adjacent' } },
    );
    play.approve('X');
    play.approve('Y');
    expect(play.pending).toBe('Z');
  });

  it('an approval that passed somebody over cannot be taken back', () => {
    const play = submitted([step('a', 'A'), step('b', 'B'), step('c', ['A', 'C'], { sign: all })], {
      settings: { skipRepeat: 'any' },
    });
    play.approve('A');
    play.approve('B');
    expect(play.pending).toBe('C');
    expect(play.happened('consumed')).toMatchObject([{ keys: ['o1'], actor: 'B' }]);
    expect(play.recall('A')).toBe('E_BUILT_ON');
    expect(play.recall('B')).toBe('ok');
    expect(play.recall('A')).toBe('ok');
  });

  it('what the clock decided for somebody is no approval of theirs', () => {
    const play = submitted(
      [step('a', 'A', { due: { after: { minutes: 1 }, onOverdue: 'pass' } }), step('b', 'A')],
      { settings: { skipRepeat: 'any' } },
    );
    play.fire('overdue');
    expect([play.pending, play.open]).toEqual(['A', 'b']);
  });

  it('after a return everybody decides again, also who agreed before', () => {
    const play = submitted([step('a', 'A'), step('b', 'B'), step('c', 'C')], {
      settings: { skipRepeat: 'any' },
    });
    play.approve('A');
    play.approve('B');
    play.return('C', 'a');
    expect(play.pending).toBe('A');
    play.approve('A');
    expect(play.pending).toBe('B');
  });
});

describe('what the form decides by itself', () => {
  const small = { field: 'a', is: '<', value: 10 };
  it('passes or rejects, and says so', () => {
    const play = submitted([step('n', 'A', { autoPass: small }), step('z', 'Z')], { form: { a: 1 } });
    expect(play.pending).toBe('Z');
    expect(play.state.visits.find(({ node }) => node === 'n')).toMatchObject({
      state: 'passed',
      reason: 'condition',
    });
    expect(submitted([step('n', 'A', { autoReject: small })], { form: { a: 1 } }).status).toBe('rejected');
    expect(submitted([step('n', 'A', { autoReject: small })], { form: { a: 10 } }).pending).toBe('A');
    const both = step('n', 'A', { autoReject: small, autoPass: small });
    expect(submitted([both], { form: { a: 1 } }).status).toBe('rejected');
  });

  it('a step that always rejects to one that always passes ends instead of going round', () => {
    const always = { expression: 'TRUE' };
    const play = submitted([
      step('a', 'A'),
      step('b', 'B', { autoPass: always }),
      step('c', 'C', { autoReject: always, onReject: { node: 'a' } }),
    ]);
    play.approve('A');
    // Sent back to a person once, which is a stable point.
    expect(play.pending).toBe('A');
    // Who is asked there has left meanwhile, so it passes, and rejects, and passes …
    const round = submitted([
      step('a', 'A', { onEmpty: 'pass' }),
      step('c', 'C', { autoReject: always, onReject: 'prev' }),
    ]);
    round.context = { ...round.context, directory: company({ A: { isActive: false } }) };
    round.approve('A');
    expect(round.status).toBe('rejected');
  });
});
