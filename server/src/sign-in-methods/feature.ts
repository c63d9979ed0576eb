import type { Feature } from '../feature.ts';
import { bindSocial } from './bind-social.ts';
import { signInMethodJobs } from './jobs.ts';
import { signInMethodsChanged } from './manage/tell-method-screens.ts';
import { forgetSocials } from './my-socials.ts';
import { signInMethodRoutes } from './routes.ts';

export const signInMethods: Feature = {
  routes: signInMethodRoutes,
  jobs: ({ config }) => signInMethodJobs(config),
  news: { signInMethods: signInMethodsChanged },
  afterSignIn: bindSocial,
  forgetPerson: forgetSocials,
};
