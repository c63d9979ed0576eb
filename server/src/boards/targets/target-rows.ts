import { type TargetHolder, type TargetMetric, targetMetrics } from '@fairway/contract/board-fields.ts';
import type { Days } from '@fairway/domain/metrics/compared-period.ts';
import { metrics } from '@fairway/domain/metrics/metrics.ts';
import { can } from '@fairway/domain/permission/can.ts';
import type { Context } from '../../http/context.ts';
import { namesById } from '../../organisation/names-by-id.ts';
import { structureOf, withAllBelow } from '../../organisation/structure.ts';
import { seenPlaces } from '../../permission/data-scopes.ts';
import { findWorkers, type TargetOwner } from './store.ts';

/** What somebody may do with targets. */
export interface TargetReader {
  /** Companies and departments of which everything is seen, each after the one above it. */
  unitIds: readonly string[];
  seePeople: boolean;
  seeProfit: boolean;
  plan: boolean;
}

/** The companies and departments are those of the scope of the board. */
export async function targetReader(ctx: Context): Promise<TargetReader> {
  const granted = await ctx.permissions();
  const may = (button: string) => can(granted, 'enterpriseBoard', 'button', button);
  const structure = await structureOf(ctx.db, ctx.session.organisationStamp);
  const { companyIds, departmentIds } = await seenPlaces(ctx, 'enterpriseBoard');
  const seen = withAllBelow(structure, [...companyIds, ...departmentIds]);
  return {
    unitIds: [...structure.byId.keys()].filter((id) => seen.has(id)),
    ...{ seePeople: may('btn_person'), plan: may('btn_plan') },
    seeProfit: can(granted, 'enterpriseBoard', 'column', 'profit'),
  };
}

export const shownMetrics = ({ seeProfit }: Pick<TargetReader, 'seeProfit'>): TargetMetric[] =>
  targetMetrics.filter((metric) => seeProfit || !metrics[metric].isGuarded);

export interface HolderRow {
  key: string;
  kind: TargetHolder;
  name: string;
  above: string | null;
}

export const ownerOf = ({ kind, key }: Pick<HolderRow, 'kind' | 'key'>): TargetOwner =>
  kind === 'person' ? { unitId: null, userId: key } : { unitId: key, userId: null };

/** The organisations that the caller sees, each with those of its people who sell or have a target in these months. */
export async function holderRows(
  ctx: Context,
  { unitIds, seePeople }: TargetReader,
  { sellerIds, months }: { sellerIds: readonly string[]; months: Days },
): Promise<HolderRow[]> {
  const { byId } = await structureOf(ctx.db, ctx.session.organisationStamp);
  const [names, people] = await Promise.all([
    namesById(ctx.db, 'organisation', unitIds, ctx.language),
    seePeople ? findWorkers(ctx.db, unitIds, { userIds: sellerIds, withTargetIn: months }) : [],
  ]);
  const shown = new Set(unitIds);
  const workersOf = Map.groupBy(people, ({ organisationId }) => organisationId);
  return unitIds.flatMap((id): HolderRow[] => {
    const place = byId.get(id);
    if (!place) return [];
    const above = place.organizeIds.at(-2) ?? null;
    return [
      {
        ...{ key: id, kind: place.kind, name: names.get(id)?.fullName ?? place.fullName },
        above: above !== null && shown.has(above) ? above : null,
      },
      ...(workersOf.get(id) ?? []).map((person) => ({
        ...{ key: person.id, kind: 'person' as const, name: person.realName, above: id },
      })),
    ];
  });
}
