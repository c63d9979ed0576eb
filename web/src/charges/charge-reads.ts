import { getChargeChange, listChargeChanges } from '@fairway/contract/charge-changes.ts';
import { compareCharges, getCharge, listCharges } from '@fairway/contract/shipment-charges.ts';

/** The reads that show something else after charges were changed. */
export const chargeReads = [listCharges, getCharge, compareCharges];

/** The same after change orders were. */
export const changeReads = [listChargeChanges, getChargeChange];
