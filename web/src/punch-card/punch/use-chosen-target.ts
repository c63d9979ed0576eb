import type { PunchRow } from '@fairway/contract/punch-card.ts';
import { isInside } from '@fairway/domain/places/inside.ts';
import { useState } from 'react';
import type { DevicePlace } from '../../native/place.ts';
import { type NearTarget, targetKey } from './use-targets.ts';

interface Asked {
  targets: readonly NearTarget[];
  position: DevicePlace | undefined;
  radius: number;
  /** Check-ins that are open. */
  open: readonly PunchRow[];
}

/** Whom somebody visits: whom they chose, else where they checked in last, else the nearest one they stand at. */
export function useChosenTarget({ targets, position, radius, open }: Asked) {
  /** Null is nobody, by choice. */
  const [choice, setChoice] = useState<NearTarget | null>();
  const checkedIn = open.toSorted((one, other) => other.at - one.at)[0];
  const there = targets.find(
    ({ distance }) => distance !== null && position && isInside(distance, radius, position.accuracy),
  );
  const usual = checkedIn?.target ? withPlace(checkedIn.target, targets) : there;
  const chosen = choice === undefined ? usual : (choice ?? undefined);
  return {
    /** With the distance as it is now. */
    chosen: chosen && (targets.find((one) => targetKey(one) === targetKey(chosen)) ?? chosen),
    choose: setChoice,
    forgetChoice: () => setChoice(undefined),
  };
}

function withPlace(target: NonNullable<PunchRow['target']>, targets: readonly NearTarget[]): NearTarget {
  const known = targets.find((one) => targetKey(one) === targetKey(target));
  return known ?? { ...target, lat: null, lng: null, distance: null };
}
