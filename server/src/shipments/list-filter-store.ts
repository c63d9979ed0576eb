import type { ShipmentSegment } from '@fairway/contract/shipment-fields.ts';
import type { ShipmentFilters } from '@fairway/contract/shipments.ts';
import { plain } from '@fairway/domain/forms/search-grams.ts';
import { referenceKey } from '@fairway/domain/shipments/reference-key.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { containing } from '../database/page.ts';
import { toldCodes } from './told-troubles.ts';

export type Sql = RawBuilder<unknown>;

/** What is asked for in a list. */
export interface AskedShipments {
  /** In these lists, each shipment once. */
  viewerIds: readonly string[];
  segment: ShipmentSegment;
  keyword?: string | undefined;
  filters: ShipmentFilters;
  /** The line and its parts, where one is asked for. */
  lineIds?: readonly string[] | undefined;
  /** Where in the list the days stand that are asked for. */
  sails?: { from: Date | null; to: Date | null } | undefined;
  /** Others neither know who works on it nor what is wrong with it. */
  isStaff: boolean;
}

/**
 * What shipments of a list are narrowed by beside segment and stage, which the list has itself. In all of it `v` is the
 * row of the list, `s` the shipment and `t` its words.
 */
export interface Narrowing {
  ofShipment: readonly Sql[];
  ofWords: readonly Sql[];
  /** The same as `ofWords`, as an index of words is asked. */
  lookedUp: readonly Sql[];
}

export const every = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

/** Of more lists than these the rows are sorted: an index for each takes longer. */
const mostWalkedLists = 20;

/** The parts of a list that an index has in its order: one for each stage that is asked for, of each of the lists. */
export function partsOf(asked: AskedShipments): Sql[] {
  const { viewerIds } = asked;
  const apart: readonly (readonly Sql[])[] =
    viewerIds.length > mostWalkedLists
      ? [inLists(asked)]
      : viewerIds.map((id, at) => [sql`v."viewerId" = ${id}`, ...inNoneOf(viewerIds.slice(0, at))]);
  return apart.flatMap((ofList) =>
    stagesOf(asked).map((stage) =>
      every([
        ...ofList,
        ...inSegment(asked.segment, asked),
        ...onDays(asked),
        ...(stage === undefined ? [] : [sql`v.stage = ${stage}`]),
      ]),
    ),
  );
}

/** What stands in several lists is read in the first of them. */
const inNoneOf = (viewerIds: readonly string[]): Sql[] =>
  viewerIds.length === 0
    ? []
    : [
        sql`not exists (select from shipment_viewer as earlier
          where earlier."shipmentId" = v."shipmentId" and earlier."viewerId" = any(${viewerIds}::text[]))`,
      ];

function inLists({ viewerIds }: AskedShipments): Sql[] {
  const [only] = viewerIds;
  if (viewerIds.length === 1) return [sql`v."viewerId" = ${only}`];
  return [
    sql`v."viewerId" = any(${viewerIds}::text[])`,
    sql`not exists (select from shipment_viewer as earlier
      where earlier."shipmentId" = v."shipmentId" and earlier."viewerId" = any(${viewerIds}::text[])
        and earlier."viewerId" < v."viewerId")`,
  ];
}

/** The same at once, for what is found in another way. */
export const withinList = (asked: AskedShipments): Sql =>
  every([
    ...inLists(asked),
    ...inSegment(asked.segment, asked),
    ...onDays(asked),
    ...(asked.filters.stages?.length ? [sql`v.stage = any(${asked.filters.stages}::text[])`] : []),
  ]);

function stagesOf({ filters: { stages } }: AskedShipments): (string | undefined)[] {
  return stages?.length ? [...new Set(stages)] : [undefined];
}

const onDays = ({ sails }: AskedShipments): Sql[] => [
  ...(sails?.from ? [sql`v."sailsAt" >= ${sails.from}`] : []),
  ...(sails?.to ? [sql`v."sailsAt" < ${sails.to}`] : []),
];

/** A ship leaves within so many days of when it was expected; of those that did not there is an index. */
const mostSlipped = 10 * 24 * 3_600_000;

/** With the part of the list in which departures of the days stand that are asked for. */
export async function withDays(db: Db, asked: AskedShipments): Promise<AskedShipments> {
  const { etdFrom, etdTo } = asked.filters;
  if (etdFrom === undefined && etdTo === undefined) return asked;
  const { rows } = await sql<{ first: Date | null; last: Date | null }>`
    select min(s."sailsAt") as first, max(s."sailsAt") as last from shipment s
    where (s.atd - s.etd > interval '10 days' or s.etd - s.atd > interval '10 days')
      and ${every(onEtd(asked.filters))}`.execute(db);
  const { first, last } = rows[0] ?? { first: null, last: null };
  const from = etdFrom === undefined ? Number.NaN : etdFrom - mostSlipped;
  const to = etdTo === undefined ? Number.NaN : etdTo + mostSlipped;
  return {
    ...asked,
    sails: {
      from: Number.isNaN(from) ? null : new Date(Math.min(from, first?.getTime() ?? from)),
      to: Number.isNaN(to) ? null : new Date(Math.max(to, (last?.getTime() ?? 0) + 1)),
    },
  };
}

const onEtd = ({ etdFrom, etdTo }: ShipmentFilters): Sql[] => [
  ...(etdFrom === undefined ? [] : [sql`s.etd >= ${new Date(etdFrom)}`]),
  ...(etdTo === undefined ? [] : [sql`s.etd < ${new Date(etdTo)}`]),
];

export function inSegment(segment: ShipmentSegment, { isStaff }: Pick<AskedShipments, 'isStaff'>): Sql[] {
  if (segment === 'all') return [];
  if (segment === 'troubled') return [sql`v."isTroubled"`, ...(isStaff ? [] : [isTold])];
  if (segment === 'awaitsRelease') return [sql`v."awaitsRelease"`];
  return [sql`v.segment = ${segment}`];
}

/** Something is wrong that customers are told of. */
const isTold = sql`exists (select from shipment_exception x
  where x."shipmentId" = v."shipmentId" and x.status in ('open', 'acknowledged') and x.severity <> 'info'
    and (x.code = any(${[...toldCodes]}::text[]) or x."customerText" <> ''))`;

export function narrowingOf(asked: AskedShipments): Narrowing {
  const words = plain(asked.keyword ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8);
  return {
    ofShipment: [
      ...ofShipment(asked),
      ...(asked.isStaff ? ofStaff(asked.filters) : words.map((word) => knownToAgent(asked, word))),
    ],
    ofWords: words.map((word) => either(spellings(word).map((one) => sql`t.words like ${containing(one)}`))),
    lookedUp: words
      .filter((word) => spellings(word).every(hasThrees))
      .map((word) => either(spellings(word).map((one) => sql`threes_of(t.words) @> threes_of(${one})`))),
  };
}

/** A number is found however its parts are divided. */
function spellings(word: string): string[] {
  const number = /^[\x21-\x7e]*\d[\x21-\x7e]*$/.test(word) ? referenceKey(word).toLowerCase() : '';
  return number === '' || number === word ? [word] : [word, number];
}

const either = (conditions: readonly Sql[]): Sql => sql`(${sql.join(conditions, sql` or `)})`;

export const isNarrowed = ({ ofShipment, ofWords }: Narrowing): boolean =>
  ofShipment.length + ofWords.length > 0;

/** Shorter words, and such as nobody can type, have no place in the index. */
const hasThrees = (word: string): boolean => Buffer.byteLength(word) >= 3 && !/\p{Cc}/u.test(word);

const begins = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;

function ofShipment({ filters, lineIds }: AskedShipments): Sql[] {
  const { polId, podId, carrierId, vessel, voyage, business, mode, status } = filters;
  const { etaFrom, etaTo, dueTo } = filters;
  // As the index by arrival has it.
  const arrives = sql`coalesce(s.eta, 'infinity')`;
  return [
    ...Object.entries({ polId, podId, carrierId })
      .filter(([, value]) => value)
      .map(([column, value]) => sql`s.${sql.ref(column)} = ${value}`),
    ...Object.entries({ business, mode, status })
      .filter(([, values]) => values?.length)
      .map(([column, values]) => sql`s.${sql.ref(column)} = any(${values}::text[])`),
    ...(vessel ? [sql`s."vesselName" like ${begins(vessel.toUpperCase())}`] : []),
    ...(voyage ? [sql`s."voyageNo" = ${voyage.toUpperCase()}`] : []),
    ...(lineIds
      ? [sql`s."podId" = any(array(select id from port where "lineId" = any(${lineIds}::text[])))`]
      : []),
    ...onEtd(filters),
    ...(etaFrom === undefined ? [] : [sql`${arrives} >= ${new Date(etaFrom)}`]),
    ...(etaTo !== undefined
      ? [sql`${arrives} < ${new Date(etaTo)}`]
      : etaFrom !== undefined
        ? [sql`${arrives} < 'infinity'`]
        : []),
    ...(dueTo === undefined ? [] : [sql`coalesce(s."nextDueAt", 'infinity') < ${new Date(dueTo)}`]),
    ...between('cutSi', filters.cutSiFrom, filters.cutSiTo),
    ...between('cutPort', filters.cutPortFrom, filters.cutPortTo),
  ];
}

const between = (column: string, from: number | undefined, to: number | undefined): Sql[] => [
  ...(from === undefined ? [] : [sql`s.${sql.ref(column)} >= ${new Date(from)}`]),
  ...(to === undefined ? [] : [sql`s.${sql.ref(column)} < ${new Date(to)}`]),
];

function ofStaff({ customerId, memberId, exception, companyId }: ShipmentFilters): Sql[] {
  const isInListOf = (viewerId: string) => sql`exists (select from shipment_viewer as other
    where other."viewerId" = ${viewerId} and other."shipmentId" = v."shipmentId")`;
  return [
    ...(customerId ? [sql`s."customerId" = ${customerId}`] : []),
    // Members have it in their lists, and nobody else does by their own id.
    ...(memberId ? [isInListOf(memberId)] : []),
    ...(exception
      ? [
          sql`exists (select from shipment_exception as wrong where wrong."shipmentId" = v."shipmentId"
            and wrong.code = ${exception} and wrong.status in ('open', 'acknowledged'))`,
        ]
      : []),
    // A company is in the lists of those above it, and those below it are in its own.
    ...(companyId ? [isInListOf(companyId)] : []),
  ];
}

/** An agent learns nothing of the customer by trying names: for them numbers and ship count. */
function knownToAgent({ viewerIds: [customerId] }: AskedShipments, word: string): Sql {
  const key = referenceKey(word);
  // One number is asked of each: whether there is any would be answered by reading the numbers of all shipments at once.
  const hasNumber = sql`(select true from shipment_reference as number
    where number."shipmentId" = s.id and number.key like ${containing(key)}
      and number.kind in ('shipment', 'mbl', 'hbl', 'so', 'container') limit 1)`;
  return sql`(s."customerId" = ${customerId}
    or lower(s."vesselName" || ' ' || s."voyageNo") like ${containing(word)}
    ${key === '' ? sql`` : sql`or ${hasNumber}`})`;
}
