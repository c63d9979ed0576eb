import { AppError } from '@fairway/contract/app-error.ts';
import type { Language } from '@fairway/contract/errors.ts';
import { mostPunchTargets, type PunchTarget } from '@fairway/contract/punch-card.ts';
import type { PunchTargetKind } from '@fairway/contract/punch-fields.ts';
import { isSpot, metresBetween, type Spot } from '@fairway/domain/places/spot.ts';
import { customerRules } from '../customers/customer-rules.ts';
import { listEntityOptions } from '../entities/show-entities.ts';
import type { Context } from '../http/context.ts';
import { portsById, portsNear } from '../master-data/lookups.ts';
import { portRules } from '../master-data/place-rules.ts';
import { customersNear, placesOfCustomers } from '../places/customers-near.ts';

type Located = Omit<PunchTarget, 'distance'>;

interface Asked {
  lat?: number | undefined;
  lng?: number | undefined;
  keyword: string;
  kind?: PunchTargetKind | '' | undefined;
}

/** Where one may say to be: by name, or what is around; those nobody has located stand at the end. */
export async function listPunchTargets(
  ctx: Context,
  { lat, lng, keyword, kind }: Asked,
): Promise<{ list: PunchTarget[] }> {
  const spot = lat === undefined || lng === undefined ? undefined : { lat, lng };
  const found: Located[] = [];
  if (kind !== 'port') found.push(...(await customers(ctx, keyword, spot)));
  if (kind !== 'customer') found.push(...(await ports(ctx, keyword, spot)));
  const list = found.map((one) => ({ ...one, distance: distanceTo(one, spot) }));
  const far = Number.MAX_VALUE;
  list.sort((a, b) => (a.distance ?? far) - (b.distance ?? far));
  return { list: list.slice(0, mostPunchTargets) };
}

const distanceTo = ({ lat, lng }: Located, spot: Spot | undefined): number | null =>
  spot && lat !== null && lng !== null ? Math.round(metresBetween(spot, { lat, lng })) : null;

const page = { currentPage: 1, pageSize: mostPunchTargets };

/** Those the caller sees: of the nearest some may be others’. */
async function customers(ctx: Context, keyword: string, spot: Spot | undefined): Promise<Located[]> {
  const near = !keyword && spot ? await customersNear(ctx.db, spot, mostPunchTargets * 4) : [];
  const wanted =
    near.length > 0
      ? { ids: near.map(({ customerId }) => customerId).join(',') }
      : keyword
        ? { keyword }
        : {};
  const { list } = await listEntityOptions(ctx, customerRules, { ...page, ...wanted });
  const located = await placesOfCustomers(
    ctx.db,
    list.map(({ id }) => id),
  );
  return list.map(({ id, fullName }) => {
    const { address = '', lat = null, lng = null } = located.get(id) ?? {};
    return { kind: 'customer', id, name: fullName, address, lat, lng };
  });
}

async function ports(ctx: Context, keyword: string, spot: Spot | undefined): Promise<Located[]> {
  if (!keyword && spot) {
    const near = await portsNear(ctx.db, spot, mostPunchTargets, ctx.language);
    return near.map(portOf);
  }
  const { list } = await listEntityOptions(ctx, portRules, { ...page, ...(keyword && { keyword }) });
  const known = await portsById(
    ctx.db,
    list.map(({ id }) => id),
    ctx.language,
  );
  return list.flatMap(({ id }) => {
    const port = known.get(id);
    return port ? [portOf(port)] : [];
  });
}

const portOf = (port: {
  id: string;
  fullName: string;
  unlocode: string;
  lat: number | null;
  lon: number | null;
}) => ({
  ...{ kind: 'port' as const, id: port.id, name: port.fullName, address: port.unlocode },
  ...{ lat: port.lat, lng: port.lon },
});

export interface PunchedTarget {
  kind: PunchTargetKind;
  id: string;
  name: string;
  enName: string;
  address: string;
  spot: Spot | null;
}

/** What somebody says to be at; what they do not see is not there. */
export async function targetNamed(
  ctx: Context,
  target: { kind: PunchTargetKind; id: string },
): Promise<PunchedTarget> {
  const { kind, id } = target;
  const rules = kind === 'port' ? portRules : customerRules;
  const nameIn = async (language: Language) =>
    (await listEntityOptions({ ...ctx, language }, rules, { ...page, ids: id })).list[0]?.fullName;
  const name = await nameIn('zh');
  if (name === undefined) throw new AppError('NOT_FOUND');
  const enName = (await nameIn('en')) ?? '';
  if (kind === 'customer') {
    const place = (await placesOfCustomers(ctx.db, [id])).get(id);
    const spot = place ? { lat: place.lat, lng: place.lng } : null;
    return { kind, id, name, enName, address: place?.address ?? '', spot };
  }
  const port = (await portsById(ctx.db, [id], 'zh')).get(id);
  const spot = { lat: port?.lat ?? Number.NaN, lng: port?.lon ?? Number.NaN };
  return { kind, id, name, enName, address: port?.unlocode ?? '', spot: isSpot(spot) ? spot : null };
}
