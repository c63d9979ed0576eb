import { loadAllWords } from '../language/words.ts';
import type { Feature } from '../wire/feature.ts';

const otherLogin = async () => {
  const [page] = await Promise.all([import('./other-login-page.tsx'), loadAllWords()]);
  return page.OtherLoginPage;
};

/** What a visitor without a session sees of it. */
export const signInMethodsOpenFeature = {
  screens: [
    { path: '/pages/login/index', page: () => import('./login-page.tsx').then((page) => page.LoginPage) },
    { path: '/pages/login/otherLogin', page: otherLogin },
  ],
} satisfies Feature;
