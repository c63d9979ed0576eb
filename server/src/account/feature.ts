import type { Feature } from '../feature.ts';
import { peopleChoosing } from './dictionary-use-store.ts';
import { forgetAccount } from './forget-account.ts';
import { accountRoutes } from './routes.ts';

export const account: Feature = {
  routes: accountRoutes,
  forgetPerson: forgetAccount,
  dictionaryUsers: { people: peopleChoosing },
};
