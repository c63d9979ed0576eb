import type { Due, FlowNode } from '@fairway/contract/flow-template.ts';
import { isWorkingDay } from '../../calendar/working-days.ts';
import type { FormContext } from '../../forms/expression/scope.ts';
import { ownValue } from '../../forms/own-value.ts';
import { dayNumber, instantOf, wallTimeOf } from '../../time/zoned.ts';
import { isHumanNode } from '../template/compile-flow.ts';
import type { Run } from './run.ts';

const minute = 60_000;

export const dueOf = (node: FlowNode | undefined): Due | undefined =>
  node && isHumanNode(node) ? node.due : undefined;

/** When a visit that begins now is due, on the flow's own clock; null: never. */
export function dueAt(run: Run, node: FlowNode): number | null {
  const { state } = run;
  const due = dueOf(node);
  if (node.kind === 'delay') return momentAfter(run, node.until, run.runningClock, node.calendar);
  if (!due) return null;
  const from = due.from === 'launch' ? (state.submittedAt ?? run.context.now) : run.runningClock;
  return momentAfter(run, due.after, from, due.calendar);
}

function momentAfter(
  run: Run,
  after: { minutes: number } | { field: string },
  from: number,
  calendar: Due['calendar'],
): number | null {
  if ('field' in after) {
    run.lookAtForm();
    const value = ownValue(run.state.form, after.field);
    // A date of the form is a real one: time the flow stood still does not move it.
    return typeof value === 'number' && Number.isFinite(value) ? value - run.state.frozen : null;
  }
  return calendar === 'work'
    ? addWorkingTime(from, after.minutes * minute, run.context.asking)
    : from + after.minutes * minute;
}

const mostDays = 3 * 366;

/** Later by so much time of working days; days off do not count. */
export function addWorkingTime(from: number, length: number, { zone, calendar }: FormContext): number {
  let [at, left] = [from, length];
  for (let days = 0; days < mostDays; days += 1) {
    const wall = wallTimeOf(at, zone);
    const next = wall && instantOf({ ...wall, day: wall.day + 1, hour: 0, minute: 0, second: 0 }, zone);
    if (!wall || next === undefined) break;
    const isWorked = isWorkingDay(calendar, dayNumber(wall));
    if (isWorked && at + left <= next) return at + left;
    if (isWorked) left -= next - at;
    at = next;
  }
  return at + left;
}
