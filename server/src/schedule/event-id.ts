import { isWall, type Wall } from '@fairway/domain/schedule/wall-clock.ts';

/** One time of an event: the event, and when it would have started by its rule. */
export const occurrenceId = (eventId: string, originalStart: Wall): string =>
  `${eventId}_${originalStart.replace(/[-:]/g, '')}`;

interface Named {
  eventId: string;
  /** Left out: the first. */
  originalStart: Wall | undefined;
}

export function readOccurrenceId(id: string): Named {
  const [, eventId, year, month, day, hour, minute] =
    /^(.+)_(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)$/.exec(id) ?? [];
  if (eventId === undefined) return { eventId: id, originalStart: undefined };
  const wall = `${year}-${month}-${day}T${hour}:${minute}`;
  return isWall(wall) ? { eventId, originalStart: wall } : { eventId: id, originalStart: undefined };
}
