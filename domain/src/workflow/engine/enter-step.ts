import type { HumanNode } from '@fairway/contract/flow-template.ts';
import { ownValue } from '../../forms/own-value.ts';
import { isActiveUser, isColleague } from '../people/directory.ts';
import { replaceInitiator, withoutInitiator } from '../people/no-self-approval.ts';
import { adminOf, type Found, resolvePeople, standInFor } from '../people/resolve-people.ts';
import { skipPeople } from '../people/skip-approvers.ts';
import type { PlacedNode } from '../template/compile-flow.ts';
import { closeVisit } from './close-visit.ts';
import { openGroup } from './open-tasks.ts';
import { type Entering, type Run, refuse } from './run.ts';
import { settle } from './settle-group.ts';
import { visitOf } from './state.ts';

interface EnteringStep {
  placed: PlacedNode<HumanNode>;
  entering: Entering;
  auto: 'pass' | 'reject' | null;
}

/** A step people decide: who they are, who is passed over, and what happens when there is nobody. */
export function enterStep(run: Run, visitId: string, { placed, entering, auto }: EnteringStep): void {
  const { node } = placed;
  // Whoever sends it to a step wants somebody to look at it.
  const isForward = entering.how === 'forward';
  if (isForward && auto !== null) {
    closeVisit(run, visitId, auto === 'pass' ? 'passed' : 'rejected', 'condition');
    return;
  }
  const again = (entering.people ?? [])
    .filter((user) => isActiveUser(run.context.directory, user))
    .map((user): Found => ({ user, via: 'again' }));
  const named = again.length > 0 ? again : resolvePeople(run, entering.frame, placed, node.who);
  const found = replaceInitiator(run, visitId, node, { people: named, isForward });
  const people = found.length > 0 ? found : peopleWhenEmpty(run, placed, named.length > 0);
  if (people === 'pass' || people === 'reject') {
    closeVisit(run, visitId, people === 'pass' ? 'passed' : 'rejected', 'empty');
    return;
  }
  const group = openGroup(
    run,
    { visit: visitId, kind: 'top', parent: null, sign: node.sign, depth: 0 },
    people,
  );
  const visit = visitOf(run.state, visitId);
  if (isForward && visit) skipPeople(run, visit, placed);
  settle(run, group);
}

/**
 * What the step does without anybody; an administrator where nothing else leads to a person. `wasOwn`: whose request it is
 * would have decided alone, and does not come in again here.
 */
function peopleWhenEmpty(
  run: Run,
  { node }: PlacedNode<HumanNode>,
  wasOwn: boolean,
): readonly Found[] | 'pass' | 'reject' {
  const { directory } = run.context;
  const admin: Found[] = [{ user: adminOf(run), via: 'admin' }];
  // Somebody is asked to pick, and sends the command again.
  if (run.needs.some((need) => need.node === node.id)) return admin;
  const rule = node.onEmpty;
  if (typeof rule === 'object') {
    const users = withoutInitiator(run.flow, run.state, node, [
      ...new Set(rule.users.map(standInFor(directory))),
    ]);
    const named = users.filter((user) => isActiveUser(directory, user));
    return named.length > 0 ? named.map((user) => ({ user, via: 'onEmpty' })) : admin;
  }
  switch (rule) {
    case 'pass':
      return wasOwn && node.neverSkip ? admin : rule;
    case 'reject':
      return rule;
    case 'block':
      return run.isReport ? admin : refuse('E_BLOCK', { places: { node: node.name || node.id } });
    case 'initiator':
      return !wasOwn && isActiveUser(directory, run.state.initiator)
        ? [{ user: run.state.initiator, via: 'onEmpty' }]
        : admin;
    case 'prevPicks':
      return pickedInstead(run, node) ?? admin;
    case 'admin':
      return admin;
  }
}

function pickedInstead(run: Run, node: HumanNode): Found[] | undefined {
  const { command, context, state } = run;
  const given = ownValue('picks' in command ? command.picks : undefined, node.id) ?? [];
  if (given.some((user) => !isColleague(context.directory, user))) refuse('E_USER', { fields: [node.id] });
  if (withoutInitiator(run.flow, state, node, given).length < given.length)
    refuse('E_INITIATOR', { fields: [node.id] });
  if (given.length > 0) return [...new Set(given)].map((user) => ({ user, via: 'onEmpty' }));
  if (state.revokes) {
    const kept = (ownValue(state.picks, node.id) ?? []).filter((user) =>
      isActiveUser(context.directory, user),
    );
    return kept.length > 0 ? kept.map((user) => ({ user, via: 'onEmpty' })) : undefined;
  }
  if (!run.isAutomatic) run.needs.push({ kind: 'empty', node: node.id, name: node.name });
  return undefined;
}
