import { ports } from '@fairway/contract/ports.ts';
import { call } from '../wire/api.ts';
import type { Finder } from '../wire/find.ts';
import { useSession } from '../wire/session-store.ts';
import { entityPath, masterDataPath } from './paths.ts';

const most = 6;

/** Ports by code, name, spelling or alias. */
const portFinder: Finder = {
  heading: 'searchPorts',
  ask: async (keyword, signal) => {
    const { permissionList } = useSession.getState();
    if (!permissionList.some(({ modelId }) => modelId === ports.modelId)) return [];
    const { list } = await call(ports.options, { query: { keyword, pageSize: most } }, { signal });
    return list.map(({ id, fullName, enCode, line }) => ({
      key: id,
      icon: 'anchor' as const,
      name: fullName,
      line: [enCode, line].filter(Boolean).join(' · '),
      path: entityPath(masterDataPath, ports.name, id),
    }));
  },
};

export const masterDataFinders: readonly Finder[] = [portFinder];
