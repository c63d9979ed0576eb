import { AppError } from '@fairway/contract/app-error.ts';
import type { FastifyInstance } from 'fastify';

/** `client_secret` is none: older clients append one that is the same everywhere and means nothing. */
const secretName = /password|passwd|^pwd$/i;

/** An address is kept in histories, in logs of proxies and in statistics: no call takes a password from there. */
export function refusePasswordInQuery(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const names = Object.keys((request.query ?? {}) as object);
    if (names.some((name) => secretName.test(name))) throw new AppError('PASSWORD_IN_QUERY');
  });
}
