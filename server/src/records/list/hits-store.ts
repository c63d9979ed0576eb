import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { hasTerms, oneOf, passes, type WordFilter } from './store.ts';

/** What is looked for in the records of one form, or in those that somebody made. */
export interface FormSearch {
  modelId: string;
  creators: readonly string[] | undefined;
  words: readonly WordFilter[];
}

export interface Hit {
  id: string;
  modelId: string;
}

/** Where so few of the newest records pass, an index finds the others soon. */
const newest = 300;

/**
 * Of each form some records that pass, the newest first. Common words stand in the newest records; what does not is
 * looked up by its terms. So neither depends on how many records there are, and all forms take two statements.
 */
export async function findHits(db: Db, searches: readonly FormSearch[], most: number): Promise<Hit[]> {
  if (searches.length === 0) return [];
  const among = await unionOf(
    db,
    searches.map(
      (search) => sql`(select r.id, r."modelId" from (
        select r.* from record r where ${within(search)} order by r.id desc limit ${newest}) as r
        where ${passesAll(search)} order by r.id desc limit ${most})`,
    ),
  );
  const counts = Map.groupBy(among, ({ modelId }) => modelId);
  const others = searches.filter(
    ({ modelId, words }) =>
      (counts.get(modelId)?.length ?? 0) < most && words.some(({ terms }) => terms.length > 0),
  );
  if (others.length === 0) return among;
  const lookedUp = await unionOf(
    db,
    others.flatMap((search) => {
      const isLookedUp = sql.join(
        search.words.filter(({ terms }) => terms.length > 0).map(hasTerms),
        sql` and `,
      );
      const rest = sql`${within(search, '')} and ${passesAll(search)}`;
      return [
        sql`(select r.id, r."modelId" from record r where ${isLookedUp} and ${rest} order by r.id desc limit ${most})`,
        sql`(select r.id, r."modelId" from record r where r."modelId" = ${search.modelId} and r.terms is null
          and ${rest} order by r.id desc limit ${most})`,
      ];
    }),
  );
  return [...new Map([...among, ...lookedUp].map((hit) => [hit.id, hit])).values()];
}

/** With something added to them, columns are asked of what another index found. */
function within({ modelId, creators }: FormSearch, added?: '') {
  const [ofModel, ofPerson] =
    added === undefined
      ? [sql`r."modelId"`, sql`r."creatorUserId"`]
      : [sql`r."modelId" || ''`, sql`r."creatorUserId" || ''`];
  return creators === undefined
    ? sql`${ofModel} = ${modelId}`
    : sql`${ofModel} = ${modelId} and ${oneOf(ofPerson, creators)}`;
}

const passesAll = ({ words }: FormSearch) => sql.join(words.map(passes), sql` and `);

async function unionOf(db: Db, parts: readonly ReturnType<typeof within>[]): Promise<Hit[]> {
  return (await sql<Hit>`${sql.join(parts, sql` union all `)}`.execute(db)).rows;
}
