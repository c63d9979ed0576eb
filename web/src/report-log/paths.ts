import type { ReportKind } from '@fairway/contract/report-log.ts';

export const reportsScreen = '/pages/apply/reportLog/index';
export const reportFormScreen = '/pages/apply/reportLog/form';
export const reportTeamScreen = '/pages/apply/reportLog/team';

export const openReportPath = (id: string) => `${reportsScreen}?${new URLSearchParams({ id })}`;

/** One that is there, to be changed. */
export const editReportPath = (id: string) => `${reportFormScreen}?${new URLSearchParams({ id })}`;
/** A new one. */
export const newReportPath = (kind: ReportKind, day = '') =>
  `${reportFormScreen}?${new URLSearchParams({ kind, ...(day && { day }) })}`;
