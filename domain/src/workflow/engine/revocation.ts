import type { FlowNode } from '@fairway/contract/flow-template.ts';
import type { FormValues } from '@fairway/contract/forms.ts';
import { type CompiledFlow, isHumanNode } from '../template/compile-flow.ts';
import { peopleOf } from './frame-standing.ts';
import { latestPassed, withInside } from './path-before.ts';
import { rootFrame } from './root-frame.ts';
import { type Entry, type FlowState, frameOf, type Revokes, type Visit } from './state.ts';

const day = 24 * 3_600_000;

/** Until when an approved request may be revoked; null where its flow does not offer that. */
export function revokableUntil({ template }: CompiledFlow, { endedAt }: FlowState): number | null {
  const { revokeDays } = template.settings;
  return endedAt === null || revokeDays === 0 ? null : endedAt + revokeDays * day;
}

/** What a revocation begins with: the form and the way of the request it revokes. */
export function revocationOf(
  flow: CompiledFlow,
  state: FlowState,
): { revokes: Revokes; form: FormValues; picked: Record<string, string[]>; place: string | null } {
  const on = { flow, state };
  const root = frameOf(state, rootFrame(state));
  const passed = flow.root.flatMap(({ node }) => {
    const visit = root && latestPassed(on, root, node.id);
    return visit ? withInside(on, visit) : [];
  });
  const nodeOf = (visit: Visit) => flow.byId.get(visit.node)?.node;
  const isAt = (visit: Visit, wanted: (node: FlowNode) => boolean) => {
    const node = nodeOf(visit);
    return node !== undefined && wanted(node);
  };
  const picked = passed
    .filter((visit) => isAt(visit, isPicked))
    .map((visit): [string, string[]] => [visit.node, peopleOf(on, visit)]);
  return {
    revokes: {
      flow: state.id,
      steps: passed.filter((visit) => isAt(visit, isHumanNode)).map(({ node }) => node),
      arms: Object.fromEntries(
        passed
          .filter((visit) => isAt(visit, ({ kind }) => kind === 'branch'))
          .map((visit) => [visit.node, armsTaken(state, visit)]),
      ),
    },
    form: state.form,
    picked: { ...state.picks, ...Object.fromEntries(picked) },
    place: state.place,
  };
}

const armsTaken = ({ frames }: FlowState, { id }: Visit): string[] =>
  frames.flatMap(({ parent, arm, state }) =>
    parent === id && arm !== null && state === 'done' ? [arm] : [],
  );

/** Somebody picked its people: nobody is asked a second time. */
const isPicked = (node: FlowNode): boolean =>
  isHumanNode(node) &&
  (node.onEmpty === 'prevPicks' || node.who.some(({ by }) => by === 'candidates' || by === 'initiatorPicks'));

/** A revocation goes to people only, and only where its request went; whom somebody sends it to has it. */
export function isPassedBy({ revokes }: FlowState, node: FlowNode, how: Entry): boolean {
  if (!revokes || node.kind === 'start' || node.kind === 'branch') return false;
  return !isHumanNode(node) || (how === 'forward' && !revokes.steps.includes(node.id));
}
