import { useState } from 'react';
import { type PickedRow, type RowQuestion, rowLabel, rowValue } from './row-source.ts';
import { usePickedRows } from './use-picked-rows.ts';

export interface RowDraft {
  chosen: readonly { value: string; label: string }[];
  has: (row: PickedRow) => boolean;
  /** With one to choose the other goes. */
  toggle: (row: PickedRow) => void;
  remove: (value: string) => void;
  clear: () => void;
  /** A row for each; of one that is not there any more only its value is known. */
  rows: () => PickedRow[];
}

/** What is being chosen, before it is confirmed; what was chosen earlier is named by asking. */
export function useRowDraft(question: RowQuestion, start: readonly string[], multiple: boolean): RowDraft {
  const [values, setValues] = useState([...start]);
  const [seen, setSeen] = useState<ReadonlyMap<string, PickedRow>>(new Map());
  const { source } = question;
  const picked = usePickedRows(
    question,
    values.filter((value) => !seen.has(value)),
  );
  const earlier = new Map(picked.map(({ value, row }) => [value, row]));
  const rowOf = (value: string) => seen.get(value) ?? earlier.get(value);
  return {
    chosen: values.map((value) => {
      const row = rowOf(value);
      return { value, label: row ? rowLabel(row, source) : value };
    }),
    has: (row) => values.includes(rowValue(row, source)),
    toggle: (row) => {
      const value = rowValue(row, source);
      setSeen(new Map(seen).set(value, row));
      if (values.includes(value)) setValues(values.filter((other) => other !== value));
      else setValues(multiple ? [...values, value] : [value]);
    },
    remove: (value) => setValues(values.filter((other) => other !== value)),
    clear: () => setValues([]),
    rows: () => values.map((value) => rowOf(value) ?? { [source.valueColumn]: value }),
  };
}
