import { listOrders } from '@fairway/contract/orders.ts';
import { call } from '../wire/api.ts';
import type { Finder } from '../wire/find.ts';
import { useSession } from '../wire/session-store.ts';
import { laneText } from './order-text.ts';
import { orderPathOf } from './paths.ts';

const most = 6;

/** Orders by any number, customer, goods, port or carrier. */
const orderFinder: Finder = {
  heading: 'searchOrders',
  ask: async (keyword, signal) => {
    const { permissionList } = useSession.getState();
    if (!permissionList.some(({ modelId }) => modelId === 'onlineOrder')) return [];
    const body = { scope: 'company' as const, keyword, pageSize: most };
    const { list } = await call(listOrders, { body }, { signal });
    return list.map((order) => ({
      key: order.id,
      icon: 'order' as const,
      name: order.orderNo,
      line: [order.customerName, laneText(order), order.soNo || order.commodity].filter(Boolean).join(' · '),
      path: orderPathOf(order.id),
    }));
  },
};

export const ordersFinders: readonly Finder[] = [orderFinder];
