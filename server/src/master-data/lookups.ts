import type { ChargeGroup } from '@fairway/contract/charge-codes.ts';
import type { Language } from '@fairway/contract/errors.ts';
import type { BoxLimits } from '@fairway/domain/orders/order-problems.ts';
import type { Db } from '../database/open.ts';
import { nameIn } from '../entities/references.ts';
import type { Context } from '../http/context.ts';
import {
  type Departing,
  findBoxSizes,
  findCarriers,
  findChargeCodes,
  findLineWithParts,
  findNextSailings,
  findPorts,
  findPortsNear,
  findTradeLines,
} from './store.ts';

const byId = <T extends { id: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]));

/** Ports by id, with what they are called. */
export async function portsById(db: Db, ids: readonly string[], language: Language) {
  const rows = await findPorts(db, [...new Set(ids)]);
  return byId(rows.map((row) => ({ ...row, fullName: nameIn(row, language) })));
}

/** The ports that are nearest to a spot, the nearest first, with where they are. */
export async function portsNear(
  db: Db,
  spot: { lat: number; lng: number },
  most: number,
  language: Language,
) {
  const near = await findPortsNear(db, spot, most);
  const known = await portsById(
    db,
    near.map(({ id }) => id),
    language,
  );
  return near.flatMap(({ id }) => known.get(id) ?? []);
}

const mostPlaces = 400;

/** Where the ports with these ids lie, for a map. */
export async function placesOfPorts({ db, language }: Pick<Context, 'db' | 'language'>, ids: string) {
  const asked = ids.split(',').filter(Boolean).slice(0, mostPlaces);
  const ports = await portsById(db, asked, language);
  return { list: [...ports.values()].map(({ unlocode, ...port }) => ({ ...port, enCode: unlocode })) };
}

export async function carriersById(db: Db, ids: readonly string[], language: Language) {
  const rows = await findCarriers(db, [...new Set(ids)]);
  return byId(rows.map((row) => ({ ...row, fullName: nameIn(row, language) })));
}

/** Every charge code, by id and by code: there are some dozens. */
export async function chargeCodesOf(db: Db, language: Language) {
  const rows = (await findChargeCodes(db)).map((row) => ({
    ...row,
    group: row.group as ChargeGroup,
    fullName: nameIn(row, language),
  }));
  return { byId: byId(rows), byCode: new Map(rows.map((row) => [row.enCode, row])) };
}

/** Every trade line in use, in the order people gave them. */
export async function tradeLinesOf(db: Db, language: Language) {
  return (await findTradeLines(db)).map((row) => ({ ...row, fullName: nameIn(row, language) }));
}

/** A trade line with the lines below it, two levels as people order them. */
export async function lineWithParts(db: Db, id: string, language: Language) {
  const rows = await findLineWithParts(db, id);
  const line = rows.find((row) => row.id === id);
  if (!line) return undefined;
  const partIds = rows.filter((row) => row !== line).map((row) => row.id);
  return { line: { ...line, fullName: nameIn(line, language) }, partIds };
}

/** What can be carried in boxes of each type. */
export async function boxLimits(db: Db): Promise<Record<string, BoxLimits>> {
  const sizes = await findBoxSizes(db);
  return Object.fromEntries(
    sizes.map(({ enCode, tareKg, maxGrossKg, cbm }) => [
      enCode,
      { maxPayloadKg: maxGrossKg - tareKg, cbm: String(cbm) },
    ]),
  );
}

export type Departure = Awaited<ReturnType<typeof nextSailings>>[number];

/** The next departures of lanes, the soonest first. */
export async function nextSailings(
  db: Db,
  lanes: readonly { polId: string; podId: string; carrierId: string }[],
  departing: Departing,
) {
  const rows = await findNextSailings(db, lanes, departing);
  const time = (at: Date | null) => at?.getTime() ?? null;
  return rows.map(({ nth: _, etd, eta, ...row }) => ({
    ...row,
    ...{ etd: etd.getTime(), eta: eta.getTime(), cutSi: time(row.cutSi), cutVgm: time(row.cutVgm) },
    ...{ cutPort: time(row.cutPort), cutCustoms: time(row.cutCustoms), cutManifest: time(row.cutManifest) },
  }));
}
