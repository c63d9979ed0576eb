import { customerIdsAmong } from '../../customers/customers-by-id.ts';
import type { Db } from '../../database/open.ts';
import { addMissingEntities } from '../../entities/add-missing-entities.ts';
import { morningOf } from '../../organisation/demo/office-days.ts';
import { companyDay } from '../company-day.ts';
import { laneSurchargeRules, localChargeRules } from '../local-charge-rules.ts';
import { demoLaneSurcharges } from './demo-lane-surcharges.ts';
import { demoLocalCharges } from './demo-local-charges.ts';

/** Gives the demo company the tariffs of its ports and the surcharges of its lanes. */
export async function loadDemoCharges(db: Db, now: Date): Promise<void> {
  const today = companyDay(now);
  const at = new Date(morningOf(now.getTime()));
  const local = demoLocalCharges(today);
  const customers = await customerIdsAmong(
    db,
    local.flatMap(({ customerId }) => customerId ?? []),
  );
  await addMissingEntities(
    db,
    localChargeRules,
    local.filter(({ customerId }) => customerId === null || customers.has(customerId)),
    at,
  );
  await addMissingEntities(db, laneSurchargeRules, demoLaneSurcharges(today), at);
}
