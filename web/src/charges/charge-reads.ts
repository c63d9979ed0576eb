import { getChargeChange, listChargeChanges } from '@fairway/contract/charge-changes.ts';
import { listPeriods } from '@fairway/contract/ledger.ts';
import { compareCharges, getCharge, listCharges } from '@fairway/contract/shipment-charges.ts';
import { queryClient } from '../wire/query-client.ts';

/** The reads that show something else after charges were changed; months say how many of them wait. */
export const chargeReads = [listCharges, getCharge, compareCharges, listPeriods];

/** The same after change orders were. */
export const changeReads = [listChargeChanges, getChargeChange];

export function refreshCharges(): void {
  for (const { name } of [...chargeReads, ...changeReads])
    void queryClient.invalidateQueries({ queryKey: [name] });
}
