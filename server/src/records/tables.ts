import type { FormDefinition, FormValues } from '@fairway/contract/forms.ts';
import type { IndexColumn, ListIndexes } from '@fairway/domain/forms/list-indexes.ts';
import type { Difference } from '@fairway/domain/forms/record-differences.ts';
import type { Generated, JSONColumnType } from 'kysely';

/** What rows of interfaces were called when they were chosen: field → value → label. */
export type Labels = Record<string, Record<string, string>>;

declare module '../database/tables.ts' {
  interface Tables extends RecordTables {}
}

export interface RecordTables {
  form_model: {
    id: string;
    enCode: string;
    fullName: string;
    icon: string;
    webType: '1' | '2';
    definition: JSONColumnType<FormDefinition>;
    formVersion: Generated<number>;
    version: Generated<number>;
    listFields: string[];
    indexFields: Generated<string[]>;
    indexes: JSONColumnType<ListIndexes, string | undefined, string>;
    indexEdition: Generated<number>;
    recordScope: 'all' | 'own';
    enabledMark: 0 | 1;
    fieldCount: number;
    creatorUserId: string | null;
    creatorTime: Date;
    lastModifyUserId: string | null;
    lastModifyTime: Date;
  };
  form_reference: { modelId: string; kind: 'interface' | 'model'; targetId: string; columns: string[] };
  record: {
    id: string;
    modelId: string;
    data: JSONColumnType<FormValues>;
    labels: JSONColumnType<Labels>;
    version: Generated<number>;
    formVersion: number;
    creatorUserId: string;
    creatorTime: Date;
    lastModifyUserId: string | null;
    lastModifyTime: Date | null;
    search: string;
    /** Null while it is not indexed yet. */
    terms: number[] | null;
  } & { [N in IndexColumn & `number${string}`]: Generated<number | null> } & {
    [T in IndexColumn & `text${string}`]: Generated<string | null>;
  };
  list_use: { modelId: string; field: string; sorted: number; filtered: number; lastAt: Date };
  record_history: {
    recordId: string;
    version: number;
    at: Date;
    userId: string;
    differences: JSONColumnType<Difference[]>;
  };
}
