import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type DistrictCells, readCells } from '@fairway/domain/punch-card/district-cells.ts';

const file = new URL('../../data/district-cells.txt.gz', import.meta.url);
let read: Promise<DistrictCells> | undefined;

/** Which district is where, read into memory with the first punch. */
export function districtCells(): Promise<DistrictCells> {
  read ??= load();
  return read;
}

const load = async (): Promise<DistrictCells> =>
  readCells((await promisify(gunzip)(await readFile(file))).toString('utf8'));
