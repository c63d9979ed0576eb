import { customerNames } from '../../customers/customers-by-id.ts';
import { customerIdOf } from '../../customers/demo/ids.ts';
import type { Db } from '../../database/open.ts';
import { portsById } from '../../master-data/lookups.ts';
import { placesOfCustomers } from '../../places/customers-near.ts';
import type { PunchedTarget } from '../targets.ts';
import demo from './punches.json' with { type: 'json' };

/** Those of the demo's customers and ports that are still there, with where they are. */
export async function demoTargets(
  db: Db,
): Promise<{ near: PunchedTarget[]; far: PunchedTarget | undefined }> {
  const ids = [...demo.customers, demo.far].map(customerIdOf);
  const [places, names] = [await placesOfCustomers(db, ids), await customerNames(db, ids)];
  const customer = (id: string): PunchedTarget[] => {
    const [place, named] = [places.get(id), names.get(id)];
    if (!place || !named) return [];
    const spot = { lat: place.lat, lng: place.lng };
    return [{ kind: 'customer', id, ...named, address: place.address, spot }];
  };
  const [chinese, english] = [await portsById(db, demo.ports, 'zh'), await portsById(db, demo.ports, 'en')];
  const ports = [...chinese.values()].flatMap(({ id, fullName, unlocode, lat, lon }): PunchedTarget[] => {
    if (lat === null || lon === null) return [];
    const enName = english.get(id)?.fullName ?? '';
    return [{ kind: 'port', id, name: fullName, enName, address: unlocode, spot: { lat, lng: lon } }];
  });
  const far = customer(customerIdOf(demo.far))[0];
  return { near: [...demo.customers.map(customerIdOf).flatMap(customer), ...ports], far };
}
