import { listBillRuleHistory, listBillRules } from '@fairway/contract/bill-rules.ts';
import { queryClient } from '../wire/query-client.ts';

/** What a change of a rule shows anew. */
export const billRuleReads = [listBillRules, listBillRuleHistory];

export function refreshBillRules(): void {
  for (const { name } of billRuleReads) void queryClient.invalidateQueries({ queryKey: [name] });
}
