/** To which customers a rate is offered; staff with the right to rates see all of them. */
export interface Audience {
  isForEveryCustomer: boolean;
  levels: readonly string[];
  customerIds: readonly string[];
}

/** Who asks: somebody of the company, for a customer or for nobody yet, or the customer. */
export interface RateViewer {
  isStaff: boolean;
  customerId: string | null;
  customerLevel: string | null;
}

/** Whether a rate is offered to the customer it is asked for. For nobody yet, staff see all of them. */
export function isOfferedTo(audience: Audience, { isStaff, customerId, customerLevel }: RateViewer): boolean {
  if (customerId === null) return isStaff;
  return (
    audience.isForEveryCustomer ||
    audience.customerIds.includes(customerId) ||
    (customerLevel !== null && audience.levels.includes(customerLevel))
  );
}

/** Whether a rate stands on a board or in a sheet that staff send on: those agreed with some customers do not. */
export const isOnBoard = (audience: Audience, viewer: RateViewer): boolean =>
  viewer.customerId === null ? audience.isForEveryCustomer : isOfferedTo(audience, viewer);
