import { toGcj02 } from '../places/datum.ts';
import type { Spot } from '../places/spot.ts';

/** Districts on a grid: rows from the south, each as runs of cells from the west. */
export interface DistrictCells {
  south: number;
  west: number;
  cell: number;
  /** By number; 0 stands for none. */
  codes: readonly string[];
  /** Of each row where a run ends, and whose it is. */
  rows: readonly { ends: Uint16Array; owners: Uint16Array }[];
}

/** Reads the file: its corner and cell, its codes, then a row of runs in each line (`number:length`, base 36). */
export function readCells(text: string): DistrictCells {
  const [head = '', codes = '', ...lines] = text.split('\n');
  const [south = 0, west = 0, cell = 1] = head.split(' ').map(Number);
  const rows = lines.map((line) => {
    const runs = line === '' ? [] : line.split(' ');
    const ends = new Uint16Array(runs.length);
    const owners = new Uint16Array(runs.length);
    let end = 0;
    for (const [place, run] of runs.entries()) {
      const [owner = '', length = ''] = run.split(':');
      end += Number.parseInt(length, 36);
      ends[place] = end;
      owners[place] = owner === '' ? 0 : Number.parseInt(owner, 36);
    }
    return { ends, owners };
  });
  return { south, west, cell, codes: ['', ...codes.split(' ')], rows };
}

function ownerAt({ rows }: DistrictCells, row: number, column: number): number {
  const found = rows[row];
  if (!found || column < 0) return 0;
  let [least, most] = [0, found.ends.length];
  while (least < most) {
    const middle = (least + most) >> 1;
    if ((found.ends[middle] ?? 0) > column) most = middle;
    else least = middle + 1;
  }
  return found.owners[least] ?? 0;
}

/** A quay may lie in a cell of water: so many cells around belong to it. */
const reach = 3;

/** The code of the district at a spot, of a city or province where nothing closer is known; empty for none. */
export function districtAt(cells: DistrictCells, spot: Spot): string {
  // The borders are drawn in the datum of maps of the mainland.
  const { lat, lng } = toGcj02(spot);
  const row = Math.floor((lat - cells.south) / cells.cell);
  const column = Math.floor((lng - cells.west) / cells.cell);
  for (let ring = 0; ring <= reach; ring++) {
    for (let up = -ring; up <= ring; up++)
      for (let right = -ring; right <= ring; right++) {
        if (Math.max(Math.abs(up), Math.abs(right)) !== ring) continue;
        const owner = ownerAt(cells, row + up, column + right);
        if (owner > 0) return cells.codes[owner] ?? '';
      }
  }
  return '';
}

/** The codes from the province down: 330206 is of 3302, which is of 33. */
export const districtPath = (code: string): string[] =>
  [2, 4, 6].filter((length) => length <= code.length).map((length) => code.slice(0, length));
