import { AppError } from '@fairway/contract/app-error.ts';
import type { EntityChange, EntityOption } from '@fairway/contract/entity.ts';
import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { peopleFaces } from '../people/people-by-id.ts';
import type { Difference } from './differences.ts';
import type { EntityRow, EntityRules, Kept } from './entity-rules.ts';
import { hiddenFields } from './hidden-fields.ts';
import { namesOf, withReferenceNames } from './references.ts';
import { listChanges, listRows } from './store.ts';
import { keptOf } from './wire-row.ts';

interface Paging {
  currentPage: number;
  pageSize: number;
  keyword?: string | undefined;
  sort: 'asc' | 'desc';
  sidx?: string | undefined;
}

export async function listEntities(
  ctx: Context,
  rules: EntityRules,
  { filters, ...paging }: Paging & { filters: Kept },
) {
  const { isEnabled, ...narrowing } = filters;
  const narrowed = Object.entries(narrowing).flatMap(([name, value]) => {
    const by = rules.narrowedBy?.[name];
    return by && value !== undefined ? [{ by, value }] : [];
  });
  const chosen = rules.sortedBy[paging.sidx ?? ''];
  const { rows, total } = await listRows(ctx.db, rules.table, {
    ...{ ...paging, narrowed, foundBy: rules.foundBy, visible: await rules.visible?.(ctx) },
    isEnabled: typeof isEnabled === 'boolean' ? isEnabled : undefined,
    order: chosen ? { ...chosen, direction: paging.sort } : rules.usualOrder,
  });
  return pageOf(await described(ctx, rules, rows), paging, total);
}

export async function getEntity(ctx: Context, rules: EntityRules, id: string): Promise<Kept> {
  const [row] = await described(ctx, rules, [await visibleRow(ctx, rules, id)]);
  return row ?? {};
}

/** Those in use, to choose from, or those with these ids whatever became of them. */
export async function listEntityOptions(
  ctx: Context,
  rules: EntityRules,
  { ids, ...paging }: Omit<Paging, 'sort'> & { ids?: string | undefined },
) {
  const optionsOf = async (rows: readonly EntityRow[]): Promise<EntityOption[]> => {
    const { isNamedByReferences, naming } = rules;
    const named = isNamedByReferences ? await described(ctx, rules, rows) : (rows as readonly Kept[]);
    return named.map((row) => ({ id: String(row.id), ...naming(row, ctx.language) }));
  };
  const visible = await rules.visible?.(ctx);
  if (ids !== undefined) {
    const asked = ids.split(',').filter(Boolean).slice(0, mostAsked);
    const all = { currentPage: 1, pageSize: mostAsked };
    const { rows, total } = await listRows(ctx.db, rules.table, { ...all, ids: asked, visible });
    return pageOf(await optionsOf(rows), all, total);
  }
  const { rows, total } = await listRows(ctx.db, rules.table, {
    ...{
      ...paging,
      visible,
      foundBy: rules.foundBy,
      isEnabled: true,
      isByMatch: true,
      order: rules.usualOrder,
    },
  });
  return pageOf(await optionsOf(rows), paging, total);
}
const mostAsked = 400;

export async function listEntityHistory(
  ctx: Context,
  rules: EntityRules,
  id: string,
  paging: { currentPage: number; pageSize: number },
) {
  const row = await visibleRow(ctx, rules, id);
  const hidden = await hiddenFields(ctx, rules);
  const named = async (changes: Change[]) => nameDifferences(ctx, rules, changes);
  return listEntityChanges(
    ctx,
    { entity: rules.entity.name, row, paging },
    (difference) => (hidden.has(difference.field) ? undefined : difference),
    named,
  );
}

interface Told {
  entity: string;
  row: { id: string; creatorUserId: string | null; creatorTime: Date };
  paging: { currentPage: number; pageSize: number };
}

/** The changes of one record, the newest first, as far as its reader may see them; its beginning comes last. */
export async function listEntityChanges(
  { db }: Pick<Context, 'db'>,
  { entity, row, paging }: Told,
  seen: (difference: Difference) => Difference | undefined,
  named: (changes: Change[]) => Promise<Difference[][]> = async (changes) =>
    changes.map(({ differences }) => differences),
) {
  const { rows, total, isImported } = await listChanges(db, entity, row.id, paging);
  const faceOf = await peopleFaces(db, [
    ...new Set([row, ...rows].flatMap(({ creatorUserId }) => creatorUserId ?? [])),
  ]);
  const face = (userId: string | null) => {
    const { userName, isExternal } = faceOf(userId);
    return { creatorUserName: userName, isExternal };
  };
  const shown = rows.map((change) => ({
    ...change,
    differences: change.differences.flatMap((difference) => seen(difference) ?? []),
  }));
  const differences = await named(shown);
  const list: EntityChange[] = rows.map(({ version, act, creatorUserId, creatorTime }, index) => ({
    ...{ version, act, ...face(creatorUserId), creatorTime: creatorTime.getTime() },
    differences: differences[index] ?? [],
  }));
  if (isImported) return pageOf(list, paging, total);
  // That it was added is known from the record itself, and stands below everything that changed.
  const isLast = paging.currentPage * paging.pageSize > total;
  const created: EntityChange = {
    ...{ version: 1, act: 'create', ...face(row.creatorUserId), creatorTime: row.creatorTime.getTime() },
    differences: [],
  };
  return pageOf(isLast ? [...list, created] : list, paging, total + 1);
}

type Change = Awaited<ReturnType<typeof listChanges>>['rows'][number];

/** Names in place of the ids of what a record refers to. */
export async function nameDifferences(
  { db, language }: Pick<Context, 'db' | 'language'>,
  { references = {} }: EntityRules,
  changes: readonly { differences: Difference[] }[],
): Promise<Difference[][]> {
  const naming = new Map<string, Map<string, string>>();
  const idsIn = (value: unknown) =>
    (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');
  for (const [field, { to }] of Object.entries(references)) {
    const ids = changes.flatMap(({ differences }) =>
      differences.flatMap((one) => (one.field === field ? [...idsIn(one.before), ...idsIn(one.after)] : [])),
    );
    naming.set(field, await namesOf(db, to, ids, language));
  }
  return changes.map(({ differences }) =>
    differences.map(({ field, before, after }) => {
      const names = naming.get(field);
      const named = (value: unknown): unknown =>
        names && value !== null
          ? idsIn(value)
              .map((id) => names.get(id) ?? id)
              .join(', ')
          : value;
      return { field, before: named(before), after: named(after) };
    }),
  );
}

/** Not there and not for the caller look the same. */
export async function visibleRow(ctx: Context, rules: EntityRules, id: string): Promise<EntityRow> {
  const visible = await rules.visible?.(ctx);
  const { rows } = await listRows(ctx.db, rules.table, { currentPage: 1, pageSize: 1, ids: [id], visible });
  if (!rows[0]) throw new AppError('NOT_FOUND');
  return rows[0];
}

/** Rows as they are shown, with the names of what they refer to. */
export async function described(
  { db, language }: Pick<Context, 'db' | 'language'>,
  rules: EntityRules,
  rows: readonly EntityRow[],
) {
  const kept = rows.map((row) => ({
    ...keptOf(rules, row),
    ...{ id: row.id, version: row.version, isEnabled: row.isEnabled },
    lastModifyTime: row.lastModifyTime.getTime(),
  }));
  const named = await withReferenceNames(db, rules, kept, language);
  return rules.describe ? [...(await rules.describe(db, named, language))] : named;
}
