import type { Spot } from '@fairway/domain/places/spot.ts';
import type { Db } from '../database/open.ts';
import { findCustomerPlaces, findCustomersNear } from './store.ts';

export interface LocatedCustomer extends Spot {
  customerId: string;
  address: string;
}

/** Where customers are that are nearest to a spot; whether the caller sees them is asked of customers. */
export const customersNear = (db: Db, spot: Spot, most: number): Promise<LocatedCustomer[]> =>
  findCustomersNear(db, spot, most);

/** Where these customers are, as far as somebody has said so. */
export const placesOfCustomers = (
  db: Db,
  customerIds: readonly string[],
): Promise<ReadonlyMap<string, LocatedCustomer>> => findCustomerPlaces(db, customerIds);
