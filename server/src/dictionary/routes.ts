import { getDictionary, listDictionaries } from '@fairway/contract/system.ts';
import { type Route, route } from '../http/context.ts';
import { allDictionaries, findDictionary } from './dictionaries.ts';

export const dictionaryRoutes: Route[] = [
  route(listDictionaries, ({ db, language }) => allDictionaries(db, language)),
  route(getDictionary, ({ db, language }, { params }) => findDictionary(db, params.id, language)),
];
