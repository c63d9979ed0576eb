import type { ReportFigureName, ReportKind, ReportRow } from '@fairway/contract/report-log.ts';
import type { WordKey } from '../language/words.ts';

export const kindWords = {
  daily: 'reportDaily',
  weekly: 'reportWeekly',
  monthly: 'reportMonthly',
} as const satisfies Record<ReportKind, WordKey>;

export const figureWords = {
  approvals: 'reportFigureApprovals',
  shipments: 'reportFigureShipments',
  quotes: 'reportFigureQuotes',
  visits: 'reportFigureVisits',
} as const satisfies Record<ReportFigureName, WordKey>;

/** The day, the month, or the first and the last day. */
export function periodText({ kind, from, to }: Pick<ReportRow, 'kind' | 'from' | 'to'>): string {
  if (kind === 'monthly') return from.slice(0, 7);
  return kind === 'daily' ? from : `${from}~${to.slice(5)}`;
}
