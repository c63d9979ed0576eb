import type { Language } from '@fairway/contract/errors.ts';
import type { Db } from '../database/open.ts';
import { findNamed, findOrganisationOfPosition, type NamedKind, organisationPath } from './store.ts';

export type { NamedKind };

interface Named {
  fullName: string;
  /** It can still be chosen. */
  isOffered: boolean;
}

/** What organisations, positions, roles and groups are called, by id. Asks the rows, so that a command may use it. */
export async function namesById(
  db: Db,
  kind: NamedKind,
  ids: readonly string[],
  language: Language = 'zh',
): Promise<Map<string, Named>> {
  if (ids.length === 0) return new Map();
  const rows = await findNamed(db, kind, ids);
  return new Map(
    rows.map(({ id, fullName, enName, enabledMark }) => [
      id,
      { fullName: (language === 'en' && enName) || fullName, isOffered: enabledMark === 1 },
    ]),
  );
}

/** The ids from the top down to an organisation, itself last; none for one nobody knows. */
export async function organisationPathIds(db: Db, organisationId: string): Promise<string[]> {
  return (await organisationPath(db, organisationId)).map(({ id }) => id);
}

/** The same for the organisation a position belongs to. */
export async function positionPathIds(db: Db, positionId: string): Promise<string[]> {
  const organisationId = await findOrganisationOfPosition(db, positionId);
  return organisationId ? organisationPathIds(db, organisationId) : [];
}
