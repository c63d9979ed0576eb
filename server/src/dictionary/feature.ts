import type { Feature } from '../feature.ts';
import { dictionarySeed } from './dictionary-seed.ts';
import { dictionaryRoutes } from './routes.ts';

export const dictionary: Feature = { routes: dictionaryRoutes, builtIn: [dictionarySeed] };
