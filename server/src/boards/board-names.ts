import { type BoardDimension, noneKey } from '@fairway/contract/board-fields.ts';
import { nameIn } from '../entities/references.ts';
import type { Context } from '../http/context.ts';
import { carriersById, portsById } from '../master-data/lookups.ts';
import { departmentNames } from '../organisation/department-names.ts';
import { namesById } from '../organisation/names-by-id.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { partyNames } from '../shipments/shipment-lookups.ts';
import { findLineNames } from './store.ts';

/** What the keys of a dimension are called; of `none` nothing, which the screen has words for. */
export async function namesOfKeys(
  ctx: Pick<Context, 'db' | 'language' | 'session'>,
  dimension: BoardDimension,
  keys: readonly string[],
): Promise<(key: string) => string> {
  const { db, language } = ctx;
  const ids = [...new Set(keys)].filter((key) => key !== noneKey);
  const named = (names: ReadonlyMap<string, string>) => (key: string) => names.get(key) ?? '';
  switch (dimension) {
    case 'month':
    case 'boxType':
      return (key) => (key === noneKey ? '' : key);
    case 'person':
      return named(await peopleNames(db, ids, { withAccounts: false }));
    case 'customer':
      return named(await partyNames(db, ids, language));
    case 'line': {
      const lines = await findLineNames(db, ids);
      return named(new Map(lines.map((line) => [line.id, nameIn(line, language)])));
    }
    case 'department':
      return named(await departmentNames(ctx, ids));
    case 'company': {
      const names = await namesById(db, 'organisation', ids, language);
      return (key) => names.get(key)?.fullName ?? '';
    }
    case 'carrier': {
      const carriers = await carriersById(db, ids, language);
      return (key) => carriers.get(key)?.fullName ?? '';
    }
    default: {
      const ports = await portsById(db, ids, language);
      return (key) => ports.get(key)?.fullName ?? '';
    }
  }
}
