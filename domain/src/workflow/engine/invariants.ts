import type { CompiledFlow } from '../template/compile-flow.ts';
import { isHumanNode } from '../template/compile-flow.ts';
import { type FlowState, frameOf, isActive, isApproved, isCounted, isLive, visitOf } from './state.ts';

/** Everything that must be true of a flow whatever was done to it; what is not is named. */
export function brokenInvariants(flow: CompiledFlow, state: FlowState): string[] {
  const broken: string[] = [];
  const must = (isSo: boolean, what: string) => {
    if (!isSo) broken.push(what);
  };
  const openVisits = state.visits.filter((visit) => visit.state === 'open');
  const openFrames = state.frames.filter((frame) => frame.state === 'open');
  const openGroups = state.groups.filter((group) => group.state === 'open');
  const live = state.tasks.filter(isLive);

  if (isActive(state)) {
    must(openVisits.length > 0, 'I1 somebody or something is waited for');
    must(
      openFrames.some(({ parent }) => parent === null),
      'I4 the flow itself is open',
    );
    for (const visit of openVisits) {
      const node = flow.byId.get(visit.node)?.node;
      const tasks = state.tasks.filter((task) => task.visit === visit.id);
      const isWaiting = tasks.some((task) => task.state === 'pending');
      if (node && (isHumanNode(node) || node.kind === 'start'))
        must(isWaiting, `I1 ${visit.id} (${node.id}) has somebody at it`);
      if (node?.kind === 'delay' && state.status === 'running')
        must(
          state.timers.some((timer) => timer.visit === visit.id),
          `I1 the delay ${visit.id} has a timer`,
        );
      if (node?.kind === 'sub')
        must(
          visit.children.some(({ result }) => result === 'running'),
          `I1 ${visit.id} waits for a sub-flow`,
        );
      if (node?.kind === 'branch')
        must(
          openFrames.some(({ parent }) => parent === visit.id),
          `I1 the branch ${visit.id} has a running arm`,
        );
    }
  } else {
    must(live.length === 0, 'I2 nothing is live after the end');
    must(openVisits.length === 0, 'I2 no visit is open after the end');
    must(openFrames.length === 0, 'I2 no frame is open after the end');
    must(openGroups.length === 0, 'I2 no group is open after the end');
    must(state.timers.length === 0, 'I2 no timer runs after the end');
  }

  for (const frame of openFrames) {
    const inside = openVisits.filter((visit) => visit.frame === frame.id);
    must(inside.length === 1 && inside[0]?.id === frame.visit, `I4 ${frame.id} has exactly one open visit`);
    if (frame.parent !== null)
      must(visitOf(state, frame.parent)?.state === 'open', `I4 the branch around ${frame.id} is open`);
  }
  for (const visit of openVisits)
    must(frameOf(state, visit.frame)?.state === 'open', `I4 the frame of ${visit.id} is open`);
  for (const task of live)
    must(visitOf(state, task.visit)?.state === 'open', `I4 ${task.id} is on an open visit`);
  for (const group of openGroups)
    must(visitOf(state, group.visit)?.state === 'open', `I4 ${group.id} is on an open visit`);
  for (const timer of state.timers)
    must(visitOf(state, timer.visit)?.state === 'open', `I4 ${timer.id} is on an open visit`);
  must(state.status === 'running' || state.timers.length === 0, 'no timer runs while it stands still');

  for (const group of state.groups) {
    const users = state.tasks
      .filter((task) => task.group === group.id && isCounted(task))
      .map(({ user }) => user);
    must(new Set(users).size === users.length, `I5 nobody counts twice in ${group.id}`);
  }
  for (const task of state.tasks.filter(
    ({ state: standing }) => standing === 'waitBefore' || standing === 'waitAfter',
  ))
    must(
      openGroups.some(({ parent }) => parent === task.id),
      `${task.id} waits for somebody who was added`,
    );

  const { status, revocation, revokes } = state;
  must(
    (status === 'revoking') === (revocation?.result === 'running'),
    'I1 what is being revoked waits for its revocation',
  );
  must(
    (status === 'revoked') === (revocation?.result === 'approved'),
    'I2 it is revoked when its revocation was agreed to',
  );
  if (revokes) {
    must(revocation === undefined, 'a revocation is not revoked');
    must(
      state.visits.every(({ children, attempts }) => children.length === 0 && attempts === 0),
      'a revocation goes to people only',
    );
    must(
      state.visits.every(({ node, how }) => how === 'forward' || flow.byId.get(node)?.node.kind !== 'start'),
      'a revocation is never at its start again',
    );
  }

  if (isApproved(status)) {
    const passed = state.visits.filter(
      (visit) => visit.state === 'passed' && visit.round === state.round && visit.group !== null,
    );
    for (const visit of passed)
      must(
        state.tasks.some((task) => task.group === visit.group && task.state === 'approved') ||
          state.groups.some(({ id, sign }) => id === visit.group && sign.tie === 'pass'),
        `I10 ${visit.id} was passed by somebody or for a reason`,
      );
    for (const visit of state.visits)
      if (visit.state === 'passed' && visit.group === null) {
        const node = flow.byId.get(visit.node)?.node;
        must(!node || !isHumanNode(node) || visit.reason !== null, `I10 ${visit.id} says why it passed`);
      }
  }
  for (const { wrote } of state.undo)
    must(new Set(wrote.map(({ key }) => key)).size === wrote.length, 'a command keeps what stood there once');
  must(state.wrote.length === 0 && state.looked.length === 0, 'nothing is left of the last command');
  return broken;
}
