import { listFailedJobs, listJobKinds } from '@fairway/contract/jobs.ts';
import { queryClient } from '../wire/query-client.ts';

/** The reads that show something else after somebody looked after jobs. */
export const jobReads = [listJobKinds, listFailedJobs];

export const refreshJobs = (): void => {
  for (const { name } of jobReads) void queryClient.invalidateQueries({ queryKey: [name] });
};
