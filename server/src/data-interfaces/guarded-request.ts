import type { IncomingHttpHeaders, IncomingMessage, RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { InterfaceHost } from '../config.ts';
import { request as plainRequest } from '../http/node-http.ts';
import { InterfaceError } from './interface-error.ts';
import { type Address, type Resolve, reachableAddresses } from './reachable-addresses.ts';

/** The entry of the list of hosts that may be asked; refuses an address that is not on it. */
export function listedHost(hosts: readonly InterfaceHost[], url: URL): InterfaceHost {
  const port = url.port === '' ? undefined : Number(url.port);
  const usual = url.protocol === 'https:' ? 443 : 80;
  const host = hosts.find((one) => one.host === url.hostname && (one.port ?? usual) === (port ?? usual));
  if (!host) throw new InterfaceError('hostNotListed', { host: url.host });
  return host;
}

export interface GuardedQuestion {
  url: URL;
  mayBePrivate: boolean;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body: string;
  /** Bytes of the answer. */
  most: number;
  /** What a refusal says is wanted as well. */
  readsRefusals?: boolean;
}

export interface GuardedAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Empty where it is no success, unless refusals are read. */
  text: string;
}

/** Asks a host that is listed, never one of our own network unless that is listed too; follows no redirection. */
export async function guardedRequest(
  { url, mayBePrivate, method, headers, body, most, readsRefusals = false }: GuardedQuestion,
  signal: AbortSignal,
  resolve?: Resolve,
): Promise<GuardedAnswer> {
  const addresses = await reachableAddresses(url.hostname, mayBePrivate, resolve);
  signal.throwIfAborted();
  const response = await send(
    url,
    { method, headers, signal, agent: false, lookup: pinnedTo(addresses) },
    body,
  );
  const status = response.statusCode ?? 0;
  try {
    const isRead = (status >= 200 && status < 300) || (readsRefusals && status >= 400);
    return { status, headers: response.headers, text: isRead ? await read(response, most) : '' };
  } finally {
    response.destroy();
  }
}

/** The name is not asked for again: between two answers it could have moved into our own network. */
function pinnedTo(addresses: readonly Address[]): LookupFunction {
  return (_host, options, answer) => {
    const [first] = addresses as [Address];
    if (options.all) answer(null, [...addresses]);
    else answer(null, first.address, first.family);
  };
}

function send(url: URL, options: RequestOptions, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? secureRequest : plainRequest)(url, options, resolve);
    request.on('error', reject);
    request.end(body);
  });
}

async function read(response: IncomingMessage, most: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw new InterfaceError('tooMuch');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
