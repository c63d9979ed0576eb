import type { ChargeSide, ChargeState, InvoiceKind, InvoiceScope } from '@fairway/contract/money-fields.ts';
import { exact } from '../money/money.ts';

export interface BillableCharge {
  id: string;
  side: ChargeSide;
  status: ChargeState;
  companyId: string;
  partyId: string;
  shipmentId: string;
  currency: string;
  amount: string;
  invoiced: string;
  /** What change orders took back of it. */
  corrected: string;
  /** Another invoice that is not void has it. */
  isHeld: boolean;
  /** Its code is never billed. */
  noInvoice: boolean;
}

export type NotBillable = 'notApproved' | 'billed' | 'held' | 'noInvoice';

/** Why a charge cannot be billed; nothing where it can. */
export function whyNotBillable(charge: BillableCharge): NotBillable | undefined {
  if (charge.status !== 'approved') return 'notApproved';
  if (charge.noInvoice) return 'noInvoice';
  if (exact(charge.invoiced).equals(exact(charge.amount).minus(exact(charge.corrected)))) return 'billed';
  return charge.isHeld ? 'held' : undefined;
}

export interface ChargeGroup<C extends BillableCharge> {
  kind: InvoiceKind;
  scope: InvoiceScope;
  companyId: string;
  partyId: string;
  currency: string;
  charges: C[];
}

/** One invoice for each company of ours, party, side and currency, in the order the charges came. */
export function groupCharges<C extends BillableCharge>(charges: readonly C[]): ChargeGroup<C>[] {
  const groups = new Map<string, ChargeGroup<C>>();
  for (const charge of charges) {
    const { companyId, partyId, side, currency } = charge;
    const key = [companyId, partyId, side, currency].join(' ');
    const group = groups.get(key);
    if (group) group.charges.push(charge);
    else
      groups.set(key, {
        ...{ kind: side === 'receivable' ? 'debit' : 'supplier', scope: 'shipment' },
        ...{ companyId, partyId, currency, charges: [charge] },
      });
  }
  return [...groups.values()].map((group) => ({ ...group, scope: scopeOf(group.charges) }));
}

export const scopeOf = (charges: readonly Pick<BillableCharge, 'shipmentId'>[]): InvoiceScope =>
  new Set(charges.map(({ shipmentId }) => shipmentId)).size > 1 ? 'several' : 'shipment';
