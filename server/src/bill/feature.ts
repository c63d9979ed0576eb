import type { Feature } from '../feature.ts';
import { billRuleSeed } from './bill-rule-seed.ts';
import { billRoutes } from './routes.ts';
import { billRulesChanged } from './tell-bill-rule-screens.ts';

export const bill: Feature = {
  routes: billRoutes,
  builtIn: [billRuleSeed],
  news: { billRules: billRulesChanged },
};
