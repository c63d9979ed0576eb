import { explainMyRights, explainRights, getRightsMatrix } from '@fairway/contract/rights.ts';
import { currentUserQuery } from '../session/current-user.ts';
import { queryClient } from '../wire/query-client.ts';

export function refreshMatrix(): void {
  for (const { name } of [getRightsMatrix, explainRights, explainMyRights])
    void queryClient.invalidateQueries({ queryKey: [name] });
}

/**
 * What this person may do is another now: who they are is asked first, because it says what there is to be asked. What
 * is on screen is asked for anew, and what was on screen before goes: they may not see it any more.
 */
export async function refreshEverything(): Promise<void> {
  queryClient.removeQueries({ type: 'inactive' });
  await queryClient.refetchQueries({ queryKey: currentUserQuery.queryKey });
  await queryClient.invalidateQueries();
}
