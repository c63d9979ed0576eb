declare module '../database/tables.ts' {
  interface Tables extends FirstHourTables {}
}

export interface FirstHourTables {
  first_hour_skip: { step: string; byId: string; at: Date };
  first_hour_dismissal: { userId: string };
}
