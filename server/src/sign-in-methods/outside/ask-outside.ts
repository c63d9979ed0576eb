import type { OutsideOutcome } from '@fairway/contract/sign-in-settings.ts';
import type { Config } from '../../config.ts';
import { guardedRequest } from '../../data-interfaces/guarded-request.ts';
import { InterfaceError } from '../../data-interfaces/interface-error.ts';
import { OutsideProblem } from './outside-problem.ts';

const longestAnswer = 10_000;
const mostBytes = 256 * 1024;

export interface OutsideQuestion {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

export interface OutsideAnswer {
  status: number;
  text: string;
}

/** Asks another system by the rules below; every way in from outside has one of its own. */
export type Ask = (question: OutsideQuestion) => Promise<OutsideAnswer>;

type Allowed = Pick<Config, 'signInHosts'>;

/**
 * Who may be asked: what the environment names, letter by letter; a host the operator lists; and of the addresses that
 * administrators type only those that are encrypted and lead to the public internet.
 */
export function isTrusted({ signInHosts }: Allowed, fromEnvironment: ReadonlySet<string>, url: URL): boolean {
  const port = url.port === '' ? undefined : Number(url.port);
  const usual = url.protocol === 'https:' ? 443 : 80;
  const isListed = signInHosts.some(
    (one) => one.host === url.hostname && (one.port ?? usual) === (port ?? usual),
  );
  // A code or a token may be added to an address, but it stays the same place.
  return isListed || fromEnvironment.has(url.origin + url.pathname);
}

export const asker =
  (config: Allowed, fromEnvironment: ReadonlySet<string>): Ask =>
  async ({ url: address, method = 'GET', headers = {}, body = '' }) => {
    if (!URL.canParse(address)) throw new OutsideProblem('addressUnknown');
    const url = new URL(address);
    const mayBePrivate = isTrusted(config, fromEnvironment, url);
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && mayBePrivate))
      throw new OutsideProblem('notEncrypted');
    const signal = AbortSignal.timeout(longestAnswer);
    const question = { url, mayBePrivate, method, headers, body, most: mostBytes, readsRefusals: true };
    try {
      return await Promise.race([guardedRequest(question, signal), givenUp(signal)]);
    } catch (error) {
      throw new OutsideProblem(signal.aborted ? 'tooSlow' : outcomeOf(error), null, error);
    }
  };

/** Looking up a name cannot be broken off. */
const givenUp = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

const ofInterface: Partial<Record<string, OutsideOutcome>> = {
  hostUnknown: 'addressUnknown',
  hostPrivate: 'addressPrivate',
  tooMuch: 'tooMuch',
};

function outcomeOf(error: unknown): OutsideOutcome {
  if (error instanceof InterfaceError) return ofInterface[error.problem] ?? 'notReached';
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return /CERT|SSL|TLS|SIGNED|ERR_OSSL|EPROTO/.test(code) || /certificate/i.test(message)
    ? 'certificate'
    : 'notReached';
}

/** The fields of an answer; refuses one that leads elsewhere or has none. */
export function fieldsIn({ status, text }: OutsideAnswer): Record<string, unknown> {
  if (status >= 300 && status < 400) throw new OutsideProblem('redirected', status);
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed))
      return parsed as Record<string, unknown>;
  } catch {
    // Said below: what it is instead is nobody's business here.
  }
  throw new OutsideProblem(status >= 200 && status < 300 ? 'notJson' : 'badStatus', status);
}

/** The same of an answer that must be a success. */
export function successIn(answer: OutsideAnswer): Record<string, unknown> {
  const fields = fieldsIn(answer);
  if (answer.status >= 400) throw new OutsideProblem('badStatus', answer.status);
  return fields;
}

/** Some providers number their people. PostgreSQL cannot store the character zero. */
export const plainText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).replaceAll('\0', '').trim() : '';
