import type { Db } from '../database/open.ts';
import { findMovedCompanies, findShipmentsOfCompany, writeCompanyAbove, writeViewers } from './keep-store.ts';

const mostAtOnce = 500;

interface Parts {
  /** A transaction of its own: the shipments of a company are many. */
  commitNow: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
}

/**
 * Writes the lists of shipments anew whose company stands elsewhere in the tree than before. Whoever moves companies
 * needs to know nothing of shipments: the tree as it was is kept beside the lists. Who people work for is asked when
 * they look, so that needs nothing.
 */
export async function followOrganisation({ commitNow }: Parts): Promise<void> {
  for (const company of await commitNow(findMovedCompanies)) {
    let after = '';
    for (;;) {
      const ids = await commitNow(async (db) => {
        const found = await findShipmentsOfCompany(db, company.companyId, after, mostAtOnce);
        await writeViewers(db, found);
        return found;
      });
      after = ids.at(-1) ?? after;
      if (ids.length < mostAtOnce) break;
    }
    // As it stood when we began: whatever moved since is seen the next time.
    await commitNow((db) => writeCompanyAbove(db, company));
  }
}
