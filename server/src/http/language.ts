import type { IncomingMessage } from 'node:http';
import type { Language } from '@fairway/contract/errors.ts';

/** Chinese unless the person's first choice is English. */
export function languageOf(request: Pick<IncomingMessage, 'headers'>): Language {
  return /^\s*en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'zh';
}
