import { useEffect, useState } from 'react';
import { keepForPerson, storedForPerson } from '../../native/person-storage.ts';

const storageKey = 'recent-tariff-ports';
const most = 8;

function keptPorts(): string[] {
  const kept = storedForPerson(storageKey);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
}

/** The ports whose charges this person looked up last on this device, the newest first; the open one is remembered. */
export function useRecentPorts(portId: string): readonly string[] {
  const [ports, setPorts] = useState(keptPorts);
  useEffect(() => {
    if (!portId) return;
    const next = [portId, ...keptPorts().filter((one) => one !== portId)].slice(0, most);
    keepForPerson(storageKey, next);
    setPorts(next);
  }, [portId]);
  return ports;
}
