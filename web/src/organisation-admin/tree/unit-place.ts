import type { Unit } from '@fairway/contract/organisation-admin.ts';
import { mayStandBelow } from '@fairway/domain/organisation/may-stand-below.ts';
import { areOrderedTogether, standsBeside } from '@fairway/domain/organisation/stands-beside.ts';

/** Where a unit goes: below what, and before which of those there; null: as the last. */
export interface Place {
  parentId: string | null;
  beforeId: string | null;
}

export type DropZone = 'before' | 'into' | 'after';
export type Step = 'up' | 'down' | 'in' | 'out';

/** Those that stand in one order with a unit, itself among them. */
const beside = (units: readonly Unit[], unit: Unit): Unit[] => units.filter((one) => standsBeside(one, unit));

function isBelow(units: readonly Unit[], id: string | null, above: string): boolean {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const seen = new Set<string>();
  for (let at = id; at !== null && !seen.has(at); at = byId.get(at)?.parentId ?? null) {
    if (at === above) return true;
    seen.add(at);
  }
  return false;
}

/** Where a unit would go that is dropped on another; nothing where it may not. */
export function dropPlace(
  units: readonly Unit[],
  unit: Unit,
  target: Unit,
  zone: DropZone,
): Place | undefined {
  if (target.id === unit.id) return undefined;
  if (zone === 'into') {
    if (!mayStandBelow(unit.kind, target.kind) || isBelow(units, target.id, unit.id)) return undefined;
    return { parentId: target.id, beforeId: null };
  }
  if (!areOrderedTogether(target.kind, unit.kind) || target.category !== unit.category) return undefined;
  const above = units.find(({ id }) => id === target.parentId);
  if (!mayStandBelow(unit.kind, above?.kind ?? null) || isBelow(units, target.parentId, unit.id))
    return undefined;
  if (zone === 'before') return { parentId: target.parentId, beforeId: target.id };
  const others = beside(units, target).filter(({ id }) => id !== unit.id);
  const next = others[others.findIndex(({ id }) => id === target.id) + 1];
  return { parentId: target.parentId, beforeId: next?.id ?? null };
}

/** The same by keys: among those beside it, into the one before it, or out beside what it stands below. */
export function stepPlace(units: readonly Unit[], unit: Unit, step: Step): Place | undefined {
  const row = beside(units, unit);
  const at = row.findIndex(({ id }) => id === unit.id);
  const before = row[at - 1];
  const after = row[at + 1];
  const above = units.find(({ id }) => id === unit.parentId);
  if (step === 'up') return before && dropPlace(units, unit, before, 'before');
  if (step === 'down') return after && dropPlace(units, unit, after, 'after');
  if (step === 'in') return before && dropPlace(units, unit, before, 'into');
  if (!above) return undefined;
  if (areOrderedTogether(above.kind, unit.kind)) return dropPlace(units, unit, above, 'after');
  const place = { parentId: above.parentId, beforeId: null };
  const higher = units.find(({ id }) => id === above.parentId);
  return higher && mayStandBelow(unit.kind, higher.kind) ? place : undefined;
}
