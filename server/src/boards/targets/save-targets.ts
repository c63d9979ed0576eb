import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { saveTargets as call, TargetCell } from '@fairway/contract/targets.ts';
import { exact } from '@fairway/domain/money/money.ts';
import type { Context } from '../../http/context.ts';
import { structureOf } from '../../organisation/structure.ts';
import { findTargets, findWorkers, holdTargets, putTargets, removeTargets } from './store.ts';
import { ownerOf, shownMetrics, type TargetReader, targetReader } from './target-rows.ts';

/** Sets many at once. Where one of them was changed meanwhile, none is. */
export async function saveTargets(
  ctx: Context,
  { year, cells }: Received<typeof call>['body'],
): Promise<Reply<typeof call>> {
  const { db, now, session } = ctx;
  const reader = await targetReader(ctx);
  await refuseOthers(ctx, reader, cells);
  await holdTargets(db, year);
  ctx.auditTarget(year);
  const keysOf = (isPerson: boolean) =>
    cells.filter(({ kind }) => (kind === 'person') === isPerson).map(({ key }) => key);
  const known = await findTargets(
    db,
    { from: `${year}-01`, to: `${year}-12` },
    { unitIds: keysOf(false), userIds: keysOf(true) },
  );
  const setOf = new Map(
    known.map(({ unitId, userId, month, metric, value }) => [
      `${unitId ?? userId} ${month} ${metric}`,
      value,
    ]),
  );
  const changed = cells.flatMap((cell) => {
    const month = `${year}-${String(cell.month).padStart(2, '0')}`;
    const stands = setOf.get(`${cell.key} ${month} ${cell.metric}`) ?? null;
    if (isSame(stands, cell.value)) return [];
    if (!isSame(stands, cell.was)) throw new AppError('TARGETS_CHANGED');
    return [{ ...ownerOf(cell), month, metric: cell.metric, value: cell.value }];
  });
  await removeTargets(
    db,
    changed.filter(({ value }) => value === null),
  );
  await putTargets(
    db,
    changed.flatMap(({ value, ...target }) => (value === null ? [] : [{ ...target, value }])),
    { at: now, byId: session.userId },
  );
  return { changed: changed.length };
}

const isSame = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : exact(one).equals(exact(other));

/** Of what the caller sees, and profits only where they see those. */
async function refuseOthers(
  { db, session }: Context,
  reader: TargetReader,
  cells: readonly TargetCell[],
): Promise<void> {
  const shown = shownMetrics(reader);
  if (cells.some(({ metric }) => !shown.includes(metric))) throw new AppError('FORBIDDEN');
  const people = new Set(cells.flatMap(({ kind, key }) => (kind === 'person' ? key : [])));
  if (people.size > 0 && !reader.seePeople) throw new AppError('FORBIDDEN');
  const { byId } = await structureOf(db, session.organisationStamp);
  const units = new Set(reader.unitIds);
  for (const { kind, key } of cells)
    if (kind !== 'person' && !(units.has(key) && byId.get(key)?.kind === kind))
      throw new AppError('NOT_FOUND');
  const found = people.size > 0 ? await findWorkers(db, reader.unitIds, { userIds: [...people] }) : [];
  if (found.length !== people.size) throw new AppError('NOT_FOUND');
}
