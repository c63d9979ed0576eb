import type { Say } from '../../language/words.ts';
import type { PastedRows } from './paste-rows.ts';

const mostPlaces = 3;

/** What was pasted and what was not, in one sentence. */
export function pasteReport(words: Say, pasted: PastedRows): string {
  const { rows, cells, notUnderstood, closed, outside, rowsLeftOut, unknownHeadings } = pasted;
  const separator = words('tableListSeparator');
  const places = notUnderstood
    .slice(0, mostPlaces)
    .map(({ row, column: { label } }) => words('tableCell', { row: row + 1, label }))
    .join(separator);
  const more = notUnderstood.length > mostPlaces ? '…' : '';
  return [
    words('tablePasted', { rows: rows.length, cells }),
    notUnderstood.length > 0 &&
      words('tablePasteUnknown', { count: notUnderstood.length, places: places + more }),
    closed > 0 && words('tablePasteClosed', { count: closed }),
    outside > 0 && words('tablePasteOutside', { count: outside }),
    rowsLeftOut > 0 && words('tablePasteLeftOut', { count: rowsLeftOut }),
    unknownHeadings.length > 0 &&
      words('tablePasteHeadings', { headings: unknownHeadings.slice(0, mostPlaces).join(separator) }),
  ]
    .filter(Boolean)
    .join(separator);
}
