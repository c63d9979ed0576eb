import type { Insertable } from 'kysely';
import type { Db } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';

export interface DemoRows {
  report_log: Insertable<Tables['report_log']>[];
  report_log_receiver: Insertable<Tables['report_log_receiver']>[];
  report_log_comment: Insertable<Tables['report_log_comment']>[];
  report_log_like: Insertable<Tables['report_log_like']>[];
}

export async function insertDemoReports(db: Db, rows: DemoRows): Promise<void> {
  await db.insertInto('report_log').values(rows.report_log).execute();
  await db.insertInto('report_log_receiver').values(rows.report_log_receiver).execute();
  await db.insertInto('report_log_comment').values(rows.report_log_comment).execute();
  await db.insertInto('report_log_like').values(rows.report_log_like).execute();
}
