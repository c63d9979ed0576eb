import { AppError } from '@fairway/contract/app-error.ts';
import { t } from '../../language/words.ts';
import { sessionToken } from '../../session/session-store.ts';
import { tellPerson } from '../query-client.ts';
import type { Hears } from './hears.ts';

const sessionOver = 600;
/** Whoever ended the session on this very device is told so by the screen where they did it. */
const ownEndIsKnownWithin = 500;

export const endOfSession: Hears<'logout'> = {
  logout({ msg }) {
    const token = sessionToken();
    setTimeout(() => {
      const isStillHere = token !== '' && sessionToken() === token;
      if (isStillHere) tellPerson(new AppError({ code: sessionOver, words: msg || t('loginExpired') }));
    }, ownEndIsKnownWithin);
  },
};
