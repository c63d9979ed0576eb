import type { Reply } from '@fairway/contract/endpoint.ts';
import type { compareShipment } from '@fairway/contract/shipments.ts';
import { deskField, type FieldName, type FieldValues } from './desk-fields.ts';

type Compared = Reply<typeof compareShipment>;

export interface FieldConflict {
  field: FieldName;
  mine: unknown;
  /** As the record has it now, and in words as the log names it. */
  theirs: unknown;
  theirText: unknown;
  by: string;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What both changed to something else; what only others changed is none. */
export function conflictsOf(mine: FieldValues, base: FieldValues, compared: Compared): FieldConflict[] {
  const current = compared.current as FieldValues;
  return (Object.keys(mine) as FieldName[]).flatMap((field) => {
    const theirs = current[field] ?? null;
    if (!deskField(field) || isSame(theirs, base[field] ?? null) || isSame(theirs, mine[field] ?? null))
      return [];
    const said = compared.changes
      .flatMap((change) =>
        change.differences.map((one) => ({ ...one, by: change.creatorUserName, at: change.version })),
      )
      .filter((one) => one.field === field)
      .toSorted((one, other) => other.at - one.at)[0];
    return [{ field, mine: mine[field], theirs, theirText: said?.after ?? theirs, by: said?.by ?? '' }];
  });
}

/** How many fields others changed. */
export const othersChanged = (base: FieldValues, { current }: Compared): FieldName[] =>
  (Object.keys(base) as FieldName[]).filter(
    (field) => !isSame((current as FieldValues)[field] ?? null, base[field] ?? null),
  );
