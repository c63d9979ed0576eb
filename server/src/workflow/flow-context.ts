import type { WorkCalendar } from '@fairway/domain/calendar/working-days.ts';
import type { FlowContext } from '@fairway/domain/workflow/engine/run.ts';
import type { Delegation } from '@fairway/domain/workflow/people/delegation.ts';
import type { Directory } from '@fairway/domain/workflow/people/directory.ts';
import type { Db } from '../database/open.ts';
import { formContextFrom } from '../records/form-context.ts';
import { delegationsTo } from './delegations/delegations-to.ts';
import { directoryWith, type Person } from './directory.ts';

/** Everything a decision may ask about: the people now, whose request it is, and what the actor was entrusted with. */
export async function flowContextOf(
  db: Db,
  { initiator, actor, now }: { initiator: string; actor: string; now: Date },
): Promise<FlowContext> {
  const known = await directoryWith(db, initiator);
  return contextFrom({ ...known, now, delegations: await delegationsTo(db, actor, now) });
}

/** The same from what was read already. */
export const contextFrom = ({
  directory,
  calendar,
  person,
  zone,
  now,
  delegations,
}: {
  directory: Directory;
  calendar: WorkCalendar;
  person: Person;
  zone: string;
  now: Date;
  delegations: Delegation[];
}): FlowContext => ({
  now: now.getTime(),
  directory,
  asking: formContextFrom(person, zone, now, calendar),
  delegations,
});
