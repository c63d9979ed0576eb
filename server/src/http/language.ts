import type { Language } from '@fairway/contract/errors.ts';
import type { FastifyRequest } from 'fastify';

/** Chinese unless the person's first choice is English. */
export function languageOf(request: FastifyRequest): Language {
  return /^\s*en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'zh';
}
