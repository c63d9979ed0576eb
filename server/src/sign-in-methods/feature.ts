import type { Feature } from '../feature.ts';
import { bindSocial } from './bind-social.ts';
import { signInWayJobs } from './jobs.ts';
import { forgetSocials } from './my-socials.ts';
import { signInWayRoutes } from './routes.ts';

export const signInMethods: Feature = {
  routes: signInWayRoutes,
  jobs: ({ config }) => signInWayJobs(config),
  afterSignIn: bindSocial,
  forgetPerson: forgetSocials,
};
