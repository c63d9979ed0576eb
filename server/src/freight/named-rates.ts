import type { RateRow } from '@fairway/contract/freight-rates.ts';
import { namesOf } from '../entities/references.ts';
import type { Context } from '../http/context.ts';
import { carriersById, portsById } from '../master-data/lookups.ts';
import { shownRate } from './rate-row.ts';
import type { StoredRate } from './rate-store.ts';
import type { Viewer } from './viewer.ts';

/** Rates as their reader may see them, with the names of everything they refer to. */
export async function namedRates(
  { db, language }: Pick<Context, 'db' | 'language'>,
  viewer: Viewer,
  rates: readonly StoredRate[],
): Promise<RateRow[]> {
  const ids = (column: 'polId' | 'podId' | 'porId' | 'delId' | 'viaId' | 'lineId' | 'publisherId') =>
    rates.flatMap((rate) => rate[column] ?? []);
  const places = [...ids('polId'), ...ids('podId'), ...ids('porId'), ...ids('delId'), ...ids('viaId')];
  const [ports, carriers, lines, people] = await Promise.all([
    portsById(db, places, language),
    carriersById(
      db,
      rates.map(({ carrierId }) => carrierId),
      language,
    ),
    namesOf(db, 'trade_line', ids('lineId'), language),
    // Whom to ask is named to staff and to customers alike.
    namesOf(db, 'person', ids('publisherId'), language),
  ]);
  const port = (id: string | null) => ports.get(id ?? '')?.fullName ?? '';
  return rates.map((rate) => ({
    ...shownRate(rate, viewer),
    ...{ polName: port(rate.polId), podName: port(rate.podId), porName: port(rate.porId) },
    ...{ delName: port(rate.delId), viaName: port(rate.viaId) },
    carrierName: carriers.get(rate.carrierId)?.fullName ?? '',
    carrierCode: carriers.get(rate.carrierId)?.scac ?? '',
    lineName: lines.get(rate.lineId ?? '') ?? '',
    publisherName: people.get(rate.publisherId ?? '') ?? '',
  }));
}
