import type { MenuDevice, ShownOn } from '@fairway/contract/menus.ts';
import type { DataScope, PermissionKind } from '@fairway/contract/permission.ts';
import type { ColumnType, Generated } from 'kysely';

declare module '../database/tables.ts' {
  interface Tables extends PermissionTables {}
}

export type MenuOrigin = 'builtIn' | 'form' | 'own';
export type { MenuDevice, ShownOn };

export interface PermissionTables {
  menu: {
    id: string;
    parentId: string | null;
    fullName: string;
    enCode: string;
    icon: Generated<string>;
    urlAddress: Generated<string>;
    linkTarget: Generated<string>;
    type: number;
    propertyJson: ColumnType<Record<string, unknown>, string | undefined, string>;
    sortCode: Generated<number>;
    enabledMark: Generated<number>;
    systemId: Generated<string>;
    origin: Generated<MenuOrigin>;
    targetId: Generated<string | null>;
    grantedAs: Generated<string | null>;
    isHidden: Generated<boolean>;
    shownOn: Generated<ShownOn>;
    version: Generated<number>;
    /** Of a form of the company: what a role sees of its records where nobody chose. */
    usualScope: Generated<'own' | 'all' | null>;
  };
  menu_own: {
    menuId: string;
    fullName: string | null;
    enName: string | null;
    icon: string | null;
    isPlaced: boolean;
    parentId: string | null;
    systemId: string | null;
    sortCode: number | null;
  };
  /** A view: every entry as it is shown. */
  placed_menu: PlacedMenuRow;
  menu_system: {
    id: string;
    fullName: string;
    enName: string;
    icon: string;
    sortCode: number;
    version: Generated<number>;
  };
  permission_item: { id: string; modelId: string; kind: PermissionKind; enCode: string; fullName: string };
  role_menu: { roleId: string; menuId: string };
  /** What a default role was offered once: the id of a module or of a permission item. */
  offered_grant: { roleId: string; grantId: string };
  /** Whose rows of a module a role sees, where somebody chose it; a row for each organisation that is chosen. */
  role_scope: { roleId: string; moduleId: string; kind: DataScope; organisationId: string | null };
  role_permission: { roleId: string; itemId: string };
}

export interface PlacedMenuRow {
  id: string;
  origin: MenuOrigin;
  type: number;
  parentId: string | null;
  systemId: string;
  sortCode: number;
  fullName: string;
  enName: string;
  enCode: string;
  icon: string;
  urlAddress: string;
  linkTarget: string;
  targetId: string | null;
  grantedAs: string | null;
  isHidden: boolean;
  shownOn: ShownOn;
  enabledMark: number;
  version: number;
  propertyJson: Record<string, unknown>;
  isMoved: boolean;
  isChanged: boolean;
}
