import type { FormField, RowSource } from '@fairway/contract/forms.ts';
import { useCallback, useId, useMemo, useState } from 'react';
import { t, useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useMedia } from '../../ui/use-media.ts';
import { desk } from '../layout/desk.ts';
import { useCellAt, useErrorAt, useForm } from '../use-form.ts';
import { useScrollToField } from '../use-scroll-to-field.ts';
import './form-table.css';
import { rowsFromPicked } from '@fairway/domain/forms/rows-from-picked.ts';
import { pasteReport } from './paste-report.ts';
import { PasteSheet } from './paste-sheet.tsx';
import { readPastedText } from './pasted-text.ts';
import { PickRows } from './pick-rows.tsx';
import { useRowKeys } from './row-keys.ts';
import { useShownColumns } from './shown-columns.ts';
import { TableActions } from './table-actions.ts';
import { TableCards, unfoldedFirst } from './table-cards.tsx';
import { TableGrid } from './table-grid.tsx';
import { TableTitle } from './table-title.tsx';
import { type Done, UndoBar } from './undo-bar.tsx';
import { useIsNarrow } from './use-is-narrow.ts';

interface FormTableProps {
  field: FormField;
}

/** A sub-table: a spreadsheet on a desk, cards on a phone and beside a list; to be read where rows cannot be changed. */
export function FormTable({ field }: FormTableProps) {
  const store = useForm();
  const words = useWords();
  const id = useId();
  const isDesk = useMedia(desk);
  const actions = useMemo(() => new TableActions(store, field), [store, field]);
  const place = useMemo(() => ({ path: actions.table }), [actions]);
  const columns = useShownColumns(field, isDesk ? 'desktop' : 'phone');
  const keys = useRowKeys(actions.table);
  const state = useCellAt(place)?.state;
  const error = useErrorAt(place, field);
  const frame = useScrollToField(place, true);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<Done>();
  // A few rows are read as cards where a grid would hide its last columns; many are compared, and scroll.
  const isNarrow = useIsNarrow(frame) && keys.length <= unfoldedFirst;
  const [sheet, setSheet] = useState<'paste' | 'pick'>();
  const isOpen = store.mode !== 'read' && state?.readonly === false;
  const chosen = useMemo(() => new Set(keys.filter((key) => selected.has(key))), [keys, selected]);
  const say = useCallback((said: string, undo: () => void) => {
    setDone((before) => ({ words: said, undo, time: (before?.time ?? 0) + 1 }));
  }, []);
  const forget = useCallback(() => setDone(undefined), []);

  /** To the first cell of a row that can be filled in. */
  const scrollToRow = useCallback(
    (row: number | undefined) => {
      const first = columns.find(({ model }) => row !== undefined && actions.isOpen(row, model));
      if (first) store.seek(`${actions.table}.${row}.${first.model}`);
    },
    [store, actions, columns],
  );
  const remove = useCallback(
    (rows: readonly number[]) => {
      say(t('tableDeleted', { count: rows.length }), actions.remove(rows));
    },
    [actions, say],
  );
  const removeRow = useCallback((row: number) => remove([row]), [remove]);
  const copyRow = useCallback((row: number) => scrollToRow(actions.copy(row)), [actions, scrollToRow]);
  const selectRow = useCallback((key: string, isSelected: boolean) => {
    setSelected((now) => new Set(isSelected ? [...now, key] : [...now].filter((one) => one !== key)));
  }, []);

  const paste = async (lines: readonly string[][], start?: { row: number; column: number }) => {
    if (lines.length === 0) return toast(words('tablePasteNothing'));
    const pasted = await actions.paste(lines, columns, start);
    say(pasteReport(words, pasted), pasted.undo);
  };
  const pasteFromClipboard = async () => {
    // Not every browser has it, and not every person allows it.
    const text = await navigator.clipboard?.readText().catch(() => '');
    if (text?.trim()) await paste(readPastedText(text));
    else setSheet('paste');
  };
  const pick = (rows: Record<string, unknown>[]) => {
    const added = actions.append(rowsFromPicked(rows.slice(0, actions.room), field));
    if (added.size < rows.length) toast(words('tableFull', { most: actions.most }));
    if (added.size > 0) say(words('tablePicked', { count: added.size }), () => actions.drop(added));
  };

  const isFull = keys.length >= actions.most;
  const shared = { field, columns, keys, actions, isOpen, onRemove: removeRow };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would say the name of the table before each of its cells
    <div
      ref={frame}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={error ? `${id}-error` : undefined}
      className="form-table"
      data-place={actions.table}
      onBlur={(event) => {
        if (isOpen && !event.currentTarget.contains(event.relatedTarget)) store.visit(place);
      }}
    >
      <TableTitle
        id={`${id}-title`}
        field={field}
        count={keys.length}
        isOpen={isOpen}
        isRequired={isOpen && state.required}
      />
      {keys.length === 0 ? (
        <p className="form-table-empty">{words(isOpen ? 'tableEmpty' : 'tableEmptyRead')}</p>
      ) : isDesk && (isOpen || !isNarrow) ? (
        <TableGrid
          {...shared}
          selected={chosen}
          onSelect={setSelected}
          onSelectRow={selectRow}
          onPaste={(lines, start) => void paste(lines, start)}
        />
      ) : (
        <TableCards {...shared} onCopy={copyRow} />
      )}
      {error && (
        <p id={`${id}-error`} className="form-field-error" role="alert">
          {error}
        </p>
      )}
      {isOpen && (
        <div className="form-table-actions">
          {field.addBy !== 'pick' && (
            <Button icon="plus" disabled={isFull} onClick={() => scrollToRow(actions.add())}>
              {words('tableAddRow')}
            </Button>
          )}
          {field.addBy !== 'row' && field.source && (
            <Button icon="search" disabled={isFull} onClick={() => setSheet('pick')}>
              {words('tablePick')}
            </Button>
          )}
          {field.addBy !== 'pick' && (
            <Button icon="log" onClick={() => void pasteFromClipboard()}>
              {words('tablePaste')}
            </Button>
          )}
          {isFull && <span role="status">{words('tableFull', { most: actions.most })}</span>}
          {chosen.size > 0 && (
            <div className="form-table-chosen">
              <span role="status">{words('tableSelected', { count: chosen.size })}</span>
              <Button look="quiet" onClick={() => setSelected(new Set())}>
                {words('tableClearSelected')}
              </Button>
              <Button
                look="danger"
                icon="trash"
                onClick={() => remove(keys.flatMap((key, row) => (chosen.has(key) ? [row] : [])))}
              >
                {words('tableDeleteSelected')}
              </Button>
            </div>
          )}
        </div>
      )}
      {isOpen && done && <UndoBar key={done.time} done={done} onLeave={forget} />}
      {isOpen && (
        <PasteSheet
          open={sheet === 'paste'}
          onClose={() => setSheet(undefined)}
          onPaste={(text) => void paste(readPastedText(text))}
        />
      )}
      {isOpen && sheet === 'pick' && hasSource(field) && (
        <PickRows field={field} onClose={() => setSheet(undefined)} onPick={pick} />
      )}
    </div>
  );
}

const hasSource = (field: FormField): field is FormField & { source: RowSource } =>
  field.source !== undefined;
