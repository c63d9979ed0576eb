import { countOrders, getOrder, listOrders } from '@fairway/contract/orders.ts';
import { queryClient } from '../wire/query-client.ts';

/** The reads that show something else after an order was changed. */
export const orderReads = [getOrder, listOrders, countOrders];

export const refreshOrders = (): void => {
  for (const { name } of orderReads) void queryClient.invalidateQueries({ queryKey: [name] });
};
