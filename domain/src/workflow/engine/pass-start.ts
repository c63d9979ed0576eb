import { type StartNode, signPresets } from '@fairway/contract/flow-template.ts';
import { closeVisit } from './close-visit.ts';
import { copyToNamed } from './copies.ts';
import { openGroup } from './open-tasks.ts';
import { type Run, saidNothing } from './run.ts';

/** A flow leaves its start: the initiator has decided by submitting it. */
export function passStart(run: Run, start: StartNode, cc?: readonly string[]): void {
  const frame = run.nextId('frames');
  run.emit({ type: 'frameOpened', frame, parent: null, arm: null });
  const visit = run.nextId('visits');
  run.emit({
    type: 'visitOpened',
    visit,
    node: start.id,
    frame,
    how: 'forward',
    answer: null,
    back: null,
    due: null,
  });
  const task = run.nextId('tasks');
  const group = openGroup(run, { visit, kind: 'top', parent: null, sign: signPresets.any, depth: 0 }, [
    { user: run.state.initiator, via: 'start' },
  ]);
  run.emit({
    type: 'taskDecided',
    task,
    result: 'approved',
    by: run.command.actor,
    auto: null,
    rejectTo: null,
    comeBack: false,
    ...saidNothing,
  });
  run.emit({ type: 'groupClosed', group, result: 'passed' });
  copyToNamed(run, cc, start.id);
  closeVisit(run, visit, 'passed');
}
