import { AppError, type FieldProblems } from '@fairway/contract/app-error.ts';
import { type Endpoint, nothing, type Received } from '@fairway/contract/endpoint.ts';
import type { Language } from '@fairway/contract/errors.ts';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { fieldWords, wordsOfIssue } from './field-words.ts';
import { readLoosely } from './read-loosely.ts';

/** Checks the three parts of a request against the contract; every wrong field is named at once. */
export function readInput(
  endpoint: Endpoint,
  request: FastifyRequest,
  language: Language,
): Received<Endpoint> {
  const problems: FieldProblems = {};
  const read = (part: 'params' | 'query' | 'body', value: unknown): unknown => {
    if (endpoint[part] === nothing) return {};
    const result = readLoosely(endpoint[part], value ?? {});
    if ('data' in result) {
      if (!makeStorable(result)) problems[part] = fieldWords.badCharacter[language];
      return result.data;
    }
    for (const issue of result.issues)
      for (const place of placesOf(issue))
        problems[place.join('.') || part] ??= wordsOfIssue(issue, language);
    return undefined;
  };
  const input = {
    params: read('params', request.params),
    query: read('query', withoutEmpty(request.query)),
    body: endpoint.bodyKind === 'multipart' ? {} : read('body', request.body),
  };
  if (Object.keys(problems).length > 0) throw fieldsInvalid(problems);
  return input;
}

const mostUnknown = 20;

/** Where something is wrong: what is not known there is named itself. */
const placesOf = (issue: z.core.$ZodIssue): PropertyKey[][] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.slice(0, mostUnknown).map((key) => [...issue.path, key])
    : [issue.path];

/** Clients of the family name every filter they know; `startTime=` is one that was not given. */
function withoutEmpty(query: unknown): unknown {
  return Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''));
}

/** The refusal that names every wrong field, and the first of them in its words. */
export function fieldsInvalid(problems: FieldProblems): AppError {
  const detail = Object.entries(problems)
    .slice(0, 3)
    .map(([field, words]) => `${field.slice(0, 60)} ${words.slice(0, 120)}`)
    .join('; ');
  return new AppError('FIELDS_INVALID', { detail }, problems);
}

/**
 * PostgreSQL stores neither the character zero nor half of a character. A text with zero is refused here and not by a
 * failing statement: false. Half of one is what somebody's device left when it cut a text, and stands as a sign that
 * something is missing.
 */
function makeStorable(holder: object): boolean {
  // Without recursion: a body may be nested deeper than the stack.
  const waiting = [holder as Record<string, unknown>];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    for (const key of Object.keys(one)) {
      const inner = one[key];
      if (key.includes('\0') || (typeof inner === 'string' && inner.includes('\0'))) return false;
      if (typeof inner === 'object' && inner !== null) waiting.push(inner as Record<string, unknown>);
      else if (typeof inner === 'string' && !inner.isWellFormed()) one[key] = inner.toWellFormed();
      if (key.isWellFormed()) continue;
      one[key.toWellFormed()] = one[key];
      Reflect.deleteProperty(one, key);
    }
  }
  return true;
}
