import type { FeatureLive } from '../wire/feature.ts';

const refreshMatrix = () => void import('./rights-reads.ts').then((file) => file.refreshMatrix());
const refreshEverything = () => void import('./rights-reads.ts').then((file) => file.refreshEverything());

export const rightsLive = {
  handlers: {
    /** Another administrator changed something. */
    unitsChanged: refreshMatrix,
    /** One's own rights are others now. A crowd is told to ask one after the other. */
    rightsChanged: ({ after }) => void setTimeout(refreshEverything, after),
  },
  afterGap: refreshMatrix,
} satisfies FeatureLive;
