import type { TableLook } from '@fairway/contract/views.ts';

declare module '../database/tables.ts' {
  interface Tables extends ViewTables {}
}

export interface ViewTables {
  table_view: {
    id: string;
    tableName: string;
    userId: string;
    name: string;
    isShared: boolean;
    query: Record<string, string>;
    look: TableLook | null;
    creatorTime: Date;
    lastModifyTime: Date;
  };
  table_look: { userId: string; tableName: string; viewId: string; look: TableLook };
  table_default_view: { userId: string; tableName: string; viewId: string };
  table_density: { userId: string; density: 'compact' | 'comfortable' };
}
