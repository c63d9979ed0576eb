import { compareCharges, getCharge, listCharges } from '@fairway/contract/shipment-charges.ts';

/** The reads that show something else after charges were changed. */
export const chargeReads = [listCharges, getCharge, compareCharges];
