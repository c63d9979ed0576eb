import { AppError } from '@fairway/contract/app-error.ts';
import { diskFullWords, type Language } from '@fairway/contract/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusal, transport } from './envelope.ts';

interface Coded {
  code?: string;
  statusCode?: number;
  message?: string;
  /** PostgreSQL's word for how bad it is; FATAL ends the connection, whatever the reason. */
  severity?: string;
}

const databaseGone = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', '53300', '57014', '25P03']);
const databaseGoneWords =
  /Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed)|Query read timeout/;
const diskFull = new Set(['53100', 'ENOSPC']);
const bodyUnreadable = /^FST_ERR_CTP_(INVALID_JSON_BODY|EMPTY_JSON_BODY|INVALID_CONTENT_LENGTH)$/;

/** The database cannot be asked at this moment; nothing was changed. */
export const isDatabaseGone = (error: Coded) =>
  error.severity === 'FATAL' ||
  databaseGone.has(error.code ?? '') ||
  databaseGoneWords.test(error.message ?? '');

/** Two commands stood in each other's way; the loser can simply be run again. */
export const isWorthAnotherTry = (error: Coded) => error.code === '40001' || error.code === '40P01';

/** The database said no to a statement, and is there as before. */
export const isRefusedStatement = (error: Coded) => error.severity === 'ERROR';

/** Turns whatever was thrown into a reply. Only a bug is logged as an error, with everything we know. */
export function answerTrouble(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
) {
  void reply.type('application/json; charset=utf-8');
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
  request.log.error({ err: error }, 'a request failed unexpectedly');
  return reply.code(500).send(transport(500, language));
}
