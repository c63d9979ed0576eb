/** Gives the focus to a row, which carries its number as `data-row`: it is put into the page only after the list has scrolled. */
export function focusRow(scroller: HTMLElement | null, index: number, tries = 10): void {
  const row = scroller?.querySelector<HTMLElement>(`[data-row="${index}"]`);
  if (row) row.focus({ preventScroll: true });
  else if (tries > 0) requestAnimationFrame(() => focusRow(scroller, index, tries - 1));
}

/** The number of the row that has the focus. */
export function focusedRow(scroller: HTMLElement | null): number | undefined {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]');
  return row && scroller?.contains(row) ? Number(row.dataset.row) : undefined;
}
