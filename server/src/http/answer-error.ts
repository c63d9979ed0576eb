import { AppError } from '@fairway/contract/app-error.ts';
import { diskFullWords, type Language } from '@fairway/contract/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DatabaseError, isDatabaseGone } from '../database/database-gone.ts';
import { refusal, transport } from './envelope.ts';

interface Coded extends DatabaseError {
  statusCode?: number;
}

const diskFull = new Set(['53100', 'ENOSPC']);
const bodyUnreadable = /^FST_ERR_CTP_(INVALID_JSON_BODY|EMPTY_JSON_BODY|INVALID_CONTENT_LENGTH)$/;

/** Whoever asked closed the connection before all of it was read or sent: nothing failed here. */
export const isGoneClient = (error: Coded, { raw }: Pick<FastifyRequest, 'raw'>): boolean =>
  error.code === 'ERR_STREAM_PREMATURE_CLOSE' ||
  (raw.destroyed && !raw.complete && (error.code === 'ECONNRESET' || error.code === 'ABORT_ERR'));

/** Two commands stood in each other's way; the loser can simply be run again. */
export const isWorthAnotherTry = (error: Coded) => error.code === '40001' || error.code === '40P01';

/** The database said no to a statement, and is there as before. */
export const isRefusedStatement = (error: Coded) => error.severity === 'ERROR';

/** Turns whatever was thrown into a reply. Only a bug is logged as an error, with everything we know. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
) {
  // Of a picture, too: what was refused now may be given the next time.
  void reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
  if (error instanceof AppError) return reply.code(200).send(refusal(error, language));

  const coded = error as Coded;
  const isBadAddress = coded.code === 'FST_ERR_BAD_URL';
  if (!isBadAddress && (bodyUnreadable.test(coded.code ?? '') || coded.statusCode === 400)) {
    return reply.code(200).send(refusal(new AppError('BODY_MALFORMED'), language));
  }
  if (coded.statusCode && coded.statusCode < 500) {
    return reply.code(coded.statusCode).send(transport(coded.statusCode, language));
  }
  if (diskFull.has(coded.code ?? '')) {
    request.log.error({ err: error }, 'the disk is full');
    return reply.code(503).send(JSON.stringify({ code: 503, msg: diskFullWords[language] }));
  }
  if (isDatabaseGone(coded) || coded.statusCode === 503) {
    request.log.warn({ err: error }, 'the database does not answer');
    return reply.code(503).header('retry-after', '2').send(transport(503, language));
  }
  if (isGoneClient(coded, request)) {
    request.log.debug({ err: error }, 'the client went away');
    return reply.code(499).send('');
  }
  request.log.error({ err: error }, 'a request failed unexpectedly');
  return reply.code(500).send(transport(500, language));
}
