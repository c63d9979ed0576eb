import type { AppError } from '@fairway/contract/app-error.ts';
import type { Endpoint } from '@fairway/contract/endpoint.ts';
import { type Envelope, type SuccessName, successCode, successes } from '@fairway/contract/envelope.ts';
import type { Language, TransportStatus } from '@fairway/contract/errors.ts';
import { refusals, transportWords, wordsOf } from '@fairway/contract/errors.ts';

import * as z from 'zod/mini';
import type { Bytes } from './context.ts';

/** The code of a refusal that brings none of its own. */
const refusedByRule = 400;

/** Answers that are computed once and given to many requests keep their bytes beside them. */
const written = new WeakMap<object, Buffer | undefined>();

/** Marks an answer as unchanging, so that filtering and writing it happens once. */
export function unchanging<T extends object>(answer: T): T {
  written.set(answer, undefined);
  return answer;
}

/** A success, written: the answer goes through the response schema, so a stray column never leaves. */
export function success(
  endpoint: Endpoint,
  answer: unknown,
  language: Language,
  said: SuccessName = endpoint.success,
): string | Buffer {
  const isObject = typeof answer === 'object' && answer !== null;
  const kept = isObject ? written.get(answer) : undefined;
  if (kept) return kept;
  const body: Envelope = {
    code: successCode,
    msg: successes[said][language],
    data: z.parse(endpoint.response, answer ?? null),
  };
  const text = JSON.stringify(body);
  if (!isObject || !written.has(answer)) return text;
  const bytes = Buffer.from(text);
  written.set(answer, bytes);
  return bytes;
}

/** A success a handler writes itself, because its `msg` or its headers say more than those of the endpoint. */
export function ownSuccess(
  { msg, data = null }: { msg: string; data?: unknown },
  headers: Record<string, string> = {},
): Bytes {
  return {
    contentType: 'application/json; charset=utf-8',
    body: JSON.stringify({ code: successCode, msg, data } satisfies Envelope),
    headers: { 'cache-control': 'no-store', ...headers },
  };
}

/** The code in the body of a refusal. */
export const codeOf = ({ refusal: name, code }: AppError): number =>
  name ? refusals[name].code : (code ?? refusedByRule);

/** The text of a refusal, in the language of the person. */
export function refusal(error: AppError, language: Language): string {
  const name = error.refusal;
  const body: Envelope = {
    code: codeOf(error),
    msg: name ? wordsOf(name, language, error.places) : error.message,
  };
  if (error.fields) body.data = { fields: error.fields };
  return JSON.stringify(body);
}

/** The text for transport trouble: the same envelope, and the HTTP status as its code. */
export function transport(status: number, language: Language): string {
  const known = (status in transportWords ? status : status < 500 ? 400 : 500) as TransportStatus;
  return JSON.stringify({ code: status, msg: transportWords[known][language] } satisfies Envelope);
}
