declare module '../database/tables.ts' {
  interface Tables extends JobTables {}
}

export interface JobTables {
  job_figure: {
    name: string;
    done: number;
    failed: number;
    /** Milliseconds, of those that were done. */
    tookAll: number;
    tookLast: number | null;
    tookLongest: number | null;
    lastDoneAt: Date | null;
    lastFailedAt: Date | null;
  };
}
