import * as z from 'zod/mini';
import type { Bus } from '../bus/bus.ts';
import type { Config } from '../config.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { job } from '../jobs/job.ts';
import { followFlow } from '../workflow/subjects/follow-flow.ts';
import { settleExplanation } from './explain-punch.ts';
import { mapAddressJob, nameByMap } from './name-by-map.ts';
import { removeOldPositions } from './retention.ts';

const removing = { name: 'remove-old-positions', payload: z.object({}) };

export const punchCardJobs = ({ bus, config }: { bus: Bus; config: Config }) => [
  followFlow('punch', bus, settleExplanation),
  job({ ...mapAddressJob, work: (ctx, { punchId }) => nameByMap({ ...ctx, config }, punchId) }),
  job({
    ...removing,
    // The small hours in China.
    every: '41 18 * * *',
    async work(ctx) {
      if (await removeOldPositions(ctx)) await enqueue(ctx.db, removing, {});
    },
  }),
];
