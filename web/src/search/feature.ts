import type { Feature } from '../wire/feature.ts';
import { SearchButton } from './search-button.tsx';
import { SearchOpener } from './search-opener.tsx';

export const searchFeature = {
  frameParts: { SearchOpener },
  deskBarParts: { SearchButton },
} satisfies Feature;
