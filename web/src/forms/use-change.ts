import type { FormField } from '@fairway/contract/forms.ts';
import { useCallback } from 'react';
import type { Place } from './part.ts';
import { fillRows } from './row-fills.ts';
import { useForm } from './use-form.ts';

/** What a part calls with another value of its place. */
export function useChange(field: FormField, { path, row }: Place): (value: unknown) => void {
  const store = useForm();
  return useCallback(
    (value: unknown) => {
      store.set({ path, row }, value);
      if (field.rowFills.length > 0) void fillRows(store, field, { path, row });
    },
    [store, field, path, row],
  );
}
