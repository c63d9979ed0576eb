import type { Generated } from 'kysely';

/** What the wire asks for to get the provinces, and what stands above them. */
export const provinces = '-1';

declare module '../database/tables.ts' {
  interface Tables extends AreaTables {}
}

export interface AreaTables {
  area: {
    id: string;
    parentId: string;
    fullName: string;
    level: number;
    /** What the system calls it; null for what the company added. */
    builtInName: string | null;
    spelling: Generated<string>;
    isEnabled: Generated<boolean>;
    sortCode: number | null;
    version: Generated<number>;
  };
}
