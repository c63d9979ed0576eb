import type { Generated } from 'kysely';

declare module '../database/tables.ts' {
  interface Tables extends DictionaryTables {}
}

export interface DictionaryTables {
  dictionary_type: {
    id: string;
    enCode: string;
    fullName: string;
    enName: Generated<string>;
    isTree: Generated<number>;
    sortCode: Generated<number>;
    version: Generated<number>;
  };
  dictionary_data: {
    id: string;
    typeId: string;
    parentId: string | null;
    enCode: string;
    fullName: string;
    enName: Generated<string>;
    sortCode: Generated<number>;
    enabledMark: Generated<number>;
    version: Generated<number>;
  };
}
