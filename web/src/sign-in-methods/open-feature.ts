import { loadWords } from '../language/words.ts';
import type { Feature } from '../wire/feature.ts';
import { signInMethodsWords } from './words.ts';

const otherLogin = async () => {
  const [page] = await Promise.all([import('./other-login-page.tsx'), loadWords(signInMethodsWords)]);
  return page.OtherLoginPage;
};

/** What a visitor without a session sees of it. */
export const signInMethodsOpenFeature = {
  screens: [
    { path: '/pages/login/index', page: () => import('./login-page.tsx').then((page) => page.LoginPage) },
    { path: '/pages/login/otherLogin', page: otherLogin },
  ],
} satisfies Feature;
