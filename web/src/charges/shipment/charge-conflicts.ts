import type { ChargeRow } from '@fairway/contract/shipment-charges.ts';
import type { ChargeField } from '../charge-words.ts';
import { canEdit, changedFields, type EditedCharge, editedOf } from './edited-charges.ts';

/** What two people did to the same charge: to one of its fields, or one changed it and the other removed it. */
export interface ChargeConflict {
  /** The key of the charge and its field. */
  field: string;
  charge: EditedCharge;
  name: ChargeField | 'charge';
  /** Undefined where the charge was removed. */
  mine: EditedCharge | undefined;
  theirs: EditedCharge | undefined;
}

interface Sides {
  base: EditedCharge;
  mine: EditedCharge | undefined;
  theirs: EditedCharge | undefined;
}

const isChanged = (is: EditedCharge | undefined, was: EditedCharge): boolean =>
  is !== undefined && changedFields(is, was).length > 0;

function sidesOf(mine: readonly EditedCharge[], base: readonly ChargeRow[], theirs: readonly ChargeRow[]) {
  const now = editedOf(theirs);
  const find = (charges: readonly EditedCharge[], key: string) => charges.find((one) => one.key === key);
  return editedOf(base).map(
    (was): Sides => ({ base: was, mine: find(mine, was.key), theirs: find(now, was.key) }),
  );
}

/** Somebody submitted it meanwhile: what I changed of it cannot be kept. */
const isClosed = ({ base, mine, theirs }: Sides): boolean =>
  theirs !== undefined && !canEdit(theirs) && (mine === undefined || isChanged(mine, base));

/** What both changed, each to something else. */
export const chargeConflicts = (...charges: Parameters<typeof sidesOf>): ChargeConflict[] =>
  sidesOf(...charges).flatMap((sides): ChargeConflict[] => {
    const { base, mine, theirs } = sides;
    if (isClosed(sides)) return [];
    const whole = { field: `${base.key} charge`, charge: base, name: 'charge' as const, mine, theirs };
    if (!mine) return isChanged(theirs, base) ? [whole] : [];
    if (!theirs) return isChanged(mine, base) ? [whole] : [];
    return changedFields(mine, base)
      .filter((name) => theirs[name] !== base[name] && theirs[name] !== mine[name])
      .map((name) => ({ field: `${base.key} ${name}`, charge: base, name, mine, theirs }));
  });

/** Charges I changed that are not open any more. */
export const closedCharges = (...charges: Parameters<typeof sidesOf>): EditedCharge[] =>
  sidesOf(...charges)
    .filter(isClosed)
    .map(({ base }) => base);

/** A field with what its id stands for. */
const fieldOf = (charge: EditedCharge, name: ChargeField): Partial<EditedCharge> => {
  if (name === 'chargeCodeId') {
    const { chargeCodeId, chargeCode, chargeName } = charge;
    return { chargeCodeId, chargeCode, chargeName };
  }
  if (name === 'partyId') return { partyId: charge.partyId, partyName: charge.partyName };
  return { [name]: charge[name] };
};

/** Theirs with what I changed on top, but for the conflicts in which theirs stands. */
export function mergedCharges(
  mine: readonly EditedCharge[],
  base: readonly ChargeRow[],
  theirs: readonly ChargeRow[],
  dropped: readonly string[],
): EditedCharge[] {
  const known = new Map(sidesOf(mine, base, theirs).map((sides) => [sides.base.key, sides]));
  const stayed = editedOf(theirs).flatMap((charge): EditedCharge[] => {
    const sides = known.get(charge.key);
    if (!sides || isClosed(sides)) return [charge];
    const isTheirs = (name: string) => dropped.includes(`${charge.key} ${name}`);
    const { mine: own, base: was } = sides;
    if (!own) return isChanged(charge, was) && isTheirs('charge') ? [charge] : [];
    const kept = changedFields(own, was).filter((name) => !isTheirs(name));
    return [Object.assign({ ...charge }, ...kept.map((name) => fieldOf(own, name)))];
  });
  // What somebody removed and I changed is a new charge.
  const putBack = [...known.values()].flatMap(({ mine: own, base: was, theirs: now }): EditedCharge[] =>
    !now && own && isChanged(own, was) && !dropped.includes(`${was.key} charge`)
      ? [{ ...own, row: undefined }]
      : [],
  );
  return [...stayed, ...putBack, ...mine.filter(({ row }) => row === undefined)];
}

interface OthersDid {
  charge: EditedCharge;
  did: 'added' | 'changed' | 'removed';
}

/** What only others did since: charges they added, removed or changed where I did not. */
export function othersDid(base: readonly ChargeRow[], theirs: readonly ChargeRow[]): OthersDid[] {
  const [before, now] = [editedOf(base), editedOf(theirs)];
  const find = (charges: readonly EditedCharge[], key: string) => charges.find((one) => one.key === key);
  return [
    ...before.flatMap((was): OthersDid[] => {
      const is = find(now, was.key);
      if (!is) return [{ charge: was, did: 'removed' }];
      const isOther = isChanged(is, was) || is.row?.status !== was.row?.status;
      return isOther ? [{ charge: is, did: 'changed' }] : [];
    }),
    ...now.filter(({ key }) => !find(before, key)).map((charge): OthersDid => ({ charge, did: 'added' })),
  ];
}
