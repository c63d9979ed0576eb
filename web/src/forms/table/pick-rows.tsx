import type { FormField, RowSource } from '@fairway/contract/forms.ts';
import { lazy, Suspense } from 'react';

const RowPickerSheet = lazy(async () => ({
  default: (await import('../pickers/row-picker.tsx')).RowPickerSheet,
}));

interface PickRowsProps {
  field: FormField & { source: RowSource };
  onClose: () => void;
  onPick: (rows: Record<string, unknown>[]) => void;
}

/** Rows to choose from, each of which becomes a row of the sub-table. */
export function PickRows({ field, onClose, onPick }: PickRowsProps) {
  return (
    <Suspense>
      <RowPickerSheet
        open
        multiple
        title={field.label}
        source={field.source}
        place={{ path: field.model ?? '' }}
        chosen={[]}
        onClose={onClose}
        onConfirm={onPick}
      />
    </Suspense>
  );
}
