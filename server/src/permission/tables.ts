import type { PermissionKind } from '@fairway/contract/permission.ts';
import type { ColumnType, Generated } from 'kysely';

declare module '../database/tables.ts' {
  interface Tables extends PermissionTables {}
}

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
  };
  permission_item: { id: string; modelId: string; kind: PermissionKind; enCode: string; fullName: string };
  role_menu: { roleId: string; menuId: string };
  /** What a default role was offered once: the id of a module or of a permission item. */
  offered_grant: { roleId: string; grantId: string };
  role_permission: { roleId: string; itemId: string };
}
