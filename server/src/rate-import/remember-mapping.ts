import { AppError } from '@fairway/contract/app-error.ts';
import type { RateMapping } from '@fairway/contract/rate-import.ts';
import { headingFingerprint } from '@fairway/domain/freight/import/guess-mapping.ts';
import { newId } from '../database/new-id.ts';
import { openSheetFile } from '../files/sheet-file.ts';
import { sheetAt } from '../files/sheet-rows.ts';
import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { importerOf, refuseHiddenLayers, withoutHiddenLayers } from './importer.ts';
import { deleteMapping, listMappings, saveMapping } from './store.ts';

/** Keeps what the columns mean, for every sheet with these headings. A period is of one sheet only. */
export function rememberMapping(
  { db, now, session }: Pick<Context, 'db' | 'now' | 'session'>,
  { name, headings, mapping }: { name: string; headings: readonly string[]; mapping: RateMapping },
): Promise<string> {
  const { validFrom: _, validTo: __, ...constants } = mapping.constants;
  return saveMapping(db, {
    ...{ id: newId(now.getTime()), fingerprint: headingFingerprint(headings), name, headings: [...headings] },
    mapping: { ...mapping, constants },
    ...{ lastModifyUserId: session.userId, lastModifyTime: now },
  });
}

export async function saveRateMapping(
  ctx: Context,
  {
    fileId,
    sheet,
    headerRow,
    mapping,
  }: { fileId: string; sheet: number; headerRow: number; mapping: RateMapping },
) {
  const { db, session, language } = ctx;
  refuseHiddenLayers(mapping, await importerOf(ctx), language);
  const file = await openSheetFile(db, { userId: session.userId, language }, fileId);
  const { headings } = sheetAt(file, sheet, headerRow);
  ctx.auditTarget(file.fileName);
  return { id: await rememberMapping(ctx, { name: file.fileName, headings, mapping }) };
}

export async function listRateMappings(
  ctx: Context,
  paging: { currentPage: number; pageSize: number; keyword?: string | undefined },
) {
  const importer = await importerOf(ctx);
  const { rows, total } = await listMappings(ctx.db, paging);
  const people = await peopleNames(
    ctx.db,
    rows.map(({ lastModifyUserId }) => lastModifyUserId),
    { withAccounts: false },
  );
  const list = rows.map(({ id, name, headings, mapping, lastModifyUserId, lastModifyTime }) => ({
    ...{ id, name, headings, mapping: withoutHiddenLayers(mapping, importer) },
    lastModifyUserName: people.get(lastModifyUserId) ?? '',
    lastModifyTime: lastModifyTime.getTime(),
  }));
  return pageOf(list, paging, total);
}

export async function deleteRateMapping(ctx: Context, id: string): Promise<null> {
  const name = await deleteMapping(ctx.db, id);
  if (name === undefined) throw new AppError('NOT_FOUND');
  ctx.auditTarget(name);
  return null;
}
