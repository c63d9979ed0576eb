import type { Received } from '@fairway/contract/endpoint.ts';
import {
  type listOrders as listCall,
  type OrderDetail,
  type OrderScope,
  type OrderTab,
  type orderColumns,
  orderTabs,
} from '@fairway/contract/orders.ts';
import { orderProblems } from '@fairway/domain/orders/order-problems.ts';
import { isEditable } from '@fairway/domain/orders/order-state.ts';
import type { CreditUses } from '../credit/credit-use.ts';
import type { Order } from '../database/page.ts';
import { nameIn } from '../entities/references.ts';
import { formFileOf } from '../files/describe-file.ts';
import { filesNamed } from '../files/files-named.ts';
import { companyDay } from '../freight/company-day.ts';
import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { boxLimits, carriersById, lineWithParts, portsById } from '../master-data/lookups.ts';
import { structureOf, withAllBelow } from '../organisation/structure.ts';
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
  findLinesOfPorts,
  findWorkplaces,
  listOrderRows,
  type OrderFilters,
  type StoredAct,
  type StoredOrder,
} from './store.ts';
import { warningsOf } from './warnings.ts';

type Filters = Received<typeof listCall>['body']['filters'];

/** What is asked for, in the terms of the rows. Where colleagues work is nothing for customers to ask by. */
async function filtersOf(
  { db, language, session }: Pick<Context, 'db' | 'language' | 'session'>,
  { isStaff }: OrderReader,
  { companyId, departmentId, lineId, lineOwnerId, ...filters }: Filters,
): Promise<OrderFilters> {
  const line = lineId === undefined ? undefined : await lineWithParts(db, lineId, language);
  const asked = {
    ...filters,
    ...(lineId !== undefined && { lineIds: line ? [lineId, ...line.partIds] : [] }),
  };
  if (!isStaff) return asked;
  const structure = await structureOf(db, session.organisationStamp);
  const organisationIds = [companyId, departmentId].flatMap((id) =>
    id === undefined ? [] : [[...withAllBelow(structure, [id])]],
  );
  return { ...asked, organisationIds, lineOwnerId };
}

interface Listed extends Order<(typeof orderColumns)[number]> {
  scope: OrderScope;
  filters: Filters;
  currentPage: number;
  pageSize: number;
  keyword?: string | undefined;
}

export async function listOrders(ctx: Context, { scope, filters, ...paging }: Listed) {
  const { db, now } = ctx;
  const reader = await readerOf(ctx);
  const asked = await filtersOf(ctx, reader, filters);
  const { rows, total } = await listOrderRows(db, sightIn(reader, scope), asked, { ...paging, now });
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
  filters: Filters;
}

/** One question for all tabs. */
export async function countOrders(ctx: Context, { scope, keyword, filters }: Counted) {
  const reader = await readerOf(ctx);
  const asked = await filtersOf(ctx, reader, filters);
  const rows = await countOrderRows(ctx.db, sightIn(reader, scope), asked, { keyword, now: ctx.now });
  const sum = (of: 'count' | 'overdue' | 'requests', states: readonly string[]) =>
    rows.filter(({ status }) => states.includes(status)).reduce((all, row) => all + row[of], 0);
  const tabs = Object.fromEntries(
    Object.entries(orderTabs).map(([tab, states]) => [tab, sum('count', states)]),
  ) as Record<OrderTab, number>;
  return { tabs, overdue: sum('overdue', orderTabs.all), requests: sum('requests', orderTabs.all) };
}

/** The names that some orders and what was done with them need, asked for at once. */
async function namesFor(
  { db, language, session }: Pick<Context, 'db' | 'language' | 'session'>,
  orders: readonly StoredOrder[],
  acts: readonly StoredAct[] = [],
): Promise<OrderNames> {
  const lines = new Map(
    (
      await findLinesOfPorts(
        db,
        orders.flatMap(({ podId }) => podId ?? []),
      )
    ).map((line) => [line.portId, line]),
  );
  const people = [
    ...[...lines.values()].map(({ ownerId }) => ownerId),
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
  const { byId } = await structureOf(db, session.organisationStamp);
  const workplaces = new Map(
    (await findWorkplaces(db, [...new Set(orders.map(lookedAfterBy))])).map((one) => [
      one.id,
      byId.get(one.organisationId ?? ''),
    ]),
  );
  return {
    language,
    port: (id) => {
      const { fullName = '', unlocode = '', timeZone = '' } = ports.get(id ?? '') ?? {};
      return { name: fullName, code: unlocode, timeZone };
    },
    carrier: (id) => ({
      name: carriers.get(id ?? '')?.fullName ?? '',
      code: carriers.get(id ?? '')?.scac ?? '',
    }),
    person: (id) => called.get(id ?? '') ?? '',
    workplace: (order) => {
      const place = workplaces.get(lookedAfterBy(order));
      const company = (place?.organizeIds ?? []).flatMap((id) => byId.get(id) ?? []);
      return {
        companyName: company.findLast(({ kind }) => kind === 'company')?.fullName ?? '',
        departmentName: place?.kind === 'department' ? place.fullName : '',
      };
    },
    line: (portId) => {
      const line = lines.get(portId ?? '');
      return {
        lineName: line ? nameIn(line, language) : '',
        lineOwnerName: called.get(line?.ownerId ?? '') ?? '',
      };
    },
  };
}

const lookedAfterBy = ({ salesId, placedBy }: StoredOrder): string => salesId ?? placedBy;

/** So much of the history is shown with an order. */
const mostActs = 200;

export async function getOrder(ctx: Context, creditUses: CreditUses, id: string): Promise<OrderDetail> {
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
    problems: isEditable(order.status) ? orderProblems(order.fields, limits, companyDay(now)) : [],
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
    ...(await creditFor(ctx, creditUses, order, reader)),
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
  creditUses: CreditUses,
  order: StoredOrder,
  { seesCredit }: OrderReader,
): Promise<Pick<OrderDetail, 'credit'>> {
  if (!seesCredit || order.status !== 'submitted') return {};
  return { credit: await creditOf(ctx, creditUses, order, { isHeld: false }) };
}
