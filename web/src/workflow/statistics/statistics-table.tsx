import type { CsvCell } from '@fairway/domain/text/csv.ts';
import { useMemo, useState } from 'react';
import type { Column, Sorting } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/table.tsx';
import { rowHeights } from '../../ui/table/table-look.ts';
import { useTableLook } from '../../views/use-table-look.ts';

interface StatisticsTableProps {
  /** The name under which its columns are kept. */
  table: string;
  label: string;
  /** The names of its columns that never change, in the order of the figures. */
  ids: readonly string[];
  /** The figures below their heads, as the file has them. */
  figures: readonly (readonly CsvCell[])[];
  onOpen?: ((row: number) => void) | undefined;
}

interface Line {
  row: number;
  cells: readonly CsvCell[];
}

const mostInSight = 12;
const keyOf = ({ row }: Line) => String(row);

/** Figures on a desk: sorted by any column, copied by keys. All of them are here, so no server sorts them. */
export function StatisticsTable({ table, label, ids, figures, onOpen }: StatisticsTableProps) {
  const { look, density, setLook } = useTableLook(table);
  const [sorting, setSorting] = useState<Sorting>({ key: '', direction: 'desc' });
  const columns = useMemo(() => columnsOf(ids, figures), [ids, figures]);
  const rows = useMemo(() => {
    const lines = figures.slice(1).map((cells, row): Line => ({ row, cells }));
    const at = ids.indexOf(sorting.key);
    const sign = sorting.direction === 'asc' ? 1 : -1;
    return at < 0 ? lines : lines.toSorted((one, other) => sign * compared(one.cells[at], other.cells[at]));
  }, [ids, figures, sorting]);
  const height = (Math.min(rows.length, mostInSight) + 1) * rowHeights[density] + 4;
  return (
    <div className="statistics-table" style={{ height }}>
      <Table<Line>
        label={label}
        list={{
          ...{ rows, total: rows.length, problem: undefined, hasMore: false, isLoadingMore: false },
          loadMore: () => undefined,
          refresh: async () => undefined,
        }}
        columns={columns}
        rowKey={keyOf}
        look={look}
        onLook={setLook}
        density={density}
        sorting={sorting}
        onSort={setSorting}
        onOpen={onOpen && (({ row }) => onOpen(row))}
      />
    </div>
  );
}

function columnsOf(
  ids: readonly string[],
  [heads = [], ...lines]: StatisticsTableProps['figures'],
): Column<Line>[] {
  return ids.map((id, at) => {
    const isFigure = lines.some((cells) => typeof cells[at] === 'number');
    return {
      id,
      name: String(heads[at] ?? ''),
      text: ({ cells }) => String(cells[at] ?? ''),
      value: ({ cells }) => cells[at] ?? null,
      sort: id,
      ...(isFigure ? { align: 'end' as const, width: 150 } : { width: 200 }),
    };
  });
}

/** What is missing comes first. */
function compared(one: CsvCell | undefined, other: CsvCell | undefined): number {
  if (typeof one === 'string' && typeof other === 'string') return one.localeCompare(other);
  return Number(one ?? Number.NEGATIVE_INFINITY) - Number(other ?? Number.NEGATIVE_INFINITY) || 0;
}
