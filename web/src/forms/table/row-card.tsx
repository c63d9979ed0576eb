import type { FormField as Field } from '@fairway/contract/forms.ts';
import { isEmptyValue } from '@fairway/domain/forms/empty-value.ts';
import { rowsOf } from '@fairway/domain/forms/table-rows.ts';
import { memo, useId } from 'react';
import { useWords } from '../../language/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { FormField } from '../form-field.tsx';
import type { Place } from '../part.ts';
import { useAtAll } from '../use-form.ts';
import { CellView } from './cell-view.tsx';
import type { RowHandlers } from './grid-row.tsx';
import './row-card.css';
import type { Column } from './shown-columns.ts';

interface RowCardProps {
  rowKey: string;
  index: number;
  table: string;
  columns: readonly Column[];
  /** Missing where rows are only read. */
  handlers: Omit<RowHandlers, 'select'> | undefined;
  isUnfolded: boolean;
  onFold: (key: string, isUnfolded: boolean) => void;
  isLast: boolean;
  isFull: boolean;
}

/** One row on a phone: its number and what it is about; unfolded, its fields and what can be done with it. */
export const RowCard = memo(function RowCard(props: RowCardProps) {
  const { rowKey, index, table, columns, handlers, isUnfolded, onFold, isLast, isFull } = props;
  const words = useWords();
  const id = useId();
  const row = index + 1;
  const isWrong = useIsWrong(table, index, columns);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would say the name of the row before each of its fields
    <div role="group" aria-labelledby={`${id}-title`} className="row-card" data-row={index}>
      <button
        type="button"
        className="row-card-head"
        aria-expanded={isUnfolded}
        aria-controls={isUnfolded ? id : undefined}
        onClick={() => onFold(rowKey, !isUnfolded)}
      >
        <Icon name="chevron" size={18} />
        <strong id={`${id}-title`}>{words('tableRow', { row })}</strong>
        {!isUnfolded && <About {...{ table, index, columns }} />}
        {isWrong && (
          <span className="row-card-wrong">
            <Icon name="warning" size={16} />
            {words('tableRowWrong')}
          </span>
        )}
      </button>
      {isUnfolded && (
        <div id={id} className="row-card-body">
          {handlers ? (
            columns.map((column) => (
              <FormField
                key={column.id}
                field={column}
                place={{ path: `${table}.${column.model}`, row: index }}
              />
            ))
          ) : (
            <Facts {...{ table, index, columns }} />
          )}
          {handlers && (
            <div className="row-card-actions">
              <IconButton
                icon="back"
                className="table-turn-up"
                label={words('tableMoveUp', { row })}
                disabled={index === 0}
                onClick={() => handlers.move(index, index - 1)}
              />
              <IconButton
                icon="back"
                className="table-turn-down"
                label={words('tableMoveDown', { row })}
                disabled={isLast}
                onClick={() => handlers.move(index, index + 1)}
              />
              <IconButton
                icon="copy"
                label={words('tableCopyRow', { row })}
                disabled={isFull}
                onClick={() => handlers.copy(index)}
              />
              <IconButton
                icon="trash"
                label={words('tableDeleteRow', { row })}
                onClick={() => handlers.remove(index)}
              />
            </div>
          )}
        </div>
      )}
    </div>
  );
});

const placesOf = (table: string, row: number, columns: readonly Column[]): Place[] =>
  columns.map(({ model }) => ({ path: `${table}.${model}`, row }));

interface CellsProps {
  table: string;
  index: number;
  columns: readonly Column[];
}

/** They say what a row is about in a few letters; what is worked out stands in empty rows too, and tells nothing. */
const tellingKinds: readonly Field['kind'][] = [
  'text',
  'autoComplete',
  'number',
  'select',
  'radio',
  'date',
  'time',
  'user',
  'department',
  'popupSelect',
  'relatedRecord',
];
const mostTold = 3;

/** The first things that are filled in. */
function About({ table, index, columns }: CellsProps) {
  const told = useAtAll(placesOf(table, index, columns), ({ values }) => {
    const row = rowsOf(values, table)[index] ?? {};
    return columns
      .filter(({ kind, calculated }) => tellingKinds.includes(kind) && calculated === undefined)
      .filter(({ model }) => !isEmptyValue(row[model]))
      .slice(0, mostTold)
      .map(({ model }) => model)
      .join('.');
  });
  const models = told.split('.');
  return (
    <span className="row-card-about">
      {columns
        .filter(({ model }) => models.includes(model))
        .map((column) => (
          <span key={column.id}>
            <CellView table={table} column={column} row={index} />
          </span>
        ))}
    </span>
  );
}

function Facts({ table, index, columns }: CellsProps) {
  return (
    <dl className="row-card-facts">
      {columns.map((column) => (
        <div key={column.id}>
          <dt>{column.label}</dt>
          <dd>
            <CellView table={table} column={column} row={index} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Whether something in a row says that it is wrong: folded away it would not be found. */
function useIsWrong(table: string, row: number, columns: readonly Column[]): boolean {
  return useAtAll(placesOf(table, row, columns), (store) => {
    const cells = store.derived.rows.get(table)?.[row];
    return columns.some(({ model }) => {
      const place = { path: `${table}.${model}`, row };
      const isSaid = cells?.get(model)?.error !== undefined && store.isShowingErrorAt(place);
      return isSaid || store.toldAt(place) !== undefined;
    });
  });
}
