import type { Context } from '../http/context.ts';
import { namesById } from './names-by-id.ts';
import { structureOf } from './structure.ts';

/** What departments are called where those of several companies stand beside each other: 宁波公司 · 销售部. */
export async function departmentNames(
  { db, language, session }: Pick<Context, 'db' | 'language' | 'session'>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { byId } = await structureOf(db, session.organisationStamp);
  const companyOf = (id: string) => byId.get(id)?.organizeIds.findLast((one) => isCompany(byId.get(one)));
  const companies = ids.flatMap((id) => companyOf(id) ?? []);
  const names = await namesById(db, 'organisation', [...new Set([...ids, ...companies])], language);
  const nameOf = (id: string | undefined) => (id && names.get(id)?.fullName) || '';
  const timesUsed = Map.groupBy(byId.values(), ({ fullName }) => fullName);
  return new Map(
    ids.map((id) => {
      const isShared = (timesUsed.get(byId.get(id)?.fullName ?? '')?.length ?? 0) > 1;
      const company = isShared ? nameOf(companyOf(id)) : '';
      return [id, [company, nameOf(id)].filter(Boolean).join(' · ')];
    }),
  );
}

const isCompany = (place: { kind: string } | undefined): boolean => place?.kind === 'company';
