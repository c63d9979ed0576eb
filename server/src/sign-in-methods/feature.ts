import type { Feature } from '../feature.ts';
import { bindSocial } from './bind-social.ts';
import { signInMethodJobs } from './jobs.ts';
import { forgetSocials } from './my-socials.ts';
import { signInMethodRoutes } from './routes.ts';

export const signInMethods: Feature = {
  routes: signInMethodRoutes,
  jobs: ({ config }) => signInMethodJobs(config),
  afterSignIn: bindSocial,
  forgetPerson: forgetSocials,
};
