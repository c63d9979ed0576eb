import type { ScheduleAnswer, ScheduleLayer } from '@fairway/contract/schedule.ts';
import type { FeedShows } from '@fairway/contract/schedule-ics.ts';
import type { Exception, Timing } from '@fairway/domain/schedule/occurrences.ts';
import type { ColumnType } from 'kysely';

declare module '../database/tables.ts' {
  interface Tables extends ScheduleTables {}
}

/** What an event says of itself; one time of a series may say something else. */
export interface EventFacts {
  title: string;
  content: string;
  category: string;
  urgent: number;
  isAllDay: boolean;
  color: string;
  place: string;
  isPrivate: boolean;
  duration: number;
  reminderTime: number;
  reminderType: number;
  send: string;
  sendName: string;
  /** JSON text of stored files. */
  files: string;
}

/** An event as it was before an import changed it. */
export interface KeptBefore {
  facts: EventFacts;
  timing: Timing;
  exceptions: (Exception & { facts: EventFacts | null })[];
}

/** Removed: of one time, while the others go on. */
export type KeptAnswer = ScheduleAnswer | 'removed';

export interface ScheduleTables {
  schedule_event: EventFacts & {
    id: string;
    zone: string;
    startWall: string;
    endWall: string;
    rule: string;
    firstAt: Date;
    lastAt: Date;
    version: number;
    creatorUserId: string;
    creatorTime: Date;
    lastModifyTime: Date;
    /** What it is called in the calendar it came from. */
    uid: string;
  };
  schedule_exception: {
    eventId: string;
    originalStart: string;
    isCancelled: boolean;
    startWall: string;
    endWall: string;
    facts: EventFacts | null;
  };
  schedule_participant: {
    eventId: string;
    /** Empty for the whole series. */
    originalStart: string;
    userId: string;
    answer: KeptAnswer;
    proposedAt: Date | null;
    firstAt: Date;
    lastAt: Date;
  };
  schedule_reminder: {
    eventId: string;
    originalStart: string;
    userId: string;
    code: number;
    dueAt: Date;
    firedAt: Date | null;
  };
  schedule_feed: {
    userId: string;
    tokenHash: Buffer;
    shows: FeedShows;
    madeAt: Date;
    lastReadAt: Date | null;
  };
  schedule_layer: { userId: string; name: ScheduleLayer };
  schedule_import: {
    id: string;
    userId: string;
    fileName: string;
    at: Date;
    added: number;
    changed: number;
  };
  schedule_import_event: {
    importId: string;
    eventId: string;
    version: number;
    /** The columns of the event and its exceptions; null for one that was not there. */
    before: ColumnType<KeptBefore | null, string | null, never>;
  };
}
