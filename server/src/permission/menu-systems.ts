import type { MenuDevice } from '@fairway/contract/menus.ts';
import type { MenuEntry } from '@fairway/contract/permission.ts';
import type { UserInfo } from '@fairway/contract/session.ts';
import { currentSystem } from '@fairway/domain/menu/menu-for.ts';
import type { Grants } from './grants.ts';

/** The system there always was; it is called as the settings say, unless it has a name. */
export const firstSystemId = 'fairway';

interface System {
  id: string;
  fullName: string;
  enName: string;
  icon: string;
}

interface Shown {
  sysName: string;
  logoIcon: string;
  navigationIcon: string;
  workLogoIcon: string;
}

/** In which systems somebody works, and those they can switch to on a device; never none. */
export function systemsOf(
  systems: readonly System[],
  menus: Grants['menus'],
  chosen: Record<MenuDevice, string | null>,
  { sysName, logoIcon, navigationIcon, workLogoIcon }: Shown,
): Record<MenuDevice, Pick<UserInfo, 'systemId' | 'appSystemId' | 'systemIds'> & { menuList: MenuEntry[] }> {
  const ids = systems.map(({ id }) => id);
  const current = (device: MenuDevice) =>
    currentSystem(ids, chosen[device], (id) => menus[device].has(id)) ?? firstSystemId;
  const both = { systemId: current('desk'), appSystemId: current('phone') };
  const on = (device: MenuDevice, currentId: string) => ({
    ...both,
    systemIds: systems
      .filter(({ id }) => id === currentId || menus[device].has(id))
      .map(({ id, fullName, enName, icon }) => ({
        ...{ id, name: fullName || sysName, icon: icon || logoIcon, navigationIcon, workLogoIcon },
        ...{ currentSystem: id === currentId, description: '', ...(enName !== '' && { enName }) },
      })),
    menuList: menus[device].get(currentId) ?? [],
  });
  return { desk: on('desk', both.systemId), phone: on('phone', both.appSystemId) };
}
