import { AppError } from '@fairway/contract/app-error.ts';
import { splitAtHeader } from '@fairway/domain/freight/import/find-header.ts';
import type { SheetFile } from './sheet-file.ts';

/** One sheet with its headings and what stands below them. */
export function sheetAt({ sheets }: SheetFile, sheet: number, headerRow: number) {
  const chosen = sheets[sheet];
  if (!chosen || chosen.rows.length === 0) throw new AppError('SHEET_EMPTY');
  const { headings, rows, notes } = splitAtHeader(chosen.rows, headerRow);
  if (headings.length === 0) throw new AppError('SHEET_EMPTY');
  return { name: chosen.name, headings, rows, notes };
}
