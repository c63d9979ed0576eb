import { readFormDefinition } from '@fairway/contract/forms.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileForm } from '../../forms/compile-form.ts';
import type { FlowCommand, Need } from '../engine/commands.ts';
import { decide } from '../engine/decide.ts';
import type { FlowContext } from '../engine/run.ts';
import { draftFlow, type FlowState, visitOf } from '../engine/state.ts';
import { type CompiledFlow, compileFlow } from '../template/compile-flow.ts';
import { anyFlow, anyForm } from '../testing/generated-flows.ts';
import { Play, step } from '../testing/play.ts';
import { candidatesFor } from './candidates.ts';
import { type Preview, previewFlow } from './preview.ts';

const { context } = new Play([]);
const form = compileForm(
  readFormDefinition({
    version: 1,
    nodes: [
      { id: 'f1', kind: 'number', model: 'a' },
      { id: 'f2', kind: 'number', model: 'b' },
      { id: 'f3', kind: 'text', model: 'who' },
      { id: 'f4', kind: 'text', model: 'when' },
      { id: 'f5', kind: 'table', model: 'rows', columns: [{ id: 'c1', kind: 'text', model: 'x' }] },
    ],
  }),
);

interface Picked {
  picks: Record<string, string[]>;
  branches: Record<string, string[]>;
}

/** Submits a request and picks whatever is asked for. */
function submitting(flow: CompiledFlow, draft: FlowState, with_: FlowContext) {
  const picked: Picked = { picks: {}, branches: {} };
  for (let round = 0; round < 20; round += 1) {
    const command: FlowCommand = { type: 'submit', id: 'c', actor: 'I', ...picked };
    const decision = decide(flow, draft, command, with_);
    const needs = decision.refusal?.name === 'E_PICK' ? decision.refusal.needs : [];
    if (needs.length === 0) return { decision, picked };
    for (const need of needs) pick(flow, draft, need, picked, with_);
  }
  throw new Error('asked for ever');
}

function pick(flow: CompiledFlow, draft: FlowState, need: Need, picked: Picked, with_: FlowContext): void {
  if (need.kind === 'branch') picked.branches[need.node] = (need.arms ?? []).slice(0, 1).map(({ id }) => id);
  else picked.picks[need.node] = candidatesFor(flow, draft, need.node, with_).slice(0, 1);
}

/** Whose tasks wait now, and at which step. */
const waiting = (state: FlowState): string[] =>
  state.visits
    .filter((visit) => visit.state === 'open')
    .flatMap((visit) => state.tasks.filter((task) => task.visit === visit.id && task.state !== 'removed'))
    .map((task) => `${visitOf(state, task.visit)?.node} ${task.user} ${task.via} ${task.auto}`);
const foreseen = ({ nodes }: Preview): string[] =>
  nodes
    .filter(({ state }) => state === 'current')
    .flatMap(({ node, people }) =>
      people.map(({ user, via, skipped }) => `${node} ${user} ${via} ${skipped}`),
    );

it('whatever the flow and the form: what a preview says is what submitting comes to', () => {
  const seen = { same: 0, refused: 0 };
  fc.assert(
    fc.property(anyFlow, anyForm, (template, given) => {
      const answers = Object.fromEntries(
        compileFlow(template).reading.map(({ node }, place) => [node.id, place % 3 ? ['D'] : []]),
      );
      const with_ = { ...context, answers };
      // The form is no judge of values it cannot hold.
      const isHeld = !Array.isArray(given.who) && typeof given.when !== 'number';
      const flow = compileFlow(template, isHeld ? form : undefined);
      const { key, version } = template;
      const draft = draftFlow({ id: '', key, version, initiator: 'I', form: given });
      const { decision, picked } = submitting(flow, draft, with_);
      const preview = previewFlow(flow, { initiator: 'I', form: given, ...picked }, with_);
      if (decision.refusal) {
        if (decision.refusal.name === 'E_FORM') return;
        expect(preview.refusal?.name).toBe(decision.refusal.name);
        seen.refused += 1;
        return;
      }
      expect(foreseen(preview).toSorted()).toEqual(waiting(decision.state).toSorted());
      const isOver = decision.state.status !== 'running';
      if (isOver) expect(preview.ends).toBe(decision.state.status);
      seen.same += 1;
    }),
    { numRuns: 1_000 },
  );
  expect(seen.same).toBeGreaterThan(100);
  expect(seen.refused).toBeGreaterThan(0);
});

it('a step that blocks without anybody is named, wherever it stands on the way', () => {
  const blocks = step('b', 'GONE', { name: '总经理', onEmpty: 'block' });
  const looked = (nodes: unknown[]) => {
    const play = new Play(nodes as never);
    return previewFlow(play.flow, { initiator: 'I', form: {} }, play.context);
  };
  expect(looked([blocks]).refusal).toMatchObject({ name: 'E_BLOCK', places: { node: '总经理' } });
  const later = looked([step('a', 'A'), blocks]);
  expect(later.refusal).toMatchObject({ name: 'E_BLOCK' });
  expect(later.nodes.map(({ node }) => node)).toEqual(['start', 'a']);
  expect(later.ends).toBeUndefined();
  expect(looked([step('a', 'A')]).refusal).toBeUndefined();
});
