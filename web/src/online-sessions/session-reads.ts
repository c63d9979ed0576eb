import { listOnlineSessions } from '@fairway/contract/online-sessions.ts';
import { queryClient } from '../wire/query-client.ts';

/** The reads that show something else after sessions were ended. */
export const onlineSessionReads = [listOnlineSessions];

export const refreshOnlineSessions = (): void => {
  for (const { name } of onlineSessionReads) void queryClient.invalidateQueries({ queryKey: [name] });
};
