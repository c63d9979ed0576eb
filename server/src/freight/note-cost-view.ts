import { layersOf } from '@fairway/domain/freight/rate-layers.ts';
import { writeAudits } from '../audit/write-audit.ts';
import type { Context } from '../http/context.ts';
import type { StoredRate } from './rate-store.ts';
import type { Viewer } from './viewer.ts';

/** So many numbers stand in one line of the audit log. */
const perLine = 12;

/** Leaves in the audit log who was shown what these rates cost, or by which contract. */
export async function noteCostView(
  { db, session, now, address, requestId }: Context,
  viewer: Viewer,
  rates: readonly StoredRate[],
): Promise<void> {
  const shown = rates.filter(
    (rate) =>
      (viewer.seesCost && layersOf(rate.prices).some(([, { cost }]) => typeof cost === 'string')) ||
      (viewer.seesContract && rate.contractNo !== ''),
  );
  const lines = Array.from({ length: Math.ceil(shown.length / perLine) }, (_, line) =>
    shown.slice(line * perLine, (line + 1) * perLine),
  );
  await writeAudits(
    db,
    lines.map((line) => ({
      ...{ name: 'viewRateCost', actor: session, at: now, address, requestId },
      target: line.map(({ rateNo }) => rateNo).join(' '),
    })),
  );
}
