import type { FormValues } from '@fairway/contract/forms.ts';
import type { Cell, FormState } from '@fairway/domain/forms/form-state.ts';

/**
 * A form to be read, as the server shows it. Who may not change it does not get what the form hides, so calculations and
 * conditions that look at such a field come out otherwise here: what was served counts, and what has words is visible.
 */
export function asServed(state: FormState, served: FormValues, shown: FormValues): FormState {
  const cells = new Map([...state.cells].map(([path, cell]) => [path, seen(cell, shown, path)]));
  const rows = new Map(
    [...state.rows].map(([table, list]) => {
      const words = Array.isArray(shown[table]) ? (shown[table] as FormValues[]) : [];
      return [
        table,
        list.map(
          (row, index) => new Map([...row].map(([model, cell]) => [model, seen(cell, words[index], model)])),
        ),
      ];
    }),
  );
  const known = Object.entries(served).filter(([model]) => Object.hasOwn(state.values, model));
  return { ...state, cells, rows, values: { ...state.values, ...Object.fromEntries(known) } };
}

const seen = (cell: Cell, shown: FormValues | undefined, name: string): Cell =>
  !cell.state.visible && shown && Object.hasOwn(shown, name) && shown[name] !== ''
    ? { ...cell, state: { ...cell.state, visible: true } }
    : cell;
