import type { BusinessTodo, getBusinessTodo as call, ShownTodo } from '@fairway/contract/business-todo.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import { invoicesPath } from '@fairway/contract/invoices.ts';
import type { ModelId } from '@fairway/contract/modules.ts';
import { type ReleaseTab, releasesPath } from '@fairway/contract/releases.ts';
import type { ShipmentScope } from '@fairway/contract/shipment-fields.ts';
import { groupShipmentsPath, myShipmentsPath, type ShipmentFilters } from '@fairway/contract/shipments.ts';
import { taxInvoicesPath } from '@fairway/contract/tax-invoices.ts';
import { can } from '@fairway/domain/permission/can.ts';
import type { CreditUses } from '../../credit/credit-use.ts';
import { companyDay } from '../../freight/company-day.ts';
import type { Context } from '../../http/context.ts';
import { listInvoices } from '../../invoices/show-invoices.ts';
import { listAwaiting, listReleases } from '../../release/show-releases.ts';
import { listShipments } from '../../shipments/show-list.ts';
import { listTaxableLines, listTaxInvoices } from '../../tax-invoices/show-tax-invoices.ts';

/** One row is asked for of each: only how many there are counts. */
const page = { currentPage: 1, pageSize: 1, sort: 'desc' } as const;

interface Counted {
  pagination: { total: number; isMore?: boolean | undefined };
}
type Count = () => Promise<Counted>;

/** What waits for the caller, by what they may do; nothing they have no list of. */
export async function getBusinessTodo(
  ctx: Context,
  creditUses: CreditUses,
  { scope }: Received<typeof call>['body'],
): Promise<Reply<typeof call>> {
  const granted = await ctx.permissions();
  const has = (modelId: ModelId) => granted.some((entry) => entry.modelId === modelId);
  const may = (modelId: ModelId, button: string) => can(granted, modelId, 'button', button);
  const asked = [
    ...(has('cargoShipment') ? shipmentTodos(ctx, scope) : []),
    ...(has('cargoRelease') ? releaseTodos(ctx, creditUses, (button) => may('cargoRelease', button)) : []),
    ...(has('invoice') ? billTodos(ctx, may('invoice', 'btn_confirm')) : []),
    ...(has('taxInvoice') ? taxTodos(ctx, (button) => may('taxInvoice', button)) : []),
  ];
  const list: ShownTodo[] = [];
  for (const { id, path, query, count } of asked) {
    const { total, isMore = false } = (await count()).pagination;
    list.push({ id, count: total, isMore, path: `${path}?${new URLSearchParams(query)}` });
  }
  return { list };
}

interface Todo {
  id: BusinessTodo;
  path: string;
  query: Record<string, string>;
  count: Count;
}

/** As the list reads a day of its address. */
function boundsOf(day: string): [from: number, to: number] {
  const from = Date.parse(`${day}T00:00:00+08:00`);
  return [from, from + 24 * 3_600_000 - 1];
}

function shipmentTodos(ctx: Context, scope: ShipmentScope): Todo[] {
  const today = companyDay(ctx.now);
  const [from, to] = boundsOf(today);
  const path = scope === 'mine' ? myShipmentsPath : groupShipmentsPath;
  const notSailed = (id: BusinessTodo, name: string, filters: ShipmentFilters): Todo => ({
    ...{ id, path, query: { 'f.segment': 'notSailed', [`f.${name}`]: `${today}..${today}` } },
    count: () => listShipments(ctx, { ...page, scope, segment: 'notSailed', filters }),
  });
  return [
    notSailed('cutSiToday', 'cutSi', { cutSiFrom: from, cutSiTo: to }),
    notSailed('cutPortToday', 'cutPort', { cutPortFrom: from, cutPortTo: to }),
    {
      ...{ id: 'exceptions', path, query: { 'f.segment': 'troubled' } },
      count: () => listShipments(ctx, { ...page, scope, segment: 'troubled', filters: {} }),
    },
  ];
}

function releaseTodos(ctx: Context, creditUses: CreditUses, may: (button: string) => boolean): Todo[] {
  const ofTab = (id: BusinessTodo, tab: ReleaseTab): Todo => ({
    ...{ id, path: releasesPath, query: { tab } },
    count: () => listReleases(ctx, creditUses, { ...page, tab, filters: {} }),
  });
  return [
    ...(may('btn_apply')
      ? [
          {
            ...({ id: 'releasesToApply', path: releasesPath, query: { tab: 'awaiting' } } as const),
            count: () => listAwaiting(ctx, creditUses, { ...page, filters: {} }),
          },
        ]
      : []),
    ...(may('btn_approve1') || may('btn_approve2') ? [ofTab('releasesToApprove', 'approving')] : []),
    ...(may('btn_execute') ? [ofTab('releasesToExecute', 'toExecute')] : []),
  ];
}

/** Staff who confirm bills have drafts to look at; for everybody else it is the customer who has to answer. */
function billTodos(ctx: Context, confirms: boolean): Todo[] {
  const bills = { id: 'billsToConfirm', path: invoicesPath } as const;
  if (confirms && ctx.session.kind === 'member')
    return [
      {
        ...{ ...bills, query: { tab: 'draft' } },
        count: () => listInvoices(ctx, { ...page, tab: 'draft', filters: {} }),
      },
    ];
  return [
    {
      ...{ ...bills, query: { tab: 'issued', 'f.kind': 'debit', 'f.answer': 'none' } },
      count: () =>
        listInvoices(ctx, { ...page, tab: 'issued', filters: { kinds: ['debit'], answer: ['none'] } }),
    },
  ];
}

function taxTodos(ctx: Context, may: (button: string) => boolean): Todo[] {
  return [
    ...(may('btn_apply')
      ? [
          {
            ...({ id: 'taxToApply', path: taxInvoicesPath, query: { tab: 'billable' } } as const),
            count: () => listTaxableLines(ctx, { ...page, filters: {} }),
          },
        ]
      : []),
    ...(may('btn_issue')
      ? [
          {
            ...({ id: 'taxToIssue', path: taxInvoicesPath, query: { tab: 'toIssue' } } as const),
            count: () => listTaxInvoices(ctx, { ...page, tab: 'toIssue', filters: {} }),
          },
        ]
      : []),
  ];
}
