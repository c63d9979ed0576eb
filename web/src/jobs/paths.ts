import { choicesText } from '../ui/table/filter.ts';

export const jobsScreen = '/pages/system/jobs';
export const failedJobsScreen = '/pages/system/failedJobs';

/** The failed jobs of one kind. */
export const failedJobsOf = (name: string): string =>
  `${failedJobsScreen}?${new URLSearchParams({ 'f.kind': choicesText([name]) })}`;
