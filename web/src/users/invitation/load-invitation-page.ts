import { loadWords } from '../../language/words.ts';
import type { ScreenLoader } from '../../wire/feature.ts';
import { invitationWords } from '../words.ts';

/** Apart from the list of screens, which every first visitor loads. */
export const loadInvitationPage: ScreenLoader = async () => {
  const [page] = await Promise.all([import('./invitation-page.tsx'), loadWords(invitationWords)]);
  return page.InvitationPage;
};
