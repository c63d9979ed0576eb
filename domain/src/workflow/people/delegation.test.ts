import { describe, expect, it } from 'vitest';
import { monday } from '../testing/company.ts';
import { step, submitted } from '../testing/play.ts';
import { type Delegation, delegationProblem } from './delegation.ts';

const day = 86_400_000;
const given = (more: Partial<Delegation> = {}): Delegation => ({
  id: 'new',
  type: 'approve',
  from: 'A',
  to: 'P',
  flows: ['leave'],
  start: monday,
  end: monday + 7 * day,
  ...more,
});
const existing = (more: Partial<Delegation> = {}) => given({ id: 'old', ...more });

describe('what may be entrusted', () => {
  it.each<[string, Delegation, Delegation[], string | undefined]>([
    ['to somebody else', given(), [], undefined],
    ['to oneself', given({ to: 'A' }), [], 'self'],
    ['for no time', given({ end: monday }), [], 'period'],
    ['backwards', given({ end: monday - 1 }), [], 'period'],
    ['for no number', given({ end: Number.NaN }), [], 'period'],
    ['the same twice', given(), [existing()], 'overlap'],
    ['the same to another', given({ to: 'Q' }), [existing()], 'overlap'],
    ['another flow', given({ flows: ['expense'] }), [existing()], undefined],
    ['all flows beside one', given({ flows: [] }), [existing()], 'overlap'],
    ['one flow beside all', given(), [existing({ flows: [] })], 'overlap'],
    [
      'right after the other ends',
      given({ start: monday + 7 * day, end: monday + 8 * day }),
      [existing()],
      undefined,
    ],
    ['another kind', given({ type: 'launch' }), [existing()], undefined],
    ['both ways', given(), [existing({ from: 'P', to: 'A' })], 'mutual'],
    [
      'both ways at other times',
      given(),
      [existing({ from: 'P', to: 'A', start: monday - day, end: monday })],
      undefined,
    ],
    ['both ways for other flows', given(), [existing({ from: 'P', to: 'A', flows: ['expense'] })], undefined],
    ['a change of itself', given(), [given()], undefined],
    ['a chain is no problem, and leads nowhere', given(), [existing({ from: 'P', to: 'Q' })], undefined],
  ])('%s', (_case, wanted, others, expected) => expect(delegationProblem(wanted, others)).toBe(expected));
});

describe('who may act', () => {
  const play = (delegations: Delegation[]) => submitted([step('a', 'A')], { context: { delegations } });
  const tries = (user: string, delegations: Delegation[], now = monday) => {
    const one = play(delegations);
    one.context = { ...one.context, now };
    return one.send('approve', user, { task: one.task('A') });
  };

  it.each<[string, string, Delegation[], number, string]>([
    ['the person', 'A', [], monday, 'ok'],
    ['a stranger', 'P', [], monday, 'E_NOT_YOURS'],
    ['who is entrusted', 'P', [given()], monday, 'ok'],
    ['also with all flows', 'P', [given({ flows: [] })], monday, 'ok'],
    ['the person still may', 'A', [given()], monday, 'ok'],
    ['before it begins', 'P', [given({ start: monday + 1 })], monday, 'E_NOT_YOURS'],
    ['in its last moment', 'P', [given()], monday + 7 * day - 1, 'ok'],
    ['at its end', 'P', [given()], monday + 7 * day, 'E_NOT_YOURS'],
    ['for another flow', 'P', [given({ flows: ['expense'] })], monday, 'E_NOT_YOURS'],
    ['entrusted with starting only', 'P', [given({ type: 'launch' })], monday, 'E_NOT_YOURS'],
    [
      'the one who entrusted has no right in return',
      'P',
      [given({ from: 'P', to: 'A' })],
      monday,
      'E_NOT_YOURS',
    ],
    ['no chain', 'Q', [given(), given({ id: 'next', from: 'P', to: 'Q' })], monday, 'E_NOT_YOURS'],
    ['never the own request', 'I', [given({ to: 'I' })], monday, 'E_OWN'],
  ])('%s', (_case, user, delegations, now, expected) => expect(tries(user, delegations, now)).toBe(expected));

  it('a delegation is a right, not a change: the task stays where it is', () => {
    const one = play([given()]);
    expect(one.pending).toBe('A');
    one.send('approve', 'P', { task: one.task('A') });
    expect(one.state.tasks.find(({ user }) => user === 'A')).toMatchObject({ by: 'P', state: 'approved' });
    expect(one.history.at(-1)).toMatchObject({ actor: 'P', onBehalfOf: 'A' });
  });

  it('to correct a request is to start it, not to approve it', () => {
    const one = submitted([step('a', 'A')]);
    one.return('A', 'start');
    const resubmit = (type: Delegation['type']) => {
      one.context = { ...one.context, delegations: [given({ type, from: 'I' })] };
      return one.send('resubmit', 'P', { task: one.task('I') });
    };
    expect(resubmit('approve')).toBe('E_NOT_YOURS');
    expect(resubmit('launch')).toBe('ok');
  });

  it('somebody entrusted starts it for the initiator, who stays the initiator', () => {
    const launch = given({ type: 'launch', from: 'I', to: 'P' });
    const one = submitted([step('a', 'A')]);
    one.send('withdraw', 'I', {});
    expect(one.send('submit', 'P', {})).toBe('E_NO_RIGHT');
    one.context = { ...one.context, delegations: [launch] };
    expect(one.send('submit', 'P', {})).toBe('ok');
    expect(one.state).toMatchObject({ initiator: 'I', submittedBy: 'P' });
  });

  it('they take it back while they are entrusted, and not a moment longer', () => {
    const launch = given({ type: 'launch', from: 'I', to: 'P' });
    const one = submitted([step('a', 'A')], { context: { delegations: [launch] } });
    expect(one.send('withdraw', 'P', {})).toBe('E_NO_RIGHT');
    one.send('withdraw', 'I', {});
    one.send('submit', 'P', {});
    one.context = { ...one.context, now: launch.end };
    expect(one.send('withdraw', 'P', {})).toBe('E_NO_RIGHT');
    one.context = { ...one.context, now: launch.end - 1 };
    expect(one.send('withdraw', 'P', {})).toBe('ok');
  });
});
