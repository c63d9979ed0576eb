import { AppError } from '@fairway/contract/app-error.ts';
import { type Milestone, milestones } from '@fairway/contract/tracking.ts';
import { type MergedTask, mergeTasks } from '@fairway/domain/shipments/merge-tasks.ts';
import { ownersOfTask } from '@fairway/domain/shipments/task-owners.ts';
import { type TaskKind, taskKinds, taskPlan } from '@fairway/domain/shipments/task-plan.ts';
import { milestoneTable } from '@fairway/domain/tracking/milestone-table.ts';
import { placeOfStage } from '@fairway/domain/tracking/stage.ts';
import { newId } from '../database/new-id.ts';
import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { refuseStrangers } from './check-fields.ts';
import {
  deleteTask,
  findBills,
  findShipmentsWithTasksOf,
  findTasks,
  listTasksOfCustomer,
  type StoredBill,
  type StoredTask,
  saveTask,
  takeTask,
} from './paper-store.ts';
import { findMembers } from './part-store.ts';
import { heldToChange, readerOf } from './reader.ts';
import { findShipments } from './store.ts';
import type { StoredShipment } from './stored-shipment.ts';

/**
 * What has happened, by its events and by how far the cargo is: everything before it happened too, and no box is loaded
 * without its papers. Bills do not follow ships, so they are asked themselves.
 */
function reachedBy({ stage, happened }: StoredShipment, bills: readonly StoredBill[]): Set<Milestone> {
  const place = placeOfStage(stage);
  const moves = milestones.filter((one) => {
    const facts = milestoneTable[one];
    return facts.stage !== null && !facts.isPaper && placeOfStage(facts.stage) <= place;
  });
  const rank = Math.max(0, ...moves.map((one) => milestoneTable[one].rank));
  const isLoaded = rank >= milestoneTable.LOADED.rank;
  const passed = milestones.filter((one) => {
    const facts = milestoneTable[one];
    return facts.rank <= Math.min(rank, milestoneTable.DEP.rank) && (isLoaded || !facts.isPaper);
  });
  const reached = new Set<Milestone>([...(place === 0 ? [] : passed), ...happened]);
  if (bills.some(({ status }) => status === 'issued')) reached.add('BL_ISSUED');
  if (bills.some(({ status }) => status === 'surrendered')) reached.add('TELEX');
  return reached;
}

/** The plan of a shipment with what people said beside it. */
export function tasksOf(
  shipment: StoredShipment,
  bills: readonly StoredBill[],
  said: readonly StoredTask[],
): MergedTask[] {
  const time = (at: Date | null) => at?.getTime() ?? null;
  const open = bills.filter(({ status }) => status !== 'voided');
  const plan = taskPlan({
    departure: time(shipment.atd ?? shipment.etd ?? shipment.firstEtd),
    ...{ cutPort: time(shipment.cutPort), cutCustoms: time(shipment.cutCustoms) },
    ...{ cutVgm: time(shipment.cutVgm), cutSi: time(shipment.cutSi) },
    reached: reachedBy(shipment, bills),
    isBillConfirmed: open.length > 0 && open.every(({ status }) => status !== 'draft'),
    // Charges and their bills are not kept here yet: people say that they are done.
    ...{ areChargesApproved: false, isBillSent: false },
  });
  return mergeTasks(
    plan,
    said.map((task) => ({
      ...{ id: task.id, kind: task.kind, title: task.title, assigneeId: task.assigneeId },
      ...{ dueAt: time(task.dueAt), doneAt: time(task.doneAt), doneBy: task.doneBy },
    })),
  );
}

export async function addTask(
  ctx: Context,
  id: string,
  { title, assigneeId, dueAt }: { title: string; assigneeId: string | null; dueAt: number | null },
) {
  const { db, now } = ctx;
  await heldToChange(ctx, id);
  if (assigneeId !== null) await refuseStrangers(ctx, [assigneeId]);
  const task: StoredTask = {
    ...{ id: newId(now.getTime()), shipmentId: id, kind: 'other', title, assigneeId },
    ...{ dueAt: dueAt === null ? null : new Date(dueAt), doneAt: null, doneBy: null },
  };
  await saveTask(db, task);
  return { id: task.id };
}

interface Change {
  assigneeId?: string | null | undefined;
  dueAt?: number | null | undefined;
  isDone?: boolean | undefined;
}

/** Who does it, by when, that it is done or not. What an event ended is not undone by hand. */
export async function changeTask(
  ctx: Context,
  { id, taskId }: { id: string; taskId: string },
  { assigneeId, dueAt, isDone }: Change,
) {
  const { db, now, session } = ctx;
  const { shipment } = await heldToChange(ctx, id);
  const stored = await takeTask(db, id, taskId);
  const kind = taskKinds.find((one) => one === taskId);
  if (!stored && !kind) throw new AppError('NOT_FOUND');
  const task = stored ?? blank(id, kind as TaskKind, now);
  if (assigneeId !== undefined && assigneeId !== null)
    await refuseStrangers(ctx, [assigneeId], task.assigneeId === null ? [] : [task.assigneeId]);
  if (isDone === false) {
    const merged = tasksOf(shipment, await findBills(db, id), await findTasks(db, [id]));
    if (merged.some((one) => one.kind === task.kind && one.kind !== 'other' && one.isByEvent))
      throw new AppError('TASK_OF_PLAN');
  }
  const isNew = isDone === true && task.doneAt === null;
  await saveTask(db, {
    ...task,
    ...(assigneeId !== undefined && { assigneeId }),
    ...(dueAt !== undefined && { dueAt: dueAt === null ? null : new Date(dueAt) }),
    ...(isNew && { doneAt: now, doneBy: session.userId }),
    ...(isDone === false && { doneAt: null, doneBy: null }),
  });
  return { id: task.id };
}

const blank = (shipmentId: string, kind: TaskKind, now: Date): StoredTask => ({
  ...{ id: newId(now.getTime()), shipmentId, kind, title: '', assigneeId: null, dueAt: null },
  ...{ doneAt: null, doneBy: null },
});

export async function removeTask(
  ctx: Context,
  { id, taskId }: { id: string; taskId: string },
): Promise<null> {
  await heldToChange(ctx, id);
  const task = await takeTask(ctx.db, id, taskId);
  if (task?.kind !== 'other') throw new AppError('NOT_FOUND');
  await deleteTask(ctx.db, task.id);
  return null;
}

/**
 * What waits for the caller: what they were given, and what is the work of their role in a shipment. Customers are asked for
 * what only they can give.
 */
export async function listMyTasks(ctx: Context, paging: { currentPage: number; pageSize: number }) {
  const { db } = ctx;
  const reader = await readerOf(ctx);
  if (!reader.isStaff) {
    const { rows, total } = await listTasksOfCustomer(db, reader.customerId ?? '', paging);
    const list = rows.map(({ dueAt, ...task }) => ({ ...task, title: '', dueAt: dueAt?.getTime() ?? null }));
    return pageOf(list, paging, total);
  }
  const ids = await findShipmentsWithTasksOf(db, reader.userId, reader.viewerIds);
  const [shipments, bills] = [await findShipments(db, ids), await findBills(db, ...ids)];
  const [said, members] = [await findTasks(db, ids), await findMembers(db, ids)];
  const [billsOf, saidOf, membersOf] = [grouped(bills), grouped(said), grouped(members)];
  const open = shipments.flatMap((shipment) => {
    const { id: shipmentId, shipmentNo } = shipment;
    const people = membersOf.get(shipmentId) ?? [];
    return tasksOf(shipment, billsOf.get(shipmentId) ?? [], saidOf.get(shipmentId) ?? [])
      .filter((task) => !task.isDone && ownersOfTask(task, people).includes(reader.userId))
      .map(({ id, kind, title, dueAt }) => ({
        // Of what nobody said anything yet the kind stands for itself.
        ...{ id: id === kind ? `${kind} ${shipmentId}` : id, shipmentId, shipmentNo, kind, title, dueAt },
      }));
  });
  const inOrder = open.sort((one, other) => dueOf(one) - dueOf(other) || (one.id < other.id ? -1 : 1));
  const from = (paging.currentPage - 1) * paging.pageSize;
  return pageOf(inOrder.slice(from, from + paging.pageSize), paging, inOrder.length);
}

/** What has no time comes last. */
const dueOf = ({ dueAt }: { dueAt: number | null }): number => dueAt ?? Number.MAX_SAFE_INTEGER;

const grouped = <R extends { shipmentId: string }>(rows: readonly R[]): Map<string, R[]> =>
  Map.groupBy(rows, ({ shipmentId }) => shipmentId);
