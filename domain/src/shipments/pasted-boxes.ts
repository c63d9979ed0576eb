import { checkContainerNumber } from '../check-digits/container-number.ts';

/** A box as it was pasted; what a line does not say is not here. */
export interface PastedBox {
  containerNo: string;
  type: string;
  sealNo: string;
  packages: number;
  grossKg: string;
  cbm: string;
}

export interface Pasted {
  boxes: PastedBox[];
  unread: { line: number; text: string }[];
}

type Column = keyof PastedBox;

const headings: readonly [Column, RegExp][] = [
  ['containerNo', /箱号|柜号|container|cntr|ctnr/i],
  ['sealNo', /封号|封条|铅封|seal/i],
  ['type', /箱型|柜型|尺寸|type|size/i],
  ['packages', /件数|packages?|pkgs?|qty|quantity/i],
  ['grossKg', /毛重|重量|gross|weight|kgs?\b/i],
  ['cbm', /体积|尺码|立方|cbm|volume|measurement/i],
];
const isType = /^(20|40|45)[A-Z]{2}[A-Z0-9]?$/;
const amount = /^\d{1,3}(,\d{3})*(\.\d+)?$|^\d+(\.\d+)?$/;
const mostLines = 1_000;

/** Lines of a sheet as boxes. With a line of headings they say which cell is what, otherwise the cells themselves do. */
export function readPastedBoxes(text: string, usualType: string): Pasted {
  const lines = text.split(/\r?\n/).slice(0, mostLines);
  const read: Pasted = { boxes: [], unread: [] };
  let columns: readonly (Column | undefined)[] | undefined;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const cells = line.split(line.includes('\t') ? '\t' : /[,;，；]|\s{2,}/).map((cell) => cell.trim());
    const named = columns ? undefined : headingsIn(cells);
    if (named) {
      columns = named;
      continue;
    }
    const box = columns ? byColumns(cells, columns) : byLook(cells);
    if (box.containerNo === undefined && box.type === undefined)
      read.unread.push({ line: index + 1, text: line.slice(0, 200) });
    else
      read.boxes.push({
        ...{ containerNo: '', type: usualType, sealNo: '', packages: 0, grossKg: '0', cbm: '0' },
        ...box,
      });
  }
  return read;
}

function headingsIn(cells: readonly string[]): (Column | undefined)[] | undefined {
  const found = cells.map((cell) => headings.find(([, words]) => words.test(cell))?.[0]);
  const isHeading = found.includes('containerNo') && !cells.some(isNumber);
  return isHeading ? found : undefined;
}

const isNumber = (cell: string): boolean => checkContainerNumber(cell).problem !== 'shape';

function byColumns(cells: readonly string[], columns: readonly (Column | undefined)[]): Partial<PastedBox> {
  const box: Partial<PastedBox> = {};
  for (const [index, column] of columns.entries()) {
    const cell = cells[index] ?? '';
    if (column && cell !== '') Object.assign(box, readCell(column, cell));
  }
  return box;
}

/** The first amount is packages, then weight, then volume, as papers list them; one with decimals is none of packages. */
function byLook(cells: readonly string[]): Partial<PastedBox> {
  const box: Partial<PastedBox> = {};
  const amounts: string[] = [];
  for (const cell of cells) {
    const large = cell.toUpperCase().replace(/['’\s]/g, '');
    if (isNumber(cell)) box.containerNo = checkContainerNumber(cell).number;
    else if (isType.test(large)) box.type = large;
    else if (amount.test(cell)) amounts.push(cell);
    else if (/^[A-Z]{0,4}[-\s]?\d{4,}[A-Z]?$/i.test(cell)) box.sealNo = cell.toUpperCase();
  }
  if (box.containerNo === undefined) return box.type === undefined ? {} : box;
  const order: Column[] = amounts[0]?.includes('.') ? ['grossKg', 'cbm'] : ['packages', 'grossKg', 'cbm'];
  for (const [index, column] of order.entries()) {
    const cell = amounts[index];
    if (cell !== undefined) Object.assign(box, readCell(column, cell));
  }
  return box;
}

function readCell(column: Column, cell: string): Partial<PastedBox> {
  if (column === 'containerNo') return { containerNo: checkContainerNumber(cell).number.slice(0, 20) };
  if (column === 'type')
    return {
      type: cell
        .toUpperCase()
        .replace(/['’\s]/g, '')
        .slice(0, 6),
    };
  if (column === 'sealNo') return { sealNo: cell.toUpperCase().slice(0, 40) };
  const figures = /\d[\d,]*(\.\d+)?/.exec(cell)?.[0].replaceAll(',', '');
  if (figures === undefined) return {};
  if (column === 'packages') return { packages: Math.min(999_999, Math.floor(Number(figures))) };
  const [before = '0', after = ''] = figures.split('.');
  const digits = column === 'cbm' ? 6 : 8;
  return { [column]: `${before.slice(0, digits)}${after ? `.${after.slice(0, 3)}` : ''}` };
}
