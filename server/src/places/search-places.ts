import { type FoundPlace, mostPlacesFound } from '@fairway/contract/places.ts';
import { searchAreas } from '../areas/admin/show-areas.ts';
import { customerRules } from '../customers/customer-rules.ts';
import { listEntityOptions } from '../entities/show-entities.ts';
import type { Context } from '../http/context.ts';
import { portsById } from '../master-data/lookups.ts';
import { portRules } from '../master-data/place-rules.ts';
import { findCustomerPlaces, findCustomersAt, listPlaces } from './store.ts';

const page = { currentPage: 1, pageSize: mostPlacesFound };

/** One's own places first, then what the company knows. */
export async function searchPlaces(ctx: Context, keyword: string): Promise<{ list: FoundPlace[] }> {
  const mine = await ownPlaces(ctx, keyword);
  const customers = await customersFound(ctx, keyword);
  const ports = await portsFound(ctx, keyword);
  return { list: [...mine, ...customers, ...ports, ...(await areasFound(ctx, keyword))] };
}

async function ownPlaces({ db, session }: Context, keyword: string): Promise<FoundPlace[]> {
  const { rows } = await listPlaces(db, session.userId, { ...page, kept: 'all', keyword });
  return rows.map(({ id, name, address, lat, lng }) => ({ kind: 'mine', id, name, address, lat, lng }));
}

/** By their names, and by where they are; only those the caller sees. */
async function customersFound(ctx: Context, keyword: string): Promise<FoundPlace[]> {
  const named = await listEntityOptions(ctx, customerRules, { ...page, keyword });
  const there = await findCustomersAt(ctx.db, keyword, mostPlacesFound * 4);
  const seen =
    there.length > 0 ? await listEntityOptions(ctx, customerRules, { ...page, ids: there.join(',') }) : named;
  const found = new Map([...named.list, ...seen.list].map((one) => [one.id, one]));
  const shown = [...found.values()].slice(0, mostPlacesFound);
  const places = await findCustomerPlaces(
    ctx.db,
    shown.map(({ id }) => id),
  );
  return shown.map(({ id, fullName, line }) => {
    const { address = line, lat = null, lng = null } = places.get(id) ?? {};
    return { kind: 'customer', id, name: fullName, address, lat, lng };
  });
}

async function portsFound(ctx: Context, keyword: string): Promise<FoundPlace[]> {
  const { list } = await listEntityOptions(ctx, portRules, { ...page, keyword });
  const known = await portsById(
    ctx.db,
    list.map(({ id }) => id),
    ctx.language,
  );
  return list.map(({ id, fullName, enCode, line }) => {
    const { lat = null, lon = null } = known.get(id) ?? {};
    const address = [enCode, line].filter(Boolean).join(' · ');
    return { kind: 'port', id, name: fullName, address, lat, lng: lon };
  });
}

/** Nobody keeps where an area lies: it gives a place its address. */
async function areasFound(ctx: Context, keyword: string): Promise<FoundPlace[]> {
  const { list } = await searchAreas(ctx, keyword);
  return list
    .filter(({ isEnabled }) => isEnabled)
    .slice(0, mostPlacesFound)
    .map(({ id, fullName, above }) => ({
      ...{ kind: 'area', id, name: fullName, lat: null, lng: null },
      address: [...above.map((area) => area.fullName), fullName].join(''),
    }));
}
