import type { Db } from '../database/open.ts';
import { findCustomer, findCustomerIds, findCustomerNames, findCustomersNamed } from './store.ts';

/** A customer that is there and in use. */
export async function customerById(db: Db, id: string) {
  const customer = await findCustomer(db, id);
  return customer?.isEnabled ? customer : undefined;
}

/** Which of these customers are there. */
export const customerIdsAmong = async (db: Db, ids: readonly string[]): Promise<Set<string>> =>
  new Set(await findCustomerIds(db, ids));

/** Customers in use by a name or code somebody typed, whichever of theirs it is. */
export async function customersByNames(db: Db, names: readonly string[]) {
  const asked = [...new Set(names.filter(Boolean))];
  const found = await findCustomersNamed(
    db,
    asked.map((name) => name.toUpperCase()),
  );
  return new Map(
    asked.flatMap((name) => {
      const wanted = name.toUpperCase();
      const customer = found.find(({ nameCn, nameEn, shortName, enCode }) =>
        [nameCn, nameEn, shortName, enCode].some((one) => one.toUpperCase() === wanted),
      );
      return customer ? [[name, customer] as const] : [];
    }),
  );
}

/** What customers are called, shortly in Chinese, whatever became of them. */
export async function customerNames(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { name: string; enName: string }>> {
  const rows = await findCustomerNames(db, ids);
  return new Map(
    rows.map(({ id, shortName, nameCn, nameEn }) => [
      id,
      { name: shortName || nameCn || nameEn, enName: nameEn || nameCn },
    ]),
  );
}
