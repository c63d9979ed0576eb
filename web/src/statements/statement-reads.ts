import { getStatement, listStatements } from '@fairway/contract/statements.ts';
import { queryClient } from '../wire/query-client.ts';

/** The reads that show something else after statements were changed. */
export const statementReads = [listStatements, getStatement];

export function refreshStatements(): void {
  for (const { name } of statementReads) void queryClient.invalidateQueries({ queryKey: [name] });
}
