import type { ImportState } from '@fairway/contract/rate-import.ts';

declare module '../database/tables.ts' {
  interface Tables extends RateImportTables {}
}

export interface RateImportTables {
  rate_import: {
    id: string;
    state: ImportState;
    fileId: string;
    fileName: string;
    sheetName: string;
    asked: string;
    digest: string;
    fingerprint: string;
    counts: string;
    written: number;
    total: number;
    failure: string | null;
    creatorUserId: string;
    creatorTime: Date;
    endTime: Date | null;
  };
  rate_mapping: {
    id: string;
    fingerprint: string;
    name: string;
    headings: string;
    mapping: string;
    lastModifyUserId: string;
    lastModifyTime: Date;
  };
}
