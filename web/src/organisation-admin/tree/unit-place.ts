import type { Unit } from '@fairway/contract/organisation-admin.ts';
import { mayStandBelow } from '@fairway/domain/organisation/may-stand-below.ts';
import { areOrderedTogether, standsBeside } from '@fairway/domain/organisation/stands-beside.ts';
import {
  type DropZone,
  dropPlaceIn,
  type Place,
  type Step,
  stepPlaceIn,
  type TreeRules,
} from '../../ui/tree-editor/tree-place.ts';

const rules: TreeRules<Unit> = {
  mayStandBelow: (unit, above) => mayStandBelow(unit.kind, above?.kind ?? null),
  areOrderedTogether: (one, other) =>
    areOrderedTogether(one.kind, other.kind) && one.category === other.category,
  standsBeside,
};

export const dropPlace = (
  units: readonly Unit[],
  item: Unit,
  target: Unit,
  zone: DropZone,
): Place | undefined => dropPlaceIn(units, rules, { item, target, zone });

export const stepPlace = (units: readonly Unit[], item: Unit, step: Step): Place | undefined =>
  stepPlaceIn(units, rules, { item, step });
