declare module '../database/tables.ts' {
  interface Tables extends CalendarTables {}
}

export interface CalendarTables {
  calendar_day: { day: string; isWorked: boolean; name: string };
}
