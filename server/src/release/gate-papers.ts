import type { ReleaseKind } from '@fairway/contract/release-fields.ts';
import type { GateFacts } from '@fairway/domain/release/gate.ts';
import type { StoredShipment } from '../shipments/stored-shipment.ts';
import type { GateBill } from './gate-store.ts';

const isHouse = ({ kind }: GateBill): boolean => kind === 'HBL' || kind === 'HAWB';
const isOut = ({ status }: GateBill): boolean => status === 'issued' || status === 'surrendered';
const isReady = (bill: GateBill): boolean => bill.status === 'confirmed' || isOut(bill);

/** The bills the customer holds: ours where there are any, else the carrier's. */
export function billsOfCustomer(bills: readonly GateBill[]): readonly GateBill[] {
  const house = bills.filter(isHouse);
  return house.length > 0 ? house : bills;
}

/** Nothing at the destination is handed out against this bill any more. */
const isGivenUp = (bill: GateBill): boolean =>
  bill.status === 'surrendered' ||
  (isOut(bill) && bill.issueType !== 'original') ||
  (isOut(bill) && bill.originals > 0 && bill.collected >= bill.originals);

export function papersOf(bills: readonly GateBill[], letters: number): GateFacts['papers'] {
  const own = billsOfCustomer(bills);
  const printed = own.filter((bill) => bill.issueType === 'original' && isOut(bill));
  const sum = (of: (bill: GateBill) => number) => printed.reduce((total, bill) => total + of(bill), 0);
  const [house, master] = [bills.filter(isHouse), bills.filter((bill) => !isHouse(bill))];
  return {
    hasBill: own.some(isReady),
    originals: sum(({ originals }) => originals),
    collected: sum(({ originals, collected }) => Math.min(originals, collected)),
    hasLetter: letters > 0,
    isHouseSurrendered: house.every(isGivenUp),
    isMasterSurrendered: master.length > 0 && master.every(isGivenUp),
  };
}

const byIssue: Record<GateBill['issueType'], ReleaseKind> = {
  ...{ original: 'original', telex: 'telex', seaway: 'seaway', electronic: 'seaway' },
};

/** How a shipment is usually released: what is imported by a delivery order, other cargo as its bill is issued. */
export function usualKind(
  { business }: Pick<StoredShipment, 'business'>,
  bills: readonly GateBill[],
): ReleaseKind {
  if (business === 'SI' || business === 'AI') return 'deliveryOrder';
  return byIssue[billsOfCustomer(bills)[0]?.issueType ?? 'original'];
}
