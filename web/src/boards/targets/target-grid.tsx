import type { TargetMetric } from '@fairway/contract/board-fields.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { useLanguage, useWords } from '../../language/words.ts';
import { dayInLanguage } from '../../ui/dates/month-days.ts';
import {
  type DraftRow,
  isAmount,
  months,
  pasted,
  placeText,
  readAmount,
  shownAt,
  wholeOf,
} from './target-draft.ts';
import './target-grid.css';
import type { TargetDraft } from './use-target-draft.ts';

interface TargetGridProps {
  title: string;
  /** All of them: sums are over those that are not shown, too. */
  rows: readonly DraftRow[];
  shown: readonly DraftRow[];
  metric: TargetMetric;
  draft: TargetDraft;
  mayPlan: boolean;
}

/** A row for each who has targets, a column for each month. Enter and the arrows go up and down; cells of a sheet are pasted. */
export function TargetGrid({ title, rows, shown, metric, draft, mayPlan }: TargetGridProps) {
  const words = useWords();
  const language = useLanguage();
  const table = useRef<HTMLTableElement>(null);
  const whole = wholeOf(rows, metric, draft.edits);
  const depthOf = depths(rows);
  const go = (event: KeyboardEvent<HTMLElement>, row: number, month: number) => {
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
    const act = isUndo ? (event.shiftKey ? draft.redo : draft.undo) : undefined;
    if (act) {
      event.preventDefault();
      return act();
    }
    const step = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    table.current?.querySelector<HTMLElement>(`[data-cell="${row + step} ${month}"]`)?.focus();
  };
  const paste = (event: ClipboardEvent, row: number, month: number) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text)) return;
    event.preventDefault();
    draft.write(pasted(shown, { row, month, metric }, text));
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys
    <section className="target-grid" tabIndex={0} aria-label={title}>
      <table ref={table}>
        <thead>
          <tr>
            <th scope="col">{words('targetsHolder')}</th>
            {months.map((month) => (
              <th key={month} scope="col">
                {dayInLanguage(`2000-${String(month).padStart(2, '0')}-01`, language, { month: 'short' })}
              </th>
            ))}
            <th scope="col">{words('targetsTotal')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row, at) => {
            const { months: sums = [], total = null } = whole.get(row.key) ?? {};
            return (
              <tr key={`${row.kind} ${row.key}`} className={`target-grid-${row.kind}`}>
                <th scope="row" style={{ paddingInlineStart: `${8 + 14 * (depthOf.get(row.key) ?? 0)}px` }}>
                  {row.name}
                </th>
                {months.map((month) => {
                  const place = { kind: row.kind, key: row.key, metric, month };
                  const text = shownAt(row, place, draft.edits);
                  const sum = sums[month - 1] ?? null;
                  return (
                    <td key={month} className="number">
                      {mayPlan ? (
                        <input
                          className="number"
                          inputMode="decimal"
                          data-cell={`${at} ${month}`}
                          aria-label={words('targetsCell', { name: row.name, month: String(month) })}
                          aria-invalid={!isAmount(text) || undefined}
                          placeholder={sum === null ? '' : thousandsFormat(sum)}
                          value={text}
                          onFocus={(event) => event.target.select()}
                          onKeyDown={(event) => go(event, at, month)}
                          onPaste={(event) => paste(event, at, month)}
                          onChange={(event) =>
                            draft.write([[placeText(place), readAmount(event.target.value)]])
                          }
                        />
                      ) : (
                        <span className={text === '' ? 'target-grid-sum' : undefined}>
                          {thousandsFormat(text || (sum ?? ''))}
                        </span>
                      )}
                    </td>
                  );
                })}
                <td className="number target-grid-total">{total === null ? '' : thousandsFormat(total)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** How far below the highest each stands. */
function depths(rows: readonly DraftRow[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { key, above } of rows) found.set(key, above === null ? 0 : (found.get(above) ?? -1) + 1);
  return found;
}
