import type { Feature } from '../wire/feature.ts';
import { sharedQuoteScreen } from './shared-quote/screen-path.ts';

/** What a visitor without a session sees of it: the quote behind a link. */
export const quotesOpenFeature = {
  screens: [
    {
      path: sharedQuoteScreen,
      isOwn: true,
      page: () => import('./shared-quote/load-shared-page.ts').then((file) => file.loadSharedPage()),
    },
  ],
} satisfies Feature;
