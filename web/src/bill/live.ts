import type { FeatureLive } from '../wire/feature.ts';

const refresh = () => void import('./bill-rule-reads.ts').then((file) => file.refreshBillRules());

/** Another administrator changed something. */
export const billLive = {
  handlers: { billRulesChanged: refresh },
  afterGap: refresh,
} satisfies FeatureLive;
