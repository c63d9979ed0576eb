import type { FlowContext } from '@fairway/domain/workflow/run.ts';
import type { Db } from '../database/open.ts';
import { formContextFrom } from '../records/form-context.ts';
import { directoryWith } from './directory.ts';
import { delegationsTo } from './talk/delegations-to.ts';

/** Everything a decision may ask about: the people now, whose request it is, and what the actor was entrusted with. */
export async function flowContextOf(
  db: Db,
  { initiator, actor, now }: { initiator: string; actor: string; now: Date },
): Promise<FlowContext> {
  const { directory, person, zone } = await directoryWith(db, initiator);
  return {
    now: now.getTime(),
    directory,
    asking: formContextFrom(person, zone, now),
    delegations: await delegationsTo(db, actor, now),
  };
}
