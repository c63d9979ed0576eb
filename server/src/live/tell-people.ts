import { type Bus, fitsTheBus } from './bus.ts';

/** What changed, for people who may have it on their screens. */
export type WhatChanged = 'flow' | 'message' | 'unread' | 'conversation';

interface News {
  userIds: readonly string[];
  what: WhatChanged;
  /** Of the flow task, of the in-site message or of the conversation. */
  id: string;
}

export const peopleTopic = 'people';
/** More than fit into one word on the bus, by far; the rest of a crowd need not be measured for each word. */
const mostTried = 500;

/** Tells every open socket of these people, in every process. Call it after the commit: who hears it reads the database. */
export async function tellPeople({ bus }: { bus: Bus }, { userIds, what, id }: News): Promise<void> {
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
