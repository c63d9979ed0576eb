import { rootFrame } from './root-frame.ts';
import type { Run } from './run.ts';
import { type FlowState, frameOf, isLive, type Task, type Visit, visitOf } from './state.ts';

/** Ends everything that is open in a frame; the frame itself stays. */
export function cancelContent(run: Run, frameId: string): void {
  const { state } = run;
  const open = frameOf(state, frameId)?.visit ?? null;
  const visit = open === null ? undefined : visitOf(state, open);
  if (visit?.state !== 'open') return;
  cancelInside(run, visit);
  run.emit({ type: 'visitClosed', visit: visit.id, result: 'cancelled', reason: null });
}

/** Ends the arms, tasks and sub-flows of a visit. */
export function cancelInside(run: Run, visit: Visit): void {
  const { state } = run;
  for (const { id, parent, state: standing } of state.frames)
    if (parent === visit.id && standing === 'open') {
      cancelContent(run, id);
      run.emit({ type: 'frameClosed', frame: id, result: 'cancelled' });
    }
  for (const { id, visit: owner, state: standing } of state.groups)
    if (owner === visit.id && standing === 'open')
      run.emit({ type: 'groupClosed', group: id, result: 'cancelled' });
  for (const task of state.tasks)
    if (task.visit === visit.id && isLive(task)) run.emit({ type: 'taskCancelled', task: task.id });
  for (const { no, result } of visitOf(state, visit.id)?.children ?? [])
    if (result === 'running') run.emit({ type: 'childCancelled', visit: visit.id, child: no });
}

/** Ends the groups that were added to a task, with everybody in them. */
export function cancelAdded(run: Run, task: Task): void {
  const { state } = run;
  for (const { id, parent, state: standing } of state.groups) {
    if (parent !== task.id || standing !== 'open') continue;
    run.emit({ type: 'groupClosed', group: id, result: 'cancelled' });
    cancelLive(run, id);
  }
}

/** Ends everybody in a group who has not decided. */
export function cancelLive(run: Run, group: string): void {
  for (const task of run.state.tasks) {
    if (task.group !== group || !isLive(task)) continue;
    run.emit({ type: 'taskCancelled', task: task.id });
    cancelAdded(run, task);
  }
}

/** The flow is over. */
export function endFlow(run: Run, status: FlowState['status']): void {
  const root = rootFrame(run.state);
  cancelContent(run, root);
  if (frameOf(run.state, root)?.state === 'open')
    run.emit({
      type: 'frameClosed',
      frame: root,
      result: status === 'approved' ? 'done' : 'cancelled',
    });
  run.entering.length = 0;
  run.emit({ type: 'ended', status });
}
