import type { Reply } from '@fairway/contract/endpoint.ts';
import { getPunchStart } from '@fairway/contract/punch-card.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { keepForPerson, storedForPerson } from '../../native/person-storage.ts';
import { load } from '../../wire/calls.ts';

export type PunchStart = Reply<typeof getPunchStart>;

const storageKey = 'punch-start';

/** What the device was told last, for when there is no network; of another day nothing is open any more. */
function keptStart(): PunchStart | undefined {
  const { data } = z.safeParse(getPunchStart.response, storedForPerson(storageKey));
  return data as PunchStart | undefined;
}

/** What a punch begins with: as the server says it, or else as it said it last. */
export function usePunchStart() {
  const asked = useQuery({ ...load(getPunchStart, {}), meta: { quiet: true } });
  const [kept, setKept] = useState(keptStart);
  const { data } = asked;
  useEffect(() => {
    if (!data) return;
    keepForPerson(storageKey, data);
    setKept(data);
  }, [data]);
  return { ...asked, data: data ?? kept, isFresh: data !== undefined };
}
