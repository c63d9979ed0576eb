import { tabSeparated } from '@fairway/domain/text/tab-separated.ts';

/** Puts cells on the clipboard as text with tabs and as a table: spreadsheets take either. */
export function copyCells(clipboard: DataTransfer, cells: readonly (readonly string[])[]): void {
  clipboard.setData('text/plain', tabSeparated(cells));
  const table = document.createElement('table');
  for (const row of cells) {
    const line = table.insertRow();
    for (const cell of row) line.insertCell().textContent = cell;
  }
  clipboard.setData('text/html', table.outerHTML);
}
