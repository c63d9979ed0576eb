import { findShipments } from '@fairway/contract/shipments.ts';
import pg from 'pg';
import type { Caller } from '../server/src/testing/caller.ts';

const eachKind = 12;

/** As people write a number: groups with dashes and spaces, in small letters. */
const written = (key: string): string =>
  `${key.slice(0, 4)}-${key.slice(4, 7)} ${key.slice(7)}`.toLowerCase().trim();

/** What is typed of a number, by how. */
const ways: Record<string, (key: string) => string> = {
  whole: (key) => key,
  'with dashes and spaces': written,
  'three letters of its beginning': (key) => key.slice(0, 3),
  'five letters': (key) => key.slice(0, 5),
  'seven letters': (key) => key.slice(0, 7),
  'ten letters': (key) => key.slice(0, 10),
  'four letters of its end': (key) => key.slice(-4),
  'six letters': (key) => key.slice(-6),
  unknown: (key) => [...key].reverse().join(''),
};

export interface NumberTimes {
  way: string;
  times: number[];
}

/** Numbers of every kind out of all shipments, as each of these people types them. */
export async function timesOfNumbers(
  databaseUrl: string,
  readers: readonly Caller[],
): Promise<NumberTimes[]> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const { rows } = await database.query<{ key: string }>(
    `select key from (
       select kind, key, row_number() over (partition by kind order by hashtext(key)) as place
       from shipment_reference tablesample system (0.2) where "shipmentId" like 'bench-%') as of
     where place <= $1`,
    [eachKind],
  );
  await database.end();
  const all: NumberTimes[] = [];
  for (const [way, typed] of Object.entries(ways)) {
    const times: number[] = [];
    for (const { key } of rows)
      for (const reader of readers) {
        const started = performance.now();
        const { data, msg } = await reader(findShipments, { query: { number: typed(key) } });
        times.push(performance.now() - started);
        if (!data) throw new Error(`${typed(key)}: ${msg}`);
      }
    all.push({ way, times });
  }
  return all;
}
