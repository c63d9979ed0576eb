import type { Input } from '@fairway/contract/endpoint.ts';
import { signIn } from '@fairway/contract/session.ts';
import { countShipments, listShipmentDays, listShipments } from '@fairway/contract/shipments.ts';
import { demoPassword } from '../server/src/organisation/demo/accounts.ts';
import { type Caller, callerOf } from '../server/src/testing/caller.ts';
import { median, quantile } from './load.ts';

type Asked = NonNullable<Input<typeof listShipments>['body']>;

/** Lists as people ask for them; all of them find something in both companies. */
const pages = {
  'first page': {},
  'page 10': { currentPage: 10 },
  'on the way': { segment: 'onTheWay' },
  troubled: { segment: 'troubled' },
  'at sea': { filters: { stages: ['atSea'] } },
  'two stages': { filters: { stages: ['booked', 'transhipping'] } },
  'one carrier': { filters: { carrierId: 'carrier-COSU' } },
  'a lane': { filters: { polId: 'port-CNNGB', podId: 'port-USLAX' } },
  'a month': { filters: monthBack(400) },
  'word of many': { keyword: 'ningbo' },
  'word of some': { keyword: '洛杉矶' },
  'two words': { keyword: 'ocean 太阳能' },
  ship: { keyword: 'star 719' },
  'by arrival': { sidx: 'eta', sort: 'asc' },
  'on the way by arrival': { segment: 'onTheWay', sidx: 'eta', sort: 'asc' },
  'by number': { sidx: 'shipmentNo', sort: 'asc' },
  'by last change': { sidx: 'lastModifyTime', sort: 'desc' },
  'worst first': { sidx: 'trouble', sort: 'desc' },
} satisfies Record<string, Asked>;

/** What stands above a list, and its calendar. */
const aboveLists = {
  counts: (caller, scope) => caller(countShipments, { body: { scope } }),
  'counts on the way': (caller, scope) =>
    caller(countShipments, { body: { scope, segment: 'onTheWay', filters: { stages: ['atSea'] } } }),
  'counts of one carrier': (caller, scope) =>
    caller(countShipments, { body: { scope, filters: { carrierId: 'carrier-COSU' } } }),
  'counts of a word': (caller, scope) => caller(countShipments, { body: { scope, keyword: 'ningbo' } }),
  'a month of the calendar': (caller, scope) =>
    caller(listShipmentDays, { body: { scope, month: new Date().toISOString().slice(0, 7) } }),
} satisfies Record<string, Ask>;

type Ask = (caller: Caller, scope: 'mine' | 'group') => Promise<{ data?: unknown; msg: string }>;
export type List = keyof typeof pages | keyof typeof aboveLists;

const asPage =
  (asked: Asked): Ask =>
  (caller, scope) =>
    caller(listShipments, { body: { ...asked, scope } });
const asPages = Object.fromEntries(Object.entries(pages).map(([list, asked]) => [list, asPage(asked)]));
export const lists = { ...(asPages as Record<keyof typeof pages, Ask>), ...aboveLists };

function monthBack(days: number) {
  const from = Date.now() - days * 86_400_000;
  return { etdFrom: from, etdTo: from + 30 * 86_400_000 };
}

const others: readonly List[] = [
  ...(['one carrier', 'a lane', 'a month'] as const),
  ...(['counts of one carrier', 'counts of a word', 'a month of the calendar'] as const),
];

/**
 * What people narrow and sort by most; the goal is theirs. Of the others it is told what they take: they read more where
 * there is more, as a month does that has a hundred times more departures to count.
 */
export const usual: readonly List[] = (Object.keys(lists) as List[]).filter((list) => !others.includes(list));

/** Who asks: a member of some, somebody who sees everything of the company, and a customer. */
export const readers = {
  operator: { account: 'ops01', scope: 'mine' },
  manager: { account: 'gm01', scope: 'group' },
  customer: { account: 'client01', scope: 'mine' },
} as const;
export type Reader = keyof typeof readers;
export type Readers = Record<Reader, Caller>;

export async function callersOf(server: { url: string; call: Caller }): Promise<Readers> {
  const all: Partial<Record<Reader, Caller>> = {};
  for (const [reader, { account }] of Object.entries(readers)) {
    const { data } = await server.call(signIn, { body: { account, password: demoPassword } });
    all[reader as Reader] = callerOf(server.url, { authorization: data?.token ?? '' });
  }
  return all as Readers;
}

const asked = 24;
/** The first calls find nothing prepared. */
const warmUp = 6;

export interface ListTimes {
  reader: Reader;
  list: List;
  few: number[];
  many: number[];
}

/** A list of both companies in turn: what disturbs the machine for a while disturbs both. */
export async function timesOfList(
  few: Readers,
  many: Readers,
  reader: Reader,
  list: List,
): Promise<ListTimes> {
  const times: ListTimes = { reader, list, few: [], many: [] };
  for (let n = 0; n < asked; n += 1) {
    const [one, other] = [await timeOf(few[reader], reader, list), await timeOf(many[reader], reader, list)];
    if (n < warmUp) continue;
    times.few.push(one);
    times.many.push(other);
  }
  return times;
}

async function timeOf(caller: Caller, reader: Reader, list: List): Promise<number> {
  const { scope } = readers[reader];
  const started = performance.now();
  const { data, msg } = await lists[list](caller, scope);
  const time = performance.now() - started;
  if (!data) throw new Error(`${reader}, ${list}: ${msg}`);
  return time;
}

export const growthOf = ({ few, many }: ListTimes): number => median(many) / median(few);

export const timesText = ({ few, many }: ListTimes): string =>
  `${growthOf({ few, many } as ListTimes).toFixed(2)} (${median(few).toFixed(1)} → ${median(many).toFixed(1)}, p95 ${quantile(many, 0.95).toFixed(1)})`;
