import { type TransportMode, transportModes } from '@fairway/contract/freight-rates.ts';
import { useEffect, useState } from 'react';
import { keepForPerson, storedForPerson } from '../../native/person-storage.ts';

export interface Lane {
  mode: TransportMode;
  polId: string;
  podId: string;
}

const storageKey = 'recent-lanes';
const most = 6;

function isLane(value: unknown): value is Lane {
  const { mode, polId, podId } = (value ?? {}) as Partial<Lane>;
  return transportModes.some((one) => one === mode) && typeof polId === 'string' && typeof podId === 'string';
}

const isSame = (one: Lane, other: Lane): boolean =>
  one.mode === other.mode && one.polId === other.polId && one.podId === other.podId;

function keptLanes(): Lane[] {
  const kept = storedForPerson(storageKey);
  return Array.isArray(kept) ? kept.filter(isLane) : [];
}

/** The lanes this person asked for last on this device, the newest first; the one that is open is remembered. */
export function useRecentLanes({ mode, polId, podId }: Lane): readonly Lane[] {
  const [lanes, setLanes] = useState(keptLanes);
  useEffect(() => {
    if (!polId || !podId) return;
    const open = { mode, polId, podId };
    const next = [open, ...keptLanes().filter((one) => !isSame(one, open))].slice(0, most);
    keepForPerson(storageKey, next);
    setLanes(next);
  }, [mode, polId, podId]);
  return lanes;
}
