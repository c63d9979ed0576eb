import type { BranchNode } from '@fairway/contract/flow-template.ts';
import { ownValue } from '../../forms/own-value.ts';
import type { PlacedNode } from '../template/compile-flow.ts';
import { endOfSequence, joinIfThrough } from './close-visit.ts';
import { type Entering, type Run, refuse } from './run.ts';

interface EnteringBranch {
  placed: PlacedNode<BranchNode>;
  entering: Entering;
  /** Those the conditions lead into. */
  arms: readonly string[];
}

/** Opens a frame for every arm that is taken, all of them before the first is entered: a join waits for each. */
export function enterBranch(run: Run, visit: string, { placed, entering, arms }: EnteringBranch): void {
  const stood = entering.arms ?? [];
  const taken = stood.length > 0 ? stood.map(({ arm }) => arm) : armsTaken(run, placed, arms);
  if (taken === undefined) return;
  const frames = taken.map((arm) => {
    const frame = run.nextId('frames');
    run.emit({ type: 'frameOpened', frame, parent: visit, arm });
    return { frame, arm };
  });
  for (const { frame, arm } of frames) {
    const seq = placed.arms.find((one) => one.arm.id === arm)?.seq ?? [];
    const [first] = seq;
    const before = stood.find((one) => one.arm === arm);
    if (before?.at)
      run.entering.push({
        frame,
        node: before.at.node,
        how: 'back',
        people: before.at.people,
        arms: before.at.arms,
        back: before.at.back,
      });
    else if (before || !first) endOfSequence(run, frame);
    else run.entering.push({ frame, node: first.node.id, how: 'forward' });
  }
  if (frames.length === 0) joinIfThrough(run, visit);
}

function armsTaken(
  run: Run,
  { node, arms: placed }: PlacedNode<BranchNode>,
  byForm: readonly string[],
): readonly string[] | undefined {
  if (run.state.revokes) return byForm;
  switch (node.mode) {
    case 'parallel':
      return placed.map(({ arm }) => arm.id);
    case 'exclusive':
    case 'inclusive':
      return byForm;
    case 'choose':
      return armsTicked(run, node);
  }
}

/** Those the handler before ticked; the default arm where nobody can be asked. Undefined: they are asked now. */
function armsTicked(run: Run, node: BranchNode): readonly string[] | undefined {
  const { command } = run;
  const ticked = ownValue('branches' in command ? command.branches : undefined, node.id) ?? [];
  const known = node.arms.filter(({ id }) => ticked.includes(id)).map(({ id }) => id);
  if (known.length !== new Set(ticked).size) refuse('E_PICK', { fields: [node.id] });
  if (known.length > 0) return known;
  if (run.isAutomatic)
    return node.arms
      .filter(({ isDefault }) => isDefault)
      .slice(0, 1)
      .map(({ id }) => id);
  const arms = node.arms.map(({ id, name }) => ({ id, name }));
  run.needs.push({ kind: 'branch', node: node.id, name: node.name, arms });
  return undefined;
}
