import type { ReportFigure, ReportKind, ReportRule } from '@fairway/contract/report-log.ts';
import type { ColumnType, Generated } from 'kysely';

declare module '../database/tables.ts' {
  interface Tables extends ReportLogTables {}
}

interface Said {
  title: string;
  todayContent: string;
  tomorrowContent: string;
  question: string;
}

export interface ReportLogTables {
  report_log: Said & {
    id: string;
    version: Generated<number>;
    kind: ReportKind;
    periodFrom: string;
    periodTo: string;
    figures: ColumnType<ReportFigure[], string, string>;
    isLate: boolean;
    isEdited: Generated<boolean>;
    creatorUserId: string;
    creatorTime: Date;
  };
  report_log_receiver: {
    reportId: string;
    userId: string;
    place: number;
    isCopy: boolean;
    sentAt: Date;
    readTime: Date | null;
    /** Of who has not read it: by its writer. */
    remindedTime: ColumnType<Date | null, Date | undefined, Date>;
  };
  report_log_earlier: Said & { reportId: string; version: number; replacedTime: Date };
  report_log_comment: {
    id: string;
    reportId: string;
    text: string;
    replyToId: string | null;
    mentionIds: Generated<string[]>;
    creatorUserId: string;
    creatorTime: Date;
  };
  report_log_like: { reportId: string; userId: string; at: Date };
  report_log_reminder: { userId: string; kind: ReportKind; periodFrom: string; remindedTime: Date };
  report_log_rule: ReportRule & { userId: string; remindedOn: Generated<string> };
}
