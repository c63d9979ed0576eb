import { loadWords } from '../language/words.ts';
import type { Feature } from '../wire/feature.ts';
import { invitationScreen } from './paths.ts';
import { invitationWords } from './words.ts';

/** What somebody sees of it who was invited and has no session yet. */
export const usersOpenFeature = {
  screens: [
    {
      path: invitationScreen,
      isOwn: true,
      page: async () => {
        const [file] = await Promise.all([
          import('./invitation/invitation-page.tsx'),
          loadWords(invitationWords),
        ]);
        return file.InvitationPage;
      },
    },
  ],
} satisfies Feature;
