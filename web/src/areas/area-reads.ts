import {
  listAreaHistory,
  listAreaUses,
  listManagedAreas,
  searchAreas,
} from '@fairway/contract/area-admin.ts';
import { listAreas, nameAreas } from '@fairway/contract/system.ts';
import { queryClient } from '../wire/query-client.ts';

/** What a change shows anew: the choices and names of forms among it. */
export const areaReads = [listManagedAreas, searchAreas, listAreaHistory, listAreaUses, listAreas, nameAreas];

export function refreshAreas(): void {
  for (const { name } of areaReads) void queryClient.invalidateQueries({ queryKey: [name] });
}
