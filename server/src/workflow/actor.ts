import { randomUUID } from 'node:crypto';
import type { Language } from '@fairway/contract/errors.ts';
import { systemActor } from '@fairway/domain/workflow/engine/commands.ts';
import type { Bus } from '../bus/bus.ts';
import type { Config } from '../config.ts';
import type { Asking } from '../data-interfaces/ask-interface.ts';
import type { Reader } from '../database/reader.ts';
import type { Context } from '../http/context.ts';
import type { JobContext } from '../jobs/job.ts';

/** Who does something to a flow, in which transaction: a person with a call, or the system with a job. */
export interface Actor extends Asking {
  now: Date;
  bus: Bus;
  actorId: string;
  /** One intent: the engine takes the same one twice as one. */
  commandId: string;
  afterCommit: (work: () => unknown) => void;
}

export const actorOf = (ctx: Context): Actor => ({
  ...ctx,
  actorId: ctx.session.userId,
  commandId: newCommandId(),
});

/** A call is one intent; that it was sent twice is known by its receipt, never by what a request calls itself. */
export const newCommandId = (): string => randomUUID();

/** What jobs have beside their own context. */
export interface SystemParts {
  bus: Bus;
  reader: Reader;
  config: Config;
}

export const systemOf = (ctx: JobContext, parts: SystemParts, commandId: string): Actor => ({
  ...ctx,
  ...parts,
  language: 'zh' satisfies Language,
  actorId: systemActor,
  commandId,
});
