import type { Feature } from '../wire/feature.ts';
import { invitationScreen } from './invitation-screen.ts';

/** What somebody sees of it who was invited and has no session yet. */
export const usersOpenFeature = {
  screens: [
    {
      path: invitationScreen,
      isOwn: true,
      page: () => import('./invitation/load-invitation-page.ts').then((file) => file.loadInvitationPage()),
    },
  ],
} satisfies Feature;
