import type { Language } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import type { ExceptionCode, Milestone } from '@fairway/contract/tracking.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { zoneText } from '@fairway/domain/time/zone-text.ts';
import { comesAgain, milestoneTable } from '@fairway/domain/tracking/milestone-table.ts';
import { canHearOf, isEtaNews, type NewsPreference, tellingTime } from '@fairway/domain/tracking/news.ts';
import type { NamedException } from '@fairway/domain/tracking/progress.ts';
import type { Db } from '../database/open.ts';
import { exceptionWords, milestoneWords, trackingMessages } from '../language/tracking-words.ts';
import { inBoth } from '../language/words.ts';
import { portsById } from '../master-data/lookups.ts';
import { notify, type Teller } from '../messages/notify.ts';
import { customerWordsOf } from './customer-words.ts';
import {
  type DueNews,
  findListeners,
  findSubscriptions,
  insertNews,
  markTold,
  type NewsRow,
  noteTold,
  takeChanged,
  takeDueNews,
} from './news-store.ts';
import { ownersOf, preferencesOf } from './preferences.ts';
import { type ShipmentNow, shipmentsNow } from './shipment-now.ts';
import { seesAny } from './sight-store.ts';

/** What is told of a shipment. */
export type News =
  | { is: 'milestone'; milestone: Milestone; at: number; zone: string }
  | { is: 'eta'; before: number; after: number; zone: string }
  | { is: 'exception'; code: ExceptionCode; words: Record<Language, string> };

const mostAtOnce = 200;
/** Reports of one matter come in within minutes: what is taken back at once is never told. */
const settlesWithin = 60_000;
/** What happened long before it was heard of is history. */
const news = 7 * 86_400_000;
const shipmentPath = (id: string): string => `/pages/shipment/cargo/jobinfo?id=${encodeURIComponent(id)}`;

/** Finds what there is to tell of shipments that changed, and puts it down for everybody who wants to hear of it. */
export async function gatherNews({ db, now }: { db: Db; now: Date }): Promise<void> {
  for (;;) {
    const changed = await takeChanged(db, new Date(now.getTime() - settlesWithin), mostAtOnce);
    const told = new Map(changed.map(({ shipmentId, toldEta }) => [shipmentId, toldEta?.getTime() ?? null]));
    const shipments = await shipmentsNow(db, [...told.keys()], now);
    const subscriptions = await findSubscriptions(db, [...told.keys()]);
    const ports = await portsOf(db, shipments);
    for (const shipment of shipments) {
      const own = subscriptions.filter(({ shipmentId }) => shipmentId === shipment.row.id);
      await putDown(db, shipment, ports, own, told.get(shipment.row.id) ?? null, now);
    }
    await noteTold(
      db,
      shipments.map((one) => ({
        shipmentId: one.row.id,
        toldEta: etaToRemember(one, told.get(one.row.id) ?? null),
      })),
    );
    if (changed.length < mostAtOnce) return;
  }
}

const toldBefore = ({ facts }: ShipmentNow, told: number | null): number | null => told ?? facts.firstEta;

/** Small moves add up: what was told last stays until it is told anew. */
function etaToRemember(shipment: ShipmentNow, told: number | null): Date | null {
  const { eta, ata } = shipment.progress;
  const before = toldBefore(shipment, told);
  const now = before === null || isEtaNews(before, ata ?? eta) ? (ata ?? eta) : before;
  return now === null ? null : new Date(now);
}

async function putDown(
  db: Db,
  shipment: ShipmentNow,
  ports: Ports,
  subscriptions: readonly { userId: string; isOn: boolean }[],
  toldEta: number | null,
  now: Date,
): Promise<void> {
  const items = itemsOf(shipment, ports, toldEta, now.getTime());
  if (items.length === 0) return;
  const said = new Map(subscriptions.map(({ userId, isOn }) => [userId, isOn]));
  const owners = await ownersOf(db, shipment);
  const asked = [...new Set([...owners, ...[...said.keys()]])].filter((userId) => said.get(userId) !== false);
  const people = (await findListeners(db, asked)).map(({ id, kind }) => ({
    ...{ userId: id, isStaff: kind !== 'customer' },
  }));
  const preferences = await preferencesOf(db, people);
  const rows: NewsRow[] = [];
  for (const { userId, isStaff } of people) {
    const preference = preferences.get(userId);
    if (!preference) continue;
    if (said.get(userId) !== true && !preference.isSubscribed) continue;
    // Who subscribed may not see it any more.
    if (!owners.includes(userId) && !(await seesAny(db, shipment.row.id, userId))) continue;
    const dueAt = new Date(tellingTime(now.getTime(), preference));
    for (const { key, item } of items) {
      const shown = itemFor(item, preference, isStaff, shipment);
      if (shown) rows.push({ userId, shipmentId: shipment.row.id, key, news: shown, dueAt });
    }
  }
  await insertNews(db, rows);
}

type Item =
  | { is: 'milestone'; milestone: Milestone; at: number; zone: string }
  | { is: 'eta'; before: number; after: number; zone: string }
  | { is: 'exception'; exception: NamedException };

/** Everything there may be to tell, each under a name of its own. */
function itemsOf(
  shipment: ShipmentNow,
  ports: Ports,
  toldEta: number | null,
  now: number,
): { key: string; item: Item }[] {
  const { progress, facts, row } = shipment;
  // Nobody waits for it any more.
  if (row.status === 'cancelled') return [];
  /** Of the place where it happened. */
  const zoneOf = (milestone: Milestone, portId: string | null): string =>
    ports.zh.get(portId ?? '')?.timeZone ||
    (milestoneTable[milestone].rank < milestoneTable.TS_ARR.rank ? facts.polZone : facts.podZone);
  const recent = progress.deciding.filter(
    ({ classifier, at, issuedAt }) => classifier === 'ACT' && Math.max(at, issuedAt) >= now - news,
  );
  const milestones = recent.map(({ milestone, portId, at }) => ({
    key: `M ${milestone}${comesAgain.has(milestone) ? ` ${portId ?? ''}` : ''}`,
    item: { is: 'milestone' as const, milestone, at, zone: zoneOf(milestone, portId) },
  }));
  const before = toldBefore(shipment, toldEta);
  const { eta, ata } = progress;
  const moved =
    ata === null && before !== null && eta !== null && isEtaNews(before, eta)
      ? [{ key: `E ${eta}`, item: { is: 'eta' as const, before, after: eta, zone: facts.podZone } }]
      : [];
  const exceptions = progress.exceptions
    .filter(({ severity }) => severity !== 'info')
    .map((exception) => ({
      key: `X ${exception.code} ${exception.containerNo ?? ''} ${exception.subject} ${exception.since}`,
      item: { is: 'exception' as const, exception },
    }));
  return [...new Map([...milestones, ...moved, ...exceptions].map((one) => [one.key, one])).values()];
}

/** What one person hears of it, if anything; customers read words that are meant for them. */
function itemFor(
  item: Item,
  preference: NewsPreference,
  isStaff: boolean,
  { row }: ShipmentNow,
): News | undefined {
  if (item.is === 'milestone')
    return preference.milestones.includes(item.milestone) && canHearOf(item.milestone, isStaff)
      ? item
      : undefined;
  if (item.is === 'eta') return preference.onEta ? item : undefined;
  if (!preference.onException) return undefined;
  const { exception } = item;
  const words = inBoth((language) =>
    isStaff
      ? [exceptionWords[exception.code][language], exception.containerNo].filter(Boolean).join(' ')
      : customerWordsOf({ ...exception, customerText: '' }, language),
  );
  return words.zh === '' || row.status !== 'active'
    ? undefined
    : { is: 'exception', code: exception.code, words };
}

/** Sends what is due: one message for each shipment, or one for the whole day. */
export async function tellNews(teller: Teller & { now: Date }): Promise<void> {
  for (;;) {
    const due = await takeDueNews(teller.db, teller.now, mostAtOnce * 5);
    if (due.length === 0) return;
    const userIds = [...new Set(due.map(({ userId }) => userId))];
    const listeners = await findListeners(teller.db, userIds);
    const preferences = await preferencesOf(
      teller.db,
      listeners.map(({ id, kind }) => ({ userId: id, isStaff: kind !== 'customer' })),
    );
    const shipments = new Map(
      (await shipmentsNow(teller.db, [...new Set(due.map(({ shipmentId }) => shipmentId))], teller.now)).map(
        (one) => [one.row.id, one],
      ),
    );
    const ports = await portsOf(teller.db, [...shipments.values()]);
    for (const { id } of listeners) {
      const own = due.filter((one) => one.userId === id && stillHolds(one, shipments.get(one.shipmentId)));
      const isDaily = preferences.get(id)?.delivery === 'daily';
      await send(teller, id, own, { shipments, ports }, isDaily);
    }
    await markTold(teller.db, due, teller.now);
  }
}

type Ports = Record<Language, Awaited<ReturnType<typeof portsById>>>;

/** The ports that news of these shipments name. */
async function portsOf(db: Db, shipments: readonly ShipmentNow[]): Promise<Ports> {
  const ids = shipments.flatMap(({ row, progress }) => [
    ...[row.polId, row.podId],
    ...progress.deciding.flatMap(({ portId }) => portId ?? []),
  ]);
  return { zh: await portsById(db, ids, 'zh'), en: await portsById(db, ids, 'en') };
}

const laneOf = ({ polId, podId }: ShipmentNow['row'], ports: Ports[Language]): string =>
  [polId, podId].map((id) => ports.get(id)?.fullName ?? '').join(' → ');

const newsIn = (row: DueNews): News => row.news as unknown as News;

/** What was taken back while the night went on is not told. */
function stillHolds(row: DueNews, shipment: ShipmentNow | undefined): boolean {
  if (!shipment || shipment.row.status === 'cancelled') return false;
  const one = newsIn(row);
  const { deciding, exceptions } = shipment.progress;
  if (one.is === 'milestone')
    return deciding.some((event) => event.classifier === 'ACT' && event.milestone === one.milestone);
  return one.is === 'eta' || exceptions.some(({ code }) => code === one.code);
}

async function send(
  teller: Teller & { now: Date },
  userId: string,
  rows: readonly DueNews[],
  { shipments, ports }: { shipments: ReadonlyMap<string, ShipmentNow>; ports: Ports },
  isDaily: boolean,
): Promise<void> {
  const groups = new Map<string, DueNews[]>();
  for (const row of rows) groups.set(row.shipmentId, [...(groups.get(row.shipmentId) ?? []), row]);
  const told = [...groups].flatMap(([shipmentId, own]) => {
    const shipment = shipments.get(shipmentId);
    return shipment ? [{ shipment, own: inOrder(own) }] : [];
  });
  if (told.length === 0) return;
  if (isDaily && told.length > 1) {
    await notify(teller, {
      type: 'system',
      title: inBoth((language) => filledWords(trackingMessages.digest[language], { count: told.length })),
      bodyText: inBoth((language) =>
        told
          .map(({ shipment: { row }, own }) =>
            [`${row.shipmentNo} ${laneOf(row, ports[language])}`, ...linesOf(own, language)].join('；'),
          )
          .join('\n')
          .slice(0, 2_000),
      ),
      link: '/pages/shipment/cargo/mycargoshipment',
      ...{ userIds: [userId], now: teller.now },
    });
    return;
  }
  for (const { shipment, own } of told) {
    const [first] = own;
    if (!first) continue;
    await notify(teller, {
      type: 'system',
      title: inBoth((language) => titleOf(newsIn(first), shipment.row.shipmentNo, language)),
      bodyText: inBoth((language) =>
        [laneOf(shipment.row, ports[language]), ...linesOf(own, language)].join('\n'),
      ),
      link: shipmentPath(shipment.row.id),
      ...{ userIds: [userId], now: teller.now },
    });
  }
}

const weight = { exception: 0, milestone: 1, eta: 2 };
/** What is wrong first, then what happened last. */
const inOrder = (rows: readonly DueNews[]): DueNews[] =>
  rows.toSorted((one, other) => {
    const [first, second] = [newsIn(one), newsIn(other)];
    return (
      weight[first.is] - weight[second.is] ||
      (first.is === 'milestone' && second.is === 'milestone' ? second.at - first.at : 0) ||
      (one.key < other.key ? -1 : 1)
    );
  });

function titleOf(one: News, shipmentNo: string, language: Language): string {
  const words = trackingMessages[one.is][language];
  if (one.is === 'milestone')
    return filledWords(words, { shipmentNo, what: milestoneWords[one.milestone][language] });
  if (one.is === 'eta') return filledWords(words, { shipmentNo });
  return filledWords(words, { shipmentNo, what: exceptionWords[one.code][language] });
}

const linesOf = (rows: readonly DueNews[], language: Language): string[] =>
  rows.map((row) => {
    const one = newsIn(row);
    if (one.is === 'exception') return one.words[language];
    const time = (at: number) => `${formatDate(at, 'yyyy-MM-dd HH:mm', one.zone)} ${zoneText(at, one.zone)}`;
    if (one.is === 'milestone') return `${milestoneWords[one.milestone][language]} ${time(one.at)}`;
    return filledWords(trackingMessages.etaLine[language], {
      before: time(one.before),
      after: time(one.after),
    });
  });
