import type { FlowAct } from '@fairway/contract/workflow.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FlowCommand } from '../engine/commands.ts';
import { decide } from '../engine/decide.ts';
import type { FlowContext } from '../engine/run.ts';
import { draftFlow, type FlowState } from '../engine/state.ts';
import { type CompiledFlow, compileFlow } from '../template/compile-flow.ts';
import { commandOfChoice } from '../testing/command-of-choice.ts';
import { asking, company, monday } from '../testing/company.ts';
import { anyChoices, anyFlow, anyForm, type Choice } from '../testing/generated-flows.ts';
import { all, Play, step, submitted } from '../testing/play.ts';
import { actsOf, type Looking, type OpType } from './acts.ts';
import { returnChoices } from './projections.ts';

const actsIn = (play: Play, caller: string, opType: OpType, more: Partial<Looking> = {}) =>
  actsOf(play.flow, play.state, play.context, caller, {
    opType,
    task: play.task(caller),
    isMonitor: false,
    ...more,
  });

describe('what one may do', () => {
  it('with one’s own request, from the draft to the end', () => {
    const play = new Play([step('a', 'A')]);
    expect(actsIn(play, 'I', '-1')).toEqual(['submit', 'save', 'delete']);
    expect(actsIn(play, 'I', '-1', { isSubFlow: true })).toEqual(['submit', 'save']);
    expect(actsIn(play, 'A', '-1')).toEqual([]);
    play.submit();
    expect(actsIn(play, 'I', '0')).toEqual(['revoke', 'press', 'copy', 'comment', 'print']);
    expect(actsIn(play, 'X', '0')).toEqual(['comment', 'print']);
    play.return('A', 'start');
    expect(actsIn(play, 'I', '1')).toEqual(['submit', 'save', 'copy', 'comment', 'print']);
    play.resubmit();
    play.approve('A');
    expect(actsIn(play, 'I', '0')).toEqual(['copy', 'comment', 'print']);
  });

  it('with a task: what its step has buttons for, and nothing while it is paused', () => {
    const buttons = ['reject', 'transfer', 'addSign', 'save', 'print'];
    const play = submitted([step('a', ['A', 'B'], { buttons, sign: all }), step('b', 'B', { buttons: [] })]);
    expect(actsIn(play, 'A', '1')).toEqual([
      ...['audit', 'reject', 'transfer', 'freeApprover', 'saveAudit', 'copy', 'comment', 'print'],
    ]);
    expect(actsIn(play, 'A', '0')).not.toContain('audit');
    play.approve('A');
    expect(actsIn(play, 'A', '1')).toContain('recall');
    expect(actsIn(play, 'A', '2')).toContain('recall');
    expect(actsIn(play, 'B', '2', { task: play.task('A') })).not.toContain('recall');
    play.approve('B');
    expect(actsIn(play, 'B', '1')).toEqual(['audit', 'copy', 'comment']);
    play.send('pause', 'ADM', {});
    expect(actsIn(play, 'B', '1')).toEqual(['copy', 'comment']);
  });

  it('where work is only done, there is nothing to reject but something to send back', () => {
    const handle = { kind: 'handle', buttons: ['reject', 'return'] };
    const play = submitted([step('a', 'A', handle)]);
    expect(actsIn(play, 'A', '1')).toContain('reject');
    const bare = submitted([step('a', 'A', { ...handle, buttons: ['reject'] })]);
    expect(actsIn(bare, 'A', '1')).not.toContain('reject');
  });

  it('a pool is taken from and given back to', () => {
    const play = submitted([step('a', ['A', 'B'], { sign: { order: 'claim' } })]);
    expect(actsIn(play, 'A', '1')).toContain('claim');
    play.send('claim', 'A', { task: play.task('A') });
    expect(actsIn(play, 'A', '1')).toContain('unclaim');
    expect(actsIn(play, 'A', '1')).not.toContain('claim');
  });

  it('comments and copies follow the settings and who takes part', () => {
    const play = submitted([step('a', 'A')], { settings: { comments: false, withdraw: 'never' } });
    expect(actsIn(play, 'I', '0')).toEqual(['press', 'copy', 'print']);
    expect(actsIn(play, 'X', '3')).toEqual(['print']);
  });

  it('managing needs the right to manage and to be an administrator of this flow', () => {
    const play = submitted([step('a', 'A')]);
    const manage = { isMonitor: true };
    expect(actsIn(play, 'ADM', '4', manage)).toEqual([
      ...['cancel', 'assign', 'change', 'suspend', 'press', 'copy', 'comment'],
    ]);
    expect(actsIn(play, 'ADM', '4')).toEqual(['copy', 'comment']);
    expect(actsIn(play, 'X', '4', manage)).toEqual(['comment']);
    play.send('pause', 'ADM', {});
    expect(actsIn(play, 'ADM', '4', manage)).toEqual(['cancel', 'restore', 'copy', 'comment']);
    play.send('terminate', 'ADM', {});
    expect(actsIn(play, 'ADM', '4', manage)).toEqual(['resurgence', 'copy', 'comment']);
  });

  it('to urge a second time is offered, though it may be too early', () => {
    const play = submitted([step('a', 'A')]);
    play.send('urge', 'I', {});
    expect(actsIn(play, 'I', '0')).toContain('press');
  });
});

/** Reasons that have to do with what is filled in or picked, or with the clock. */
const later = [
  ...['E_FORM', 'E_FIELD', 'E_PICK', 'E_ASK', 'E_BLOCK', 'E_USER', 'E_DUP', 'E_SELF', 'E_COOLDOWN'],
  ...['E_DEPTH', 'E_TARGET', 'E_SIBLING'],
];

const everybody = ['A', 'B', 'C', 'D', 'I', 'M1', 'X', 'Y', 'ADM'];
const counted = { offered: 0, withheld: 0 };

function checkState(flow: CompiledFlow, state: FlowState, context: FlowContext): void {
  const agreeing: Choice = { kind: 'approve', n: 0, user: 'Y', value: 1, flag: false };
  const { picks, branches } = commandOfChoice(agreeing, state, flow, '') as {
    picks?: Record<string, string[]>;
    branches?: Record<string, string[]>;
  };
  const said = { opinion: '好', signature: 'data:', picks, branches };
  const outcome = (command: object) =>
    decide(flow, state, { id: 'try', ...said, ...command } as FlowCommand, context).refusal?.name;
  const check = (acts: readonly FlowAct[], act: FlowAct, commands: object[]) => {
    const isOffered = acts.includes(act);
    counted[isOffered ? 'offered' : 'withheld'] += 1;
    const outcomes = commands.map(outcome);
    const name = `${act} ${JSON.stringify(commands[0])} ${outcomes}`;
    if (isOffered)
      expect(
        outcomes.some((one) => one === undefined || later.includes(one)),
        name,
      ).toBe(true);
    else
      expect(
        outcomes.every((one) => one !== undefined),
        name,
      ).toBe(true);
  };

  for (const actor of everybody) {
    const looking = (opType: OpType, task?: string) =>
      actsOf(flow, state, context, actor, { opType, task, isMonitor: true });
    const mine = looking('0');
    const start = state.tasks.find((task) => task.via === 'start' && task.state === 'pending');
    check(mine, 'submit', [{ type: 'submit', actor }, ...(start ? [resubmit(start.id, actor)] : [])]);
    check(mine, 'save', [{ type: 'saveDraft', actor, form: state.form }]);
    check(mine, 'revoke', [{ type: 'withdraw', actor }]);
    check(mine, 'revokeApproved', [{ type: 'revoke', actor, flow: 'g' }]);
    if (state.urgedAt === null) check(mine, 'press', [{ type: 'urge', actor }]);
    check(mine, 'copy', [{ type: 'cc', actor, users: ['Z'] }]);

    const manage = looking('4');
    check(manage, 'cancel', [{ type: 'terminate', actor }]);
    check(manage, 'suspend', [{ type: 'pause', actor }]);
    check(manage, 'restore', [{ type: 'resume', actor }]);
    check(manage, 'change', [{ type: 'jump', actor, to: 'start' }]);
    check(manage, 'resurgence', [{ type: 'reactivate', actor, to: 'start' }]);
    const assigned = state.tasks.map(({ id: task }) => ({ type: 'assign', actor, task, to: 'Z' }));
    if (assigned.length > 0) check(manage, 'assign', assigned);

    for (const { id: task, via } of state.tasks) {
      const todo = looking('1', task);
      const targets = returnChoices(flow, state, task).map(({ node: to }) => ({
        type: 'return',
        actor,
        task,
        to,
      }));
      if (via !== 'start') {
        check(todo, 'audit', [{ type: 'approve', actor, task }]);
        check(todo, 'reject', [{ type: 'reject', actor, task }, ...targets]);
        check(todo, 'transfer', [{ type: 'transfer', actor, task, to: 'Z' }]);
        check(todo, 'freeApprover', [{ type: 'addSign', how: 'with', actor, task, users: ['Z'] }]);
      }
      check(looking('2', task), 'recall', [{ type: 'recall', actor, task }]);
    }
    const added = state.tasks.map(({ id: task }) => ({ type: 'reduceSign', actor, task }));
    if (added.length > 0) check(looking('2'), 'reduceSign', added);
  }
}

const resubmit = (task: string, actor: string) => ({ type: 'resubmit', task, actor });

it('whatever the flow and wherever it stands: what is offered works, what is not is refused', () => {
  fc.assert(
    fc.property(anyFlow, anyForm, anyChoices, (template, form, choices) => {
      const flow = compileFlow(template);
      const context: FlowContext = {
        now: monday,
        directory: company(),
        asking,
        delegations: [
          { id: 'd', type: 'approve', from: 'A', to: 'Y', flows: [], start: 0, end: monday * 2 },
          { id: 'e', type: 'approve', from: 'B', to: 'I', flows: [], start: 0, end: monday * 2 },
          { id: 'f', type: 'launch', from: 'I', to: 'X', flows: [], start: 0, end: monday * 2 },
        ],
        answers: Object.fromEntries(flow.reading.map(({ node }) => [node.id, ['C']])),
      };
      let state = draftFlow({ id: 'f', key: 'leave', version: 1, initiator: 'I', form });
      const first: Choice = { kind: 'submit', n: 1, user: 'A', value: 7, flag: false };
      for (const [index, choice] of [first, ...choices].entries()) {
        const decision = decide(flow, state, commandOfChoice(choice, state, flow, `c${index}`), context);
        if (decision.refusal || decision.state === state) continue;
        state = decision.state;
        checkState(flow, state, context);
      }
    }),
    { numRuns: 120 },
  );
  expect(counted.offered).toBeGreaterThan(2_000);
  expect(counted.withheld).toBeGreaterThan(20_000);
});
