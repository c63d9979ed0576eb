import type { ChargeRow } from '@fairway/contract/shipment-charges.ts';

/** Its month is closed, and no change order took it back: only another one can change it. */
export const isChangeable = ({ isLocked, status, corrected }: ChargeRow): boolean =>
  isLocked && status === 'approved' && Number(corrected) === 0;
