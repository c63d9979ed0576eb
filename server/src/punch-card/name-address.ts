import type { PunchAddressSource } from '@fairway/contract/punch-fields.ts';
import type { Spot } from '@fairway/domain/places/spot.ts';
import { districtAt, districtPath } from '@fairway/domain/punch-card/district-cells.ts';
import { namesOfAreas } from '../areas/area-paths.ts';
import type { Context } from '../http/context.ts';
import { portsNear } from '../master-data/lookups.ts';
import { districtCells } from './district-cells.ts';

export interface NamedAddress {
  address: string;
  addressSource: PunchAddressSource;
}

/** 市辖区 and 县 stand between a municipality and its districts, and are no part of an address. */
const isNoName = (name: string): boolean => ['市辖区', '县', '省直辖县级行政区划'].includes(name);

/** Province, city and district as the company calls them; abroad and at sea the nearest port. Asks nobody outside. */
export async function addressOf(
  { db, language }: Pick<Context, 'db' | 'language'>,
  spot: Spot,
): Promise<NamedAddress> {
  const codes = districtPath(districtAt(await districtCells(), spot));
  const names = await namesOfAreas(db, codes);
  const parts = codes.flatMap((code) => names.get(code) ?? []).filter((name) => !isNoName(name));
  if (parts.length > 0) return { address: parts.join(''), addressSource: 'area' };
  const [port] = await portsNear(db, spot, 1, language);
  return port ? { address: port.fullName, addressSource: 'near' } : { address: '', addressSource: 'none' };
}
