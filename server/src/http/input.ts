import { AppError, type FieldProblems } from '@fairway/contract/app-error.ts';
import { type Endpoint, nothing, type Received } from '@fairway/contract/endpoint.ts';
import type { Language } from '@fairway/contract/errors.ts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { fieldWords, wordsOfIssue } from './field-words.ts';

/** Checks the three parts of a request against the contract; every wrong field is named at once. */
export function readInput(
  endpoint: Endpoint,
  request: FastifyRequest,
  language: Language,
): Received<Endpoint> {
  const problems: FieldProblems = {};
  const read = (part: 'params' | 'query' | 'body', value: unknown): unknown => {
    if (endpoint[part] === nothing) return {};
    const result = z.safeParse(endpoint[part], value ?? {}, { reportInput: true });
    if (result.success) {
      if (hasZeroCharacter(result.data)) problems[part] = fieldWords.badCharacter[language];
      return result.data;
    }
    for (const issue of result.error.issues)
      problems[issue.path.join('.') || part] ??= wordsOfIssue(issue, language);
    return undefined;
  };
  const input = {
    params: read('params', request.params),
    query: read('query', request.query),
    body: endpoint.bodyKind === 'multipart' ? {} : read('body', request.body),
  };
  if (Object.keys(problems).length > 0) throw fieldsInvalid(problems);
  return input;
}

/** The refusal that names every wrong field, and the first of them in its words. */
export function fieldsInvalid(problems: FieldProblems): AppError {
  const detail = Object.entries(problems)
    .slice(0, 3)
    .map(([field, words]) => `${field.slice(0, 60)} ${words.slice(0, 120)}`)
    .join('; ');
  return new AppError('FIELDS_INVALID', { detail }, problems);
}

/** PostgreSQL cannot store the character zero; a text with it is refused here and not by a failing statement. */
function hasZeroCharacter(value: unknown): boolean {
  // Without recursion: a body may be nested deeper than the stack.
  const waiting = [value];
  while (waiting.length > 0) {
    const one = waiting.pop();
    if (typeof one === 'string' && one.includes('\0')) return true;
    if (typeof one !== 'object' || one === null) continue;
    for (const key of Object.keys(one)) {
      if (key.includes('\0')) return true;
      waiting.push((one as Record<string, unknown>)[key]);
    }
  }
  return false;
}
