import type { ChartTable as Table } from './table-of.ts';

interface ChartTableProps {
  caption: string;
  table: Table;
  onPick?: ((key: string, part?: string) => void) | undefined;
  /** Beside the drawing it is there for who cannot see that. */
  isHidden?: boolean;
}

/** The figures of a chart. Hidden it takes no keys. */
export function ChartTable({ caption, table, onPick, isHidden }: ChartTableProps) {
  const pick = isHidden ? undefined : onPick;
  const rows = (
    <table className={`chart-table${pick ? ' chart-table-picked' : ''}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{table.head}</th>
          {table.columns.map((name, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name
            <th key={at} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ key, name, cells }) => (
          <tr key={key}>
            <th scope="row">
              {pick && key ? (
                <button type="button" className="chart-row-pick" onClick={() => pick(key)}>
                  {name}
                </button>
              ) : (
                name
              )}
            </th>
            {cells.map(({ text, part }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay where they are
              <td key={at}>
                {pick && part !== undefined && text ? (
                  <button type="button" className="chart-cell-pick" onClick={() => pick(key, part)}>
                    {text}
                  </button>
                ) : (
                  text
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  // A table is as wide as its figures, whatever its style says.
  return isHidden ? <div className="visually-hidden">{rows}</div> : rows;
}
