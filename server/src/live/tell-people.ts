import { type Bus, fitsTheBus } from '../bus/bus.ts';

/** What people can be told of: a feature adds its word where it says what each of them is told. */
// biome-ignore lint/suspicious/noEmptyInterface: features fill it.
export interface Changes {}

/** What changed, for people who may have it on their screens. */
export type WhatChanged = keyof Changes;

export interface PeopleNews {
  userIds: readonly string[];
  what: WhatChanged;
  /** Of what changed. */
  id: string;
}

export const peopleTopic = 'people';
/** More than fit into one word on the bus, by far; the rest of a crowd need not be measured for each word. */
const mostTried = 500;

/** Tells every open socket of these people, in every process. Call it after the commit: who hears it reads the database. */
export async function tellPeople(
  { bus }: { bus: Pick<Bus, 'publish'> },
  { userIds, what, id }: PeopleNews,
): Promise<void> {
  const everyone = [...new Set(userIds)];
  for (let from = 0; from < everyone.length; ) {
    let to = Math.min(from + mostTried, everyone.length);
    while (to > from + 1 && !fitsTheBus(messageTo(everyone.slice(from, to))))
      to = from + Math.ceil((to - from) / 2);
    await bus.publish(messageTo(everyone.slice(from, to)));
    from = to;
  }

  function messageTo(people: string[]) {
    return { topic: peopleTopic, ids: [what, id, ...people] };
  }
}
