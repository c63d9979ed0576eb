import { useWords } from '../../language/words.ts';
import { Button } from '../button.tsx';
import { SelectField } from '../select-field.tsx';
import type { Column } from './column.ts';
import { FilterEditor } from './filter-editor.tsx';
import './filter-sheet.css';
import { filterWords } from './filter-words.ts';
import type { TableFilters } from './use-table-filters.ts';

interface FilterSheetProps<T> {
  columns: readonly Column<T>[];
  filters: TableFilters;
  onDone: () => void;
}

const few = 3;

/** The same filters and orders as above a table, for a phone. */
export function FilterSheet<T>({ columns, filters, onDone }: FilterSheetProps<T>) {
  const words = useWords();
  const sortable = columns.filter(({ sort }) => sort !== undefined);
  const { sorting } = filters;
  // A few stand open; of many one is looked for first.
  const isFew = columns.filter(({ filter }) => filter).length <= few;
  return (
    <div className="filter-sheet">
      {sortable.length > 0 && (
        <div className="filter-sheet-order">
          <SelectField
            label={words('tableSortBy')}
            placeholder={words('tableSortNone')}
            value={sorting.key}
            options={sortable.map(({ sort = '', name }) => ({ value: sort, label: name }))}
            onChange={(event) => filters.sort({ key: event.target.value, direction: sorting.direction })}
          />
          {sorting.key !== '' && (
            <SelectField
              label={words('tableSortOrder')}
              placeholder={words('tableSortDown')}
              value={sorting.direction === 'asc' ? 'asc' : ''}
              options={[{ value: 'asc', label: words('tableSortUp') }]}
              onChange={(event) =>
                filters.sort({ key: sorting.key, direction: event.target.value === 'asc' ? 'asc' : 'desc' })
              }
            />
          )}
        </div>
      )}
      {columns.map(({ id, name, filter }) => {
        const value = filters.values[id] ?? '';
        return (
          filter && (
            <details key={id} className="filter-sheet-part" open={value !== '' || isFew}>
              <summary>
                <span>{name}</span>
                {value && <span className="filter-sheet-value">{filterWords(words, filter, value)}</span>}
              </summary>
              <FilterEditor
                // What is typed begins anew when the filter was taken back.
                key={value}
                name={name}
                filter={filter}
                value={value}
                onChange={(next) => filters.change(id, next)}
                onDone={onDone}
              />
            </details>
          )
        );
      })}
      <div className="filter-sheet-acts">
        <Button
          wide
          onClick={() => {
            filters.clear();
            onDone();
          }}
        >
          {words('reset')}
        </Button>
        <Button look="primary" wide onClick={onDone}>
          {words('confirm')}
        </Button>
      </div>
    </div>
  );
}
