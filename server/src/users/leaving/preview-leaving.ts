import { AppError } from '@fairway/contract/app-error.ts';
import { type LeavingPreview, mostHoldingsCounted } from '@fairway/contract/leaving.ts';
import type { Context } from '../../http/context.ts';
import type { Holding } from '../../http/holding.ts';
import { structureOf } from '../../organisation/structure.ts';
import { findUserRow } from '../list-store.ts';
import { refuseLeaver } from './leaver.ts';
import { countSessions, suggestedReceiver } from './store.ts';

/** What somebody holds now. What comes before they leave is handed over as well. */
export async function previewLeaving(
  ctx: Context,
  id: string,
  holdings: readonly Holding[],
): Promise<LeavingPreview> {
  const { db, session, language } = ctx;
  const user = await findUserRow(db, id);
  if (!user) throw new AppError('NOT_FOUND');
  refuseLeaver(ctx, user, 'leave');
  const granted = new Set((await ctx.permissions()).map(({ modelId }) => modelId));
  const { byId } = await structureOf(db, session.organisationStamp);
  const held = [];
  for (const { kind, seenWith, count, examples } of holdings) {
    const found = await count(db, id, mostHoldingsCounted + 1);
    const isSeen = found > 0 && granted.has(seenWith);
    held.push({ kind, count: found, examples: isSeen ? await examples(db, id, language) : [] });
  }
  const { version, account, realName, headIcon, organisationId } = user;
  return {
    ...{ id, version, account, realName, headIcon },
    department: byId.get(organisationId ?? '')?.organize ?? '',
    suggested: await suggestedReceiver(db, id),
    holdings: held,
    sessions: await countSessions(db, id),
  };
}
