import { AppError } from '@fairway/contract/app-error.ts';
import { findHeaderRow, findRateSheet } from '@fairway/domain/freight/import/find-header.ts';
import { guessMapping, headingFingerprint } from '@fairway/domain/freight/import/guess-mapping.ts';
import { carrierMatcher } from '@fairway/domain/freight/import/match-carrier.ts';
import { portMatcher } from '@fairway/domain/freight/import/match-port.ts';
import { letterOf } from '@fairway/domain/freight/import/row-cells.ts';
import { openSheetFile } from '../files/sheet-file.ts';
import { sheetAt } from '../files/sheet-rows.ts';
import type { Context } from '../http/context.ts';
import { chargeCodesOf } from '../master-data/lookups.ts';
import { masterDataSpellings } from '../master-data/spellings.ts';
import { importerOf, withoutHiddenLayers } from './importer.ts';
import { findMapping } from './store.ts';

const shownRows = 15;
const samples = 4;

/** What is in a file, and what its columns mean: as somebody said before, or as their headings sound. */
export async function readRateSheet(
  ctx: Context,
  asked: { fileId: string; sheet?: number | undefined; headerRow?: number | undefined },
) {
  const { db, session, language } = ctx;
  const file = await openSheetFile(db, { userId: session.userId, language }, asked.fileId);
  const sheet = asked.sheet ?? findRateSheet(file.sheets);
  const headerRow = asked.headerRow ?? findHeaderRow(file.sheets[sheet]?.rows ?? []);
  if (headerRow === undefined) throw new AppError('SHEET_EMPTY');
  const { headings, rows, notes } = sheetAt(file, sheet, headerRow);
  const importer = await importerOf(ctx);
  const remembered = await findMapping(db, headingFingerprint(headings));
  const { ports, carriers, boxTypes } = await masterDataSpellings(db);
  const { byCode } = await chargeCodesOf(db, language);
  const { match } = portMatcher(ports);
  const carrier = carrierMatcher(carriers);
  const mapping =
    remembered?.mapping ??
    guessMapping(headings, rows, {
      ...{ boxTypes, chargeCodes: [...byCode.keys()], layers: importer.layers, notes },
      isCarrier: (text) => 'id' in carrier(text),
      isPort: (text) => 'ids' in match(text, false),
    });
  return {
    fileName: file.fileName,
    sheets: file.sheets.map(({ name, rows, isHidden }) => ({ name, rows: rows.length, isHidden })),
    ...{ sheet, headerRow },
    firstRows: (file.sheets[sheet]?.rows ?? []).slice(0, shownRows).map(({ number, cells }) => ({
      row: number,
      cells: Array.from(cells, (cell) => cell?.text ?? ''),
    })),
    columns: headings.map((heading, column) => ({
      ...{ column, letter: letterOf(column), heading },
      samples: [...new Set(rows.slice(0, 60).flatMap(({ cells }) => cells[column]?.text || []))].slice(
        0,
        samples,
      ),
    })),
    mapping: withoutHiddenLayers(mapping, importer),
    isRemembered: remembered !== undefined,
  };
}
