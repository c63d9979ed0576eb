import type { orderPath } from '@fairway/contract/orders.ts';

const withQuery = (path: string, query: URLSearchParams) => (String(query) ? `${path}?${query}` : path);
const withId = (path: string, id: string) => withQuery(path, new URLSearchParams({ id }));

export const myOrdersPath = '/pages/shipment/cargoshipment/myshipment';
export const companyOrdersPath = '/pages/shipment/cargoshipment/groupshipment';
// Written out: the frame, which has every path, must not load the contract.
export const orderScreen = '/pages/shipment/cargoshipment/shipmentdetail' satisfies typeof orderPath;
export const orderFormScreen = '/pages/shipment/cargoshipment/orderform';

/** One order on its own page. */
export const orderPathOf = (id: string): string => withId(orderScreen, id);
export const orderEditPath = (id: string): string => withId(orderFormScreen, id);
/** The same form, to ask for changes of what is booked. */
export const orderAmendPath = (id: string): string =>
  withQuery(orderFormScreen, new URLSearchParams({ id, amend: '1' }));

/** A new order that is kept beside the one that is being written. */
export const orderApartPath = (clientId: string): string =>
  withQuery(orderFormScreen, new URLSearchParams({ draft: clientId }));

/** What an order begins with. */
export interface OrderStart {
  rateId?: string;
  quoteId?: string;
  templateId?: string;
}

/** A new order; `asked` is the lane and what is to be carried, as the search of rates has it in the address. */
export function newOrderPath(start: OrderStart = {}, asked: URLSearchParams = new URLSearchParams()): string {
  const query = new URLSearchParams(asked);
  for (const [name, value] of Object.entries(start)) query.set(name, value);
  return withQuery(orderFormScreen, query);
}
