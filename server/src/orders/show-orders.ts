import {
  type OrderDetail,
  type OrderScope,
  type OrderTab,
  type orderColumns,
  orderTabs,
} from '@fairway/contract/orders.ts';
import { orderProblems } from '@fairway/domain/orders/order-problems.ts';
import { isEditable } from '@fairway/domain/orders/order-state.ts';
import type { Order } from '../database/page.ts';
import { formFileOf } from '../files/describe-file.ts';
import { filesNamed } from '../files/files-named.ts';
import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { boxLimits, carriersById, portsById } from '../master-data/lookups.ts';
import { contactOf } from '../people/contact-of.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { creditOf } from './credit.ts';
import {
  type OrderNames,
  shownAct,
  shownCosts,
  shownCutoffs,
  shownHead,
  shownPrice,
  shownSteps,
} from './shown-order.ts';
import { type OrderReader, readerOf, sightIn, visibleOrder } from './sight.ts';
import {
  countOrderRows,
  findActs,
  listOrderRows,
  type OrderFilters,
  type StoredAct,
  type StoredOrder,
} from './store.ts';
import { warningsOf } from './warnings.ts';

interface Listed extends Order<(typeof orderColumns)[number]> {
  scope: OrderScope;
  filters: OrderFilters;
  currentPage: number;
  pageSize: number;
  keyword?: string | undefined;
}

export async function listOrders(ctx: Context, { scope, filters, ...paging }: Listed) {
  const { db, now } = ctx;
  const reader = await readerOf(ctx);
  const { rows, total } = await listOrderRows(db, sightIn(reader, scope), filters, { ...paging, now });
  const names = await namesFor(ctx, rows);
  return pageOf(
    rows.map((order) => shownHead(order, reader, names, now)),
    paging,
    total,
  );
}

interface Counted {
  scope: OrderScope;
  keyword?: string | undefined;
  filters: OrderFilters;
}

/** One question for all tabs. */
export async function countOrders(ctx: Context, { scope, keyword, filters }: Counted) {
  const sight = sightIn(await readerOf(ctx), scope);
  const rows = await countOrderRows(ctx.db, sight, filters, { keyword, now: ctx.now });
  const sum = (of: 'count' | 'overdue' | 'requests', states: readonly string[]) =>
    rows.filter(({ status }) => states.includes(status)).reduce((all, row) => all + row[of], 0);
  const tabs = Object.fromEntries(
    Object.entries(orderTabs).map(([tab, states]) => [tab, sum('count', states)]),
  ) as Record<OrderTab, number>;
  return { tabs, overdue: sum('overdue', orderTabs.all), requests: sum('requests', orderTabs.all) };
}

/** The names that some orders and what was done with them need, asked for at once. */
async function namesFor(
  { db, language }: Pick<Context, 'db' | 'language'>,
  orders: readonly StoredOrder[],
  acts: readonly StoredAct[] = [],
): Promise<OrderNames> {
  const people = [
    ...orders.flatMap(({ placedBy, salesId, asked }) => [placedBy, salesId, asked?.byId]),
    ...acts.map(({ byId }) => byId),
  ].flatMap((id) => id ?? []);
  const [ports, carriers, called] = await Promise.all([
    portsById(
      db,
      orders.flatMap(({ polId, podId }) => [polId, podId].flatMap((id) => id ?? [])),
      language,
    ),
    carriersById(
      db,
      orders.flatMap(({ carrierId }) => carrierId ?? []),
      language,
    ),
    peopleNames(db, [...new Set(people)], { withAccounts: false }),
  ]);
  return {
    language,
    port: (id) => ({ name: ports.get(id ?? '')?.fullName ?? '', code: ports.get(id ?? '')?.unlocode ?? '' }),
    carrier: (id) => ({
      name: carriers.get(id ?? '')?.fullName ?? '',
      code: carriers.get(id ?? '')?.scac ?? '',
    }),
    person: (id) => called.get(id ?? '') ?? '',
  };
}

/** So much of the history is shown with an order. */
const mostActs = 200;

export async function getOrder(ctx: Context, id: string): Promise<OrderDetail> {
  const { db, now } = ctx;
  const reader = await readerOf(ctx);
  const order = await visibleOrder(db, id, reader);
  const acts = await findActs(db, id, mostActs);
  const names = await namesFor(ctx, [order], acts);
  const [warnings, limits, files, sales] = await Promise.all([
    warningsOf(ctx, order),
    boxLimits(db),
    filesNamed(db, order.fields.fileIds),
    order.salesId === null ? { phone: '', email: '' } : contactOf(db, order.salesId),
  ]);
  return {
    ...shownHead(order, reader, names, now),
    ...{ fields: order.fields, warnings, steps: shownSteps(order), price: shownPrice(order) },
    problems: isEditable(order.status) ? orderProblems(order.fields, limits) : [],
    ...{ cutoffs: shownCutoffs(order), rejectReason: order.rejectReason, stateRemark: order.stateRemark },
    asked: askedOf(order, names),
    ...{
      deadFreight: order.deadFreight,
      files: files.map(formFileOf),
      history: acts.map(shownAct(reader, names)),
    },
    ...{ quoteNo: order.quoteNo, copiedFromId: order.copiedFromId },
    ...{ salesPhone: sales.phone, salesEmail: sales.email },
    ...(reader.isStaff && shownCosts(order)),
    ...(await creditFor(ctx, order, reader)),
  };
}

const askedOf = ({ request, asked }: StoredOrder, names: OrderNames): OrderDetail['asked'] =>
  request && asked
    ? {
        ...{ request, at: asked.at, byName: names.person(asked.byId) },
        ...{ remark: asked.remark, differences: asked.differences },
      }
    : null;

/** Only while somebody decides by it, and only to who may see credit terms. */
async function creditFor(
  ctx: Context,
  order: StoredOrder,
  { seesCredit }: OrderReader,
): Promise<Pick<OrderDetail, 'credit'>> {
  if (!seesCredit || order.status !== 'submitted') return {};
  return { credit: await creditOf(ctx, order, { isHeld: false }) };
}
