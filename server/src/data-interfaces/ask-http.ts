import type { DeclaredParameter, InterfaceSource } from '@fairway/contract/data-interfaces.ts';
import type { ParameterValues } from '@fairway/domain/data-interfaces/parameter-values.ts';
import type { Config, InterfaceHost } from '../config.ts';
import { checkedHeaders, filledAddress, filledBody, wireValues } from './fill-request.ts';
import { guardedRequest, listedHost } from './guarded-request.ts';
import { InterfaceError } from './interface-error.ts';
import { mostBytes } from './plain-rows.ts';
import type { Resolve } from './reachable-addresses.ts';

type HttpSource = Extract<InterfaceSource, { kind: 'http' }>;

const longestAnswer = 5_000;
/** More at once would let one slow system hold the whole server. */
const mostAtOnce = 20;
let atOnce = 0;

interface Question {
  method: HttpSource['method'];
  url: URL;
  headers: Record<string, string>;
  body: string;
  host: InterfaceHost;
}

/** Asks another system; the answer is what stands at `rowsAt`, whatever it is. */
export async function askHttp(
  { interfaceHosts }: Pick<Config, 'interfaceHosts'>,
  source: HttpSource,
  declared: readonly DeclaredParameter[],
  values: ParameterValues,
  resolve?: Resolve,
): Promise<unknown> {
  const question = questionOf(interfaceHosts, source, declared, values);
  if (atOnce >= mostAtOnce) throw new InterfaceError('tooBusy');
  atOnce += 1;
  const giveUp = AbortSignal.timeout(longestAnswer);
  try {
    const text = await Promise.race([exchange(question, giveUp, resolve), whenAborted(giveUp)]);
    return partAt(jsonIn(text), source.rowsAt);
  } catch (error) {
    if (error instanceof InterfaceError) throw error;
    throw new InterfaceError(giveUp.aborted ? 'tooSlow' : 'unreachable', {}, error);
  } finally {
    atOnce -= 1;
  }
}

/** What would be sent; refuses what may not be. */
export function questionOf(
  hosts: readonly InterfaceHost[],
  { method, url: template, headers, body }: HttpSource,
  declared: readonly DeclaredParameter[],
  values: ParameterValues,
): Question {
  const known = wireValues(declared, values);
  const url = filledAddress(template, known);
  const host = listedHost(hosts, url);
  const isPost = method === 'POST';
  return {
    method,
    url,
    host,
    headers: {
      accept: 'application/json',
      ...(isPost ? { 'content-type': 'application/json' } : {}),
      ...checkedHeaders(headers),
    },
    body: isPost && body.trim() !== '' ? filledBody(body, known) : '',
  };
}

async function exchange(question: Question, signal: AbortSignal, resolve?: Resolve): Promise<string> {
  const { url, host, method, headers, body } = question;
  const { status, text } = await guardedRequest(
    { url, mayBePrivate: host.mayBePrivate, method, headers, body, most: mostBytes },
    signal,
    resolve,
  );
  if (status >= 300 && status < 400) throw new InterfaceError('redirected');
  if (status < 200 || status >= 300) throw new InterfaceError('badStatus', { status });
  return text;
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new InterfaceError('notJson');
  }
}

/** `data.list` of an answer. */
function partAt(answer: unknown, path: string): unknown {
  let part = answer;
  for (const step of path
    .split('.')
    .map((word) => word.trim())
    .filter((word) => word !== '')) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, step))
      throw new InterfaceError('notRows');
    part = (part as Record<string, unknown>)[step];
  }
  return part;
}
