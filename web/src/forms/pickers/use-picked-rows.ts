import { queryOptions, useQueries } from '@tanstack/react-query';
import { keptFresh } from '../../wire/client-cache.ts';
import { queryClient } from '../../wire/query-client.ts';
import { askRow, type PickedRow, questionKey, type RowQuestion, rowValue } from './row-source.ts';

export interface PickedValue {
  value: string;
  /** Missing while it is asked for, and when it is not there any more. */
  row: PickedRow | undefined;
  isAsked: boolean;
}

const rowQuery = (question: RowQuestion, value: string) =>
  queryOptions<PickedRow | null>({
    queryKey: ['pickedRow', ...questionKey(question), value],
    queryFn: async () => (await askRow(question, value)) ?? null,
    ...keptFresh,
    gcTime: 30 * 60_000,
  });

/** The rows behind the values of a field. */
export function usePickedRows(question: RowQuestion | undefined, values: readonly string[]): PickedValue[] {
  const found = useQueries({ queries: question ? values.map((value) => rowQuery(question, value)) : [] });
  return values.map((value, index) => ({
    value,
    row: found[index]?.data ?? undefined,
    isAsked: found[index]?.isPending ?? false,
  }));
}

/** What was just picked needs not be asked for. */
export function rememberRows(question: RowQuestion, rows: readonly PickedRow[]): void {
  for (const row of rows)
    queryClient.setQueryData(rowQuery(question, rowValue(row, question.source)).queryKey, row);
}
