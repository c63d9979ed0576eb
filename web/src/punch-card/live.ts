import { loadWords } from '../language/words.ts';
import type { FeatureLive } from '../wire/feature.ts';
import { punchDetailScreen, punchMonthScreen, punchTeamScreen } from './paths.ts';
import { punchCardWords } from './words.ts';

const refresh = () => void import('./punch-reads.ts').then((file) => file.refreshPunches());

const screens = [punchDetailScreen, punchMonthScreen, punchTeamScreen];

export const punchCardLive = {
  handlers: {
    // What was decided about an explanation shows at its punch.
    flowChanged() {
      if (screens.some((screen) => location.pathname.endsWith(screen))) refresh();
    },
  },
  afterGap: refresh,
  /** What waits on the device leaves whatever screen is open. */
  start: () => {
    let stop: (() => void) | undefined;
    let isOver = false;
    void Promise.all([import('./queue/send-waiting.ts'), loadWords(punchCardWords)]).then(([file]) => {
      if (!isOver) stop = file.startSending();
    });
    return () => {
      isOver = true;
      stop?.();
    };
  },
} satisfies FeatureLive;
