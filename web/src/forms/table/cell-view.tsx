import { usePart } from '../registry.ts';
import { useCellAt, useValueAt } from '../use-form.ts';
import type { Column } from './shown-columns.ts';

interface CellViewProps {
  table: string;
  column: Column;
  row: number;
}

/** A cell that is only read, whatever its column would allow. */
export function CellView({ table, column, row }: CellViewProps) {
  const place = { path: `${table}.${column.model}`, row };
  const value = useValueAt(place);
  const isVisible = useCellAt(place)?.state.visible ?? true;
  const part = usePart(column.kind === 'table' ? 'note' : column.kind);
  if (!isVisible || part === undefined || part === 'failed') return null;
  return <part.View field={column} value={value} place={place} compact />;
}
