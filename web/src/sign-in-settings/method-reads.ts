import { getLoginConfig } from '@fairway/contract/session.ts';
import { listSignInMethodHistory, listSignInMethods } from '@fairway/contract/sign-in-settings.ts';
import { queryClient } from '../wire/query-client.ts';

/** What a change shows anew. */
export const methodReads = [listSignInMethods, listSignInMethodHistory, getLoginConfig];

export function refreshMethods(): void {
  for (const { name } of methodReads) void queryClient.invalidateQueries({ queryKey: [name] });
}
