import type { HumanNode } from '@fairway/contract/flow-template.ts';
import { describe, expect, it } from 'vitest';
import { company, monday } from '../testing/company.ts';
import { all, arm, branch, type Play, step, submitted } from '../testing/play.ts';
import { end, revocationOfPlay } from '../testing/revoke-play.ts';
import { actsOf, opTypes } from '../views/acts.ts';
import { chartOf } from '../views/chart.ts';
import { returnChoices } from '../views/projections.ts';
import { isRejectionTheEnd } from './close-visit.ts';
import { evolve } from './evolve.ts';
import { revokableUntil } from './revocation.ts';
import type { Visit } from './state.ts';

const day = 24 * 3_600_000;
const a = step('a', 'A');
const b = step('b', 'B');
const week = { settings: { revokeDays: 7 } };
const why = { flow: 'g', opinion: '行程取消' };

const approved = (...given: Parameters<typeof submitted>): Play => {
  const play = submitted(...given);
  for (const { user } of [...play.state.tasks]) if (user !== 'I') play.approve(user);
  while (play.pending !== '') for (const user of play.pending.split(' ')) play.approve(user);
  return play;
};

describe('to ask for it', () => {
  const cases: [string, string, object, string][] = [
    ['who asked for it', 'I', why, 'ok'],
    ['somebody else', 'A', why, 'E_NO_RIGHT'],
    ['an administrator', 'ADM', why, 'E_NO_RIGHT'],
    ['without a reason', 'I', { ...why, opinion: ' ' }, 'E_OPINION'],
    ['a sub-flow', 'I', { ...why, isSubFlow: true }, 'E_SUB_FLOW'],
  ];
  it.for(cases)('%s', ([, actor, given, outcome]) => {
    const play = approved([a], week);
    expect(play.send('revoke', actor, given as typeof why)).toBe(outcome);
    expect(play.status).toBe(outcome === 'ok' ? 'revoking' : 'approved');
  });

  it('only where the flow offers it', () => {
    const play = approved([a]);
    expect(revokableUntil(play.flow, play.state)).toBeNull();
    expect(play.send('revoke', 'I', why)).toBe('E_OFF');
  });

  it('only after it was approved', () => {
    const play = submitted([a], week);
    expect(play.send('revoke', 'I', why)).toBe('E_NOT_ENDED');
    play.reject('A');
    expect(play.send('revoke', 'I', why)).toBe('E_ENDED');
  });

  it('until the last moment of the window, counted from the approval', () => {
    const play = approved([a], week);
    play.context = { ...play.context, now: monday + 7 * day + 1 };
    expect(play.send('revoke', 'I', why)).toBe('E_WINDOW');
    expect(play.refusal?.places).toEqual({ days: 7 });
    play.context = { ...play.context, now: monday + 7 * day };
    expect(play.send('revoke', 'I', why)).toBe('ok');
  });

  it('by who submitted it for them, as long as they are entrusted', () => {
    const entrusted = { id: 'd', type: 'launch', from: 'I', to: 'X', flows: [], start: 0, end: monday + day };
    const delegations = [entrusted as { type: 'launch' } & typeof entrusted];
    const play = submitted([a], { ...week, context: { delegations } });
    play.send('withdraw', 'I', {});
    expect(play.send('submit', 'X', {})).toBe('ok');
    play.approve('A');
    play.context = { ...play.context, delegations: [] };
    expect(play.send('revoke', 'X', why)).toBe('E_NO_RIGHT');
    play.context = { ...play.context, delegations };
    expect(play.send('revoke', 'X', why)).toBe('ok');
    const revocation = revocationOfPlay(play, 'X');
    expect(revocation.state).toMatchObject({ initiator: 'I', submittedBy: 'X' });
  });

  it('once at a time', () => {
    const play = approved([a], week);
    play.send('revoke', 'I', why);
    expect(play.send('revoke', 'I', { ...why, flow: 'h' })).toBe('E_REVOKING');
    end(play, 'rejected');
    expect(play.send('revoke', 'I', { ...why, flow: 'h' })).toBe('ok');
    expect(play.state.revocation).toEqual({ flow: 'h', result: 'running' });
  });
});

describe('what revokes it', () => {
  const revoking = (...given: Parameters<typeof submitted>) => {
    const play = approved(...given);
    expect(play.send('revoke', 'I', why)).toBe('ok');
    return revocationOfPlay(play);
  };

  it('says so, with the reason, and asks who was asked', () => {
    const revocation = revoking([a, step('n', ['B', 'C'], { sign: all })], { ...week, form: { amount: 7 } });
    expect(revocation.state).toMatchObject({
      ...{ title: '撤销：I先生的请假', form: { amount: 7 }, status: 'running', revokes: { flow: 'f1' } },
      records: [{ code: 2, user: 'I', opinion: '行程取消' }],
    });
    expect(revocation.pending).toBe('A');
    revocation.approve('A');
    expect(revocation.pending).toBe('B C');
  });

  it('passes by copies, delays, actions and sub-flows', () => {
    const nodes = [
      { kind: 'cc', id: 'c', who: [{ by: 'members', users: ['Y'] }] },
      { kind: 'delay', id: 'd', until: { minutes: 5 } },
      { kind: 'action', id: 'x', run: { action: 'message' } },
      { kind: 'sub', id: 's', flow: 'advance' },
    ];
    const play = submitted([...nodes, step('z', 'Z', { cc: [{ by: 'members', users: ['X'] }] })], week);
    play.fire('delay');
    play.send('actionDone', '#system', { visit: play.state.visits.at(-1)?.id ?? '' });
    play.send('childEnded', '#system', {
      ...{ visit: play.state.visits.at(-1)?.id ?? '', child: 0, result: 'approved' },
    });
    play.approve('Z');
    play.send('revoke', 'I', why);
    const revocation = revocationOfPlay(play);
    expect([revocation.pending, revocation.open]).toEqual(['Z', 'z']);
    revocation.approve('Z');
    expect(revocation.status).toBe('approved');
    expect(revocation.state.cc).toEqual([]);
    for (const type of ['actionAsked', 'childStarted', 'timerSet'] as const)
      expect(revocation.happened(type)).toEqual([]);
    const { steps } = chartOf(revocation.flow, revocation.state, revocation.context);
    expect(steps.map(({ skipped }) => skipped)).toEqual([
      ...[null, 'revoking', 'revoking', 'revoking', 'revoking', null],
    ]);
  });

  it('goes the way its request went, whatever the form would say today', () => {
    const play = submitted(
      [
        step('a', 'A', { fields: { amount: 'edit' } }),
        branch('level', 'exclusive', [
          arm('high', [step('cfo', 'C')], { when: { field: 'amount', is: '>', value: 1000 } }),
          arm('low', [step('lead', 'D')], { isDefault: true }),
        ]),
        step('z', 'Z', { fields: { amount: 'edit' } }),
      ],
      { ...week, form: { amount: 1100 } },
    );
    play.approve('A');
    play.approve('C');
    play.approve('Z', { changes: { amount: 900 } });
    play.send('revoke', 'I', why);
    const revocation = revocationOfPlay(play);
    revocation.approve('A');
    expect(revocation.pending).toBe('C');
    revocation.approve('C');
    expect(revocation.pending).toBe('Z');
  });

  it('passes by a step its request was moved over, unless somebody sends it there', () => {
    const play = submitted([a, b, step('c', 'C')], week);
    play.approve('A');
    play.send('jump', 'ADM', { to: 'c' });
    play.approve('C');
    play.send('revoke', 'I', why);
    const revocation = revocationOfPlay(play);
    revocation.approve('A');
    expect(revocation.pending).toBe('C');
    revocation.send('jump', 'ADM', { to: 'b' });
    expect(revocation.pending).toBe('B');
  });

  it('asks nobody to pick: not the arms, not the people', () => {
    const play = submitted(
      [
        a,
        branch('ways', 'choose', [arm('one', [b]), arm('two', [step('c', 'C')], { isDefault: true })]),
        { ...step('p', []), who: [{ by: 'candidates', users: ['D', 'E'] }] },
        step('q', 'GONE', { onEmpty: 'prevPicks' }),
      ],
      week,
    );
    play.approve('A', { branches: { ways: ['one'] } });
    play.approve('B', { picks: { p: ['E'] } });
    play.approve('E', { picks: { q: ['H'] } });
    play.approve('H');
    play.send('revoke', 'I', why);
    const revocation = revocationOfPlay(play);
    const asked = [];
    while (revocation.status === 'running') {
      asked.push(revocation.pending);
      expect(revocation.approve(revocation.pending)).toBe('ok');
    }
    expect(asked).toEqual(['A', 'B', 'E', 'H']);
  });

  it('finds people by the rules of today, and an administrator where there is nobody', () => {
    const play = approved([a, b], week);
    play.context = { ...play.context, directory: company({ A: { isActive: false } }) };
    play.send('revoke', 'I', why);
    expect(revocationOfPlay(play).pending).toBe('ADM');
  });

  it('lets nothing be written, and is not submitted, saved, revived or revoked itself', () => {
    const revocation = revoking([step('a', 'A', { fields: { amount: 'required' } })], {
      ...week,
      form: { amount: 7 },
    });
    expect(revocation.approve('A', { changes: { amount: 8 } })).toBe('E_FIELD');
    expect(revocation.send('saveDraft', 'I', { form: {} })).toBe('E_REVOCATION');
    expect(revocation.send('resubmit', 'I', { task: 'o1' })).toBe('E_REVOCATION');
    revocation.reject('A');
    expect(revocation.submit()).toBe('E_REVOCATION');
    expect(revocation.send('reactivate', 'ADM', { to: 'a' })).toBe('E_REVOCATION');
    const other = revoking([a], week);
    other.approve('A');
    expect(other.send('revoke', 'I', why)).toBe('E_REVOCATION');
  });

  it('is never sent back to its start, by nobody', () => {
    const revocation = revoking([a, step('b', 'B', { onReject: 'choose' })], week);
    expect(returnChoices(revocation.flow, revocation.state, revocation.task('A'))).toEqual([]);
    expect(revocation.return('A', 'start')).toBe('E_TARGET');
    revocation.approve('A');
    const choices = returnChoices(revocation.flow, revocation.state, revocation.task('B'));
    expect(choices.map(({ node }) => node)).toEqual(['a']);
    expect(revocation.reject('B', { to: 'start' })).toBe('E_TARGET');
    expect(revocation.send('jump', 'ADM', { to: 'start' })).toBe('E_TARGET');
    expect(revocation.return('B', 'a')).toBe('ok');
    expect(revocation.pending).toBe('A');
  });

  it.for(['end', 'start', 'prev', 'choose', { node: 'start' }])(
    'is over when it is rejected where %o would lead to its start',
    (onReject) => {
      const revocation = revoking([step('a', 'A', { onReject }), b], week);
      const [visit, node] = [revocation.state.visits.at(-1), revocation.flow.byId.get('a')?.node];
      expect(isRejectionTheEnd(revocation, visit as Visit, node as HumanNode)).toBe(true);
      expect(revocation.reject('A')).toBe('ok');
      expect(revocation.status).toBe('rejected');
    },
  );

  it('goes back to the step before where a rejection says so', () => {
    const revocation = revoking([a, step('b', 'B', { onReject: 'prev' })], week);
    revocation.approve('A');
    revocation.reject('B');
    expect([revocation.status, revocation.pending]).toEqual(['running', 'A']);
  });

  it('is rejected by who could only send its request back', () => {
    const steps = [step('a', 'A', { buttons: ['return'] })];
    expect(submitted(steps, week).reject('A')).toBe('E_OFF');
    const revocation = revoking(steps, week);
    const { flow, state, context } = revocation;
    const looking = { opType: opTypes.todo, task: revocation.task('A'), isMonitor: false };
    expect(actsOf(flow, state, context, 'A', looking)).toContain('reject');
    expect(revocation.reject('A')).toBe('ok');
    expect(revocation.status).toBe('rejected');
  });

  it('folds from its own events', () => {
    const revocation = revoking([a, b], week);
    revocation.approve('A');
    expect(revocation.history.reduce(evolve, revocation.draft)).toEqual(revocation.state);
  });
});

describe('when it has ended', () => {
  it('what was agreed to is undone where it can be, once', () => {
    const action = (id: string, undoable: boolean) => ({
      ...{ kind: 'action', id, undoable, run: { action: 'write', settings: { id } } },
    });
    const play = submitted([action('x', true), action('y', false), a], week);
    for (let times = 0; times < 2; times += 1)
      play.send('actionDone', '#system', { visit: play.state.visits.at(-1)?.id ?? '' });
    play.approve('A');
    play.send('revoke', 'I', why);
    end(play, 'approved');
    expect(play.status).toBe('revoked');
    expect(play.happened('undoAsked')).toMatchObject([{ action: 'write', settings: { id: 'x' } }]);
    const after = play.state;
    end(play, 'rejected');
    expect(play.state).toBe(after);
  });

  it('another one says nothing about it', () => {
    const play = approved([a], week);
    play.send('revoke', 'I', why);
    const before = play.state;
    expect(play.send('revocationEnded', '#system', { flow: 'h', result: 'approved' })).toBe('ok');
    expect(play.state).toBe(before);
  });

  it('a request that is revoked, or about to be, is neither taken back nor submitted again', () => {
    const play = approved([a], week);
    play.send('revoke', 'I', why);
    const tries = () => [
      play.recall('A'),
      play.send('withdraw', 'I', {}),
      play.submit(),
      play.send('saveDraft', 'I', { form: {} }),
      play.send('reactivate', 'ADM', { to: 'a' }),
    ];
    expect(tries()).toEqual(['E_REVOKING', 'E_REVOKING', 'E_ENDED', 'E_ENDED', 'E_REVOKING']);
    end(play, 'approved');
    expect(tries()).toEqual(['E_ENDED', 'E_ENDED', 'E_ENDED', 'E_ENDED', 'E_ENDED']);
  });
});
