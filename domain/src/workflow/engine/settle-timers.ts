import type { Due } from '@fairway/contract/flow-template.ts';
import { dueOf } from './due-date.ts';
import type { Run } from './run.ts';
import type { Timer, Visit } from './state.ts';

type Planned = Pick<Timer, 'purpose' | 'at'>;

/** Clears the timers of visits that are through and arms those that are missing; none runs while a flow is paused. */
export function settleTimers(run: Run): void {
  const { state } = run;
  const isRunning = state.status === 'running';
  for (const { id, visit } of state.timers)
    if (!isRunning || state.visits[Number(visit.slice(1))]?.state !== 'open')
      run.emit({ type: 'timerCleared', timer: id });
  if (!isRunning) return;
  for (const { visit: open } of state.frames) {
    const visit = open === null ? undefined : state.visits[Number(open.slice(1))];
    if (visit?.due == null) continue;
    for (const { purpose, at } of plannedFor(run, visit)) {
      if (state.timers.some((timer) => timer.visit === visit.id && timer.purpose === purpose)) continue;
      run.emit({
        type: 'timerSet',
        timer: { id: `t${state.timerCount}`, visit: visit.id, purpose, at },
      });
    }
  }
}

/** What should be armed for a visit now. */
function plannedFor(run: Run, visit: Visit): Planned[] {
  const node = run.nodeOf(visit.node)?.node;
  const clock = run.runningClock;
  const at = (time: number) => Math.max(time, clock) + run.state.frozen;
  const end = visit.due as number;
  if (node?.kind === 'delay') return [{ purpose: 'delay', at: at(end) }];
  const due = dueOf(node);
  if (!due) return [];
  const planned: Planned[] = [];
  const remind = due.remind && nextOf(end - due.remind.before * minute, due.remind, clock, end);
  if (remind !== undefined) planned.push({ purpose: 'remind', at: at(remind) });
  const late = due.late && nextOf(end, due.late, clock);
  if (late !== undefined) planned.push({ purpose: 'late', at: at(late) });
  if (due.onOverdue !== 'none' && !visit.dueDone)
    planned.push({ purpose: 'overdue', at: at(end + due.overdueAfter * minute) });
  return planned;
}

const minute = 60_000;

/** The next of several reminders that is still to come. */
function nextOf(
  first: number,
  { every, max }: NonNullable<Due['late']>,
  clock: number,
  until = Number.POSITIVE_INFINITY,
): number | undefined {
  const passed = Math.max(0, Math.floor((clock - first) / (every * minute)) + 1);
  const next = first + passed * every * minute;
  return passed < max && next < until ? next : undefined;
}
