import { customers } from '@fairway/contract/customers.ts';
import { call } from '../wire/api.ts';
import type { Finder } from '../wire/find.ts';
import { useSession } from '../wire/session-store.ts';
import { customersPath } from './paths.ts';

const most = 6;

/** Customers and partners by number, name, spelling or credit code. */
const customerFinder: Finder = {
  heading: 'searchCustomers',
  ask: async (keyword, signal) => {
    const { permissionList } = useSession.getState();
    if (!permissionList.some(({ modelId }) => modelId === customers.modelId)) return [];
    const { list } = await call(customers.options, { query: { keyword, pageSize: most } }, { signal });
    return list.map(({ id, fullName, enCode, line }) => ({
      key: id,
      icon: 'building' as const,
      name: fullName,
      line: [enCode, line].filter(Boolean).join(' · '),
      path: customersPath(id),
    }));
  },
};

export const customersFinders: readonly Finder[] = [customerFinder];
