import type { ScheduleAnswer } from '@fairway/contract/schedule.ts';

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
}
