import { listSettingHistory, listSettings } from '@fairway/contract/settings.ts';
import { queryClient } from '../wire/query-client.ts';

/** What a change of a setting shows anew. */
export const settingReads = [listSettings, listSettingHistory];

export function refreshSettings(): void {
  for (const { name } of settingReads) void queryClient.invalidateQueries({ queryKey: [name] });
}
