import { listUnitHistory, listUnits, listUnitUses } from '@fairway/contract/organisation-admin.ts';
import { queryClient } from '../wire/query-client.ts';

/** What a change of a unit shows anew. */
export const unitReads = [listUnits, listUnitHistory, listUnitUses];

export function refreshUnits(): void {
  for (const { name } of unitReads) void queryClient.invalidateQueries({ queryKey: [name] });
}
