/** The menu as it is shown, for whoever arranges it and for whoever sees it. */
export {
  chooseSystem,
  chosenSystems,
  deleteMenu,
  loadMenuSystems,
  loadPlacedMenus,
  menuIdsOf,
} from './menu-store.ts';
export { hasRole, heldRoleIds } from './store.ts';
export type { PermissionTables, PlacedMenuRow, ShownOn } from './tables.ts';
