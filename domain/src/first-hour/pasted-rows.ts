/** What somebody copied out of a sheet, as rows of cells; undefined where it is one cell and can be pasted as it is. */
export function pastedRows(text: string): string[][] | undefined {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  if (lines.length === 1 && !text.includes('\t')) return undefined;
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t').map((cell) => cell.trim().replace(/^"([\s\S]*)"$/, '$1')));
}
