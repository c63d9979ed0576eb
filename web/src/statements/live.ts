import type { FeatureLive } from '../wire/feature.ts';
import { statementScreen } from './paths.ts';

const refresh = () => void import('./statement-reads.ts').then((file) => file.refreshStatements());

export const statementsLive = {
  handlers: {
    // Who is told of a statement may have it on the screen, as it was before.
    messagePush({ link = '' }) {
      if (link.startsWith(`${statementScreen}?`)) refresh();
    },
  },
  afterGap: refresh,
} satisfies FeatureLive;
