import type { FeatureLive } from '../wire/feature.ts';
import { applyScreen, releaseScreen, releasesScreen } from './paths.ts';

const screens = [releasesScreen, releaseScreen, applyScreen];
const isShown = () => screens.some((screen) => location.pathname.endsWith(screen));
const refresh = () => void import('./release-reads.ts').then((file) => file.refreshReleases());

export const releaseLive = {
  handlers: {
    // What came of a request about a release shows where the release is looked at.
    flowChanged() {
      if (isShown()) refresh();
    },
    // Who is told of a release may have it on the screen, as it was before.
    messagePush({ link = '' }) {
      if (link.startsWith(`${releaseScreen}?`) || link.startsWith(releasesScreen)) refresh();
    },
  },
  afterGap: refresh,
} satisfies FeatureLive;
