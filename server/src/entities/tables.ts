declare module '../database/tables.ts' {
  interface Tables extends EntityTables {}
}

export interface EntityTables {
  entity_change: {
    entity: string;
    entityId: string;
    version: number;
    act: 'update' | 'import' | 'undo';
    creatorUserId: string | null;
    creatorTime: Date;
    differences: string;
    importId: string | null;
  };
}
