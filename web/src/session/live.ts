import { AppError } from '@fairway/contract/app-error.ts';
import { t } from '../language/words.ts';
import { tellPerson } from '../wire/query-client.ts';
import { sessionToken } from '../wire/session-store.ts';
import type { FrameHandlers } from '../wire/socket/frame-handlers.ts';

const sessionOver = 600;
/** Whoever ended the session on this very device is told so by the screen where they did it. */
const ownEndIsKnownWithin = 500;

export const sessionHandlers: FrameHandlers<'logout'> = {
  logout({ msg }) {
    const token = sessionToken();
    setTimeout(() => {
      const isStillHere = token !== '' && sessionToken() === token;
      if (isStillHere) tellPerson(new AppError({ code: sessionOver, words: msg || t('loginExpired') }));
    }, ownEndIsKnownWithin);
  },
};
