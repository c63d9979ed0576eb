import { loadAllWords } from '../language/words.ts';
import type { ScreenEntry } from './screen-entry.tsx';

const launch = () => import('../session/launch-page.tsx').then((page) => page.LaunchPage);
const login = () => import('../sign-in-methods/login-page.tsx').then((page) => page.LoginPage);
const otherLogin = async () => {
  const [page] = await Promise.all([import('../sign-in-methods/other-login-page.tsx'), loadAllWords()]);
  return page.OtherLoginPage;
};

/** The paths that need no session, letter by letter as the specification has them. */
export const openScreens: readonly ScreenEntry[] = [
  { path: '/', screen: launch },
  { path: '/pages/login/index', screen: login },
  { path: '/pages/login/otherLogin', screen: otherLogin },
  { path: '/pages/formShortLink/index' },
  { path: '/pages/formShortLink/detail' },
];
