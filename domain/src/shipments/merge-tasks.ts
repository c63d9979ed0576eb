import { type PlannedTask, type TaskKind, taskKinds } from './task-plan.ts';

/** What somebody said of a task. Times are milliseconds. */
export interface SaidTask {
  id: string;
  kind: TaskKind | 'other';
  title: string;
  assigneeId: string | null;
  dueAt: number | null;
  doneAt: number | null;
  doneBy: string | null;
}

export interface MergedTask extends SaidTask {
  isDone: boolean;
  /** An event ended it: nobody did by hand. */
  isByEvent: boolean;
}

/** The plan with what people said beside it; what they wrote down themselves comes behind it, by its due time. */
export function mergeTasks(plan: readonly PlannedTask[], said: readonly SaidTask[]): MergedTask[] {
  const planned = plan.map(({ kind, dueAt, isDone }): MergedTask => {
    const own = said.find((task) => task.kind === kind);
    return {
      ...(own ?? { title: '', assigneeId: null, doneAt: null, doneBy: null }),
      ...{ id: own?.id ?? kind, kind, dueAt: own?.dueAt ?? dueAt },
      isDone: isDone || (own?.doneAt ?? null) !== null,
      isByEvent: isDone,
    };
  });
  const others = said
    .filter(({ kind }) => !taskKinds.includes(kind as TaskKind))
    .map((task): MergedTask => ({ ...task, isDone: task.doneAt !== null, isByEvent: false }))
    .sort((one, two) => (one.dueAt ?? Infinity) - (two.dueAt ?? Infinity) || (one.id < two.id ? -1 : 1));
  return [...planned, ...others];
}
