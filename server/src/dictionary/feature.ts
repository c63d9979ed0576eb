import type { Feature } from '../feature.ts';
import { dictionaryAdminRoutes } from './admin/routes.ts';
import { dictionariesChanged } from './admin/tell-dictionary-screens.ts';
import { dictionarySeed } from './dictionary-seed.ts';
import { dictionaryRoutes } from './routes.ts';

export const dictionary: Feature = {
  routes: ({ dictionaryUsers }) => [...dictionaryRoutes, ...dictionaryAdminRoutes(dictionaryUsers)],
  builtIn: [dictionarySeed],
  news: { dictionaries: dictionariesChanged },
};
