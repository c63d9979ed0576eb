import type { DeclaredParameter, InterfaceKind, InterfaceSource } from '@fairway/contract/data-interfaces.ts';
import type { ColumnType, Generated, Selectable } from 'kysely';

declare module '../database/tables.ts' {
  interface Tables extends DataInterfaceTables {}
}

export interface DataInterfaceTables {
  data_interface: {
    id: string;
    enCode: string;
    fullName: string;
    kind: InterfaceKind;
    source: ColumnType<InterfaceSource, string, string>;
    parameters: ColumnType<DeclaredParameter[], string, string>;
    script: string;
    version: Generated<number>;
    enabledMark: number;
    creatorUserId: string | null;
    creatorTime: Date;
    lastModifyUserId: string | null;
    lastModifyTime: Date;
  };
}

export type StoredInterface = Selectable<DataInterfaceTables['data_interface']>;
