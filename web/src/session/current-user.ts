import { type CurrentUser, getCurrentUser } from '@fairway/contract/session.ts';
import { queryOptions } from '@tanstack/react-query';
import { t } from '../language/words.ts';
import { toast } from '../ui/toast.ts';
import { desktop, screenMatches } from '../ui/use-media.ts';
import { call } from '../wire/api.ts';
import { load } from '../wire/calls.ts';
import { clearSession, openSession, sessionToken } from '../wire/session-store.ts';

/** A phone and a desk have menus of their own. */
export const askedHere = () => ({ query: { type: screenMatches(desktop) ? 'Web' : 'app' } });
const backToLoginAfter = 500;

/** Who I am and what I may do; each answer also renews what the device keeps of it. */
export const currentUserQuery = queryOptions({
  ...load(getCurrentUser, {}),
  queryFn: async ({ signal }) => {
    const token = sessionToken();
    const user = await call(getCurrentUser, askedHere(), { signal });
    // Meanwhile another tab may have signed in as somebody else.
    if (sessionToken() === token) admit(token, user);
    return user;
  },
});

/** Opens the session, unless nothing is open to this person: then says so and takes the token away. */
export function admit(token: string, user: CurrentUser): boolean {
  if (user.menuList.length > 0 || user.hasMenuElsewhere) {
    openSession(token, user);
    return true;
  }
  toast(t('noMenus'));
  setTimeout(() => sessionToken() === token && clearSession(), backToLoginAfter);
  return false;
}
