import { AppError, type FieldProblems } from '@fairway/contract/app-error.ts';
import { type Envelope, successCode } from '@fairway/contract/envelope.ts';
import { currentLanguage, t } from '../language/words.ts';
import { joinBase } from './base-path.ts';
import { newCommandId } from './command-id.ts';
import { NetworkError, StoppedError } from './failures.ts';
import { passRequest, passResponse } from './interceptors.ts';
import { noteAnswer, noteSilence } from './reachability.ts';
import { sessionToken } from './session-store.ts';
import { showMaskWhenSlow } from './slow-requests.ts';

/** A network call, a socket, an upload and a download each wait this long. */
export const requestTimeout = 60_000;

export interface RequestOptions {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  query?: Record<string, unknown> | undefined;
  /** An object travels as JSON, URLSearchParams as a form. */
  data?: unknown;
  headers?: Record<string, string>;
  /** The body as it came: no look at its code. */
  raw?: boolean;
  /** It changes something: it carries an id, so that a repeated call acts once, and may show the mask. */
  command?: boolean;
  commandId?: string | undefined;
  mask?: boolean | undefined;
  /** Instead of the stored session's. */
  token?: string | undefined;
  timeout?: number;
  signal?: AbortSignal | undefined;
}

/** The data of a successful reply. Rejects with AppError (refused), NetworkError (no answer) or StoppedError. */
export async function request<T = unknown>(options: RequestOptions): Promise<T> {
  const { status, body, asked } = await send(options, jsonOf);
  if (!(await passResponse({ status, body, asked }))) throw new StoppedError('response');
  if (status !== 200) throw refusal(status, body);
  if (asked.raw) return body as T;
  return openEnvelope<T>(status, body);
}

/** The bytes of a picture or a file; a refusal comes as an envelope here too. */
export async function requestBytes(options: RequestOptions): Promise<Blob> {
  const { status, body } = await send(options, (response, heardMore) => {
    const isEnvelope = response.headers.get('content-type')?.includes('json') ?? false;
    return response.status === 200 && !isEnvelope ? bytesOf(response, heardMore) : jsonOf(response);
  });
  if (body instanceof Blob) return body;
  throw refusal(status, body);
}

interface Answered<T> {
  status: number;
  body: T;
  asked: RequestOptions;
}

/** Sends and reads to the end: an answer that begins and never ends is none. */
async function send<T>(
  options: RequestOptions,
  read: (response: Response, heardMore: () => void) => Promise<T>,
): Promise<Answered<T>> {
  const asked = await passRequest(options);
  if (!asked) throw new StoppedError('request');
  const { method = 'POST', command = false, mask = command, timeout = requestTimeout, signal } = asked;
  const url = withQuery(joinBase(asked.url), asked.query);
  const { stop, isLate, waitAgain, settle } = stopWhenLate(timeout, signal);
  const hideMask = mask ? showMaskWhenSlow() : undefined;
  try {
    const response = await fetch(url, {
      method,
      headers: requestHeaders(url, asked),
      body: method === 'GET' ? null : bodyOf(asked.data),
      signal: stop,
    });
    const body = await read(response, waitAgain);
    noteAnswer();
    return { status: response.status, body, asked };
  } catch (error) {
    if (signal?.aborted) throw error;
    noteSilence();
    throw new NetworkError(isLate() ? 'timeout' : 'unreachable', { cause: error });
  } finally {
    settle();
    hideMask?.();
  }
}

/** By hand: AbortSignal.any is younger than many a phone in a warehouse. */
function stopWhenLate(timeout: number, signal: AbortSignal | undefined) {
  const controller = new AbortController();
  let late = false;
  const wait = () =>
    setTimeout(() => {
      late = true;
      controller.abort();
    }, timeout);
  let timer = wait();
  const waitAgain = () => {
    clearTimeout(timer);
    timer = wait();
  };
  const follow = () => controller.abort();
  if (signal?.aborted) follow();
  signal?.addEventListener('abort', follow);
  const settle = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', follow);
  };
  return { stop: controller.signal, isLate: () => late, waitAgain, settle };
}

/** What every call carries, an upload's too. */
export function requestHeaders(url: URL, asked: Omit<RequestOptions, 'url'>): Record<string, string> {
  const token = asked.token ?? sessionToken();
  const ownOrigin = url.origin === new URL(document.baseURI).origin;
  return {
    ...(asked.data instanceof FormData ? {} : { 'Content-Type': contentType(asked.data) }),
    'Accept-Language': currentLanguage(),
    'jnpf-origin': 'app',
    // An absolute URL is used as given, but somebody else's server must not see the token.
    ...(token && ownOrigin ? { Authorization: token } : {}),
    ...(asked.command ? { 'Command-Id': asked.commandId ?? newCommandId() } : {}),
    ...asked.headers,
  };
}

/** Takes the envelope off, or throws the refusal inside. */
export function openEnvelope<T>(status: number, body: unknown): T {
  const envelope = body as Partial<Envelope<T>> | undefined;
  if (status !== 200 || envelope?.code !== successCode) throw refusal(status, body);
  return envelope.data as T;
}

function refusal(status: number, body: unknown): AppError {
  const { code, msg, data } = (body ?? {}) as Partial<Envelope<{ fields?: FieldProblems } | null>>;
  const words = msg || t('requestFailed');
  return new AppError({ code: typeof code === 'number' ? code : status, words }, {}, data?.fields);
}

const contentType = (data: unknown) =>
  data instanceof URLSearchParams
    ? 'application/x-www-form-urlencoded;charset=UTF-8'
    : 'application/json;charset=UTF-8';

function bodyOf(data: unknown): BodyInit {
  if (data instanceof URLSearchParams || data instanceof FormData) return data;
  return JSON.stringify(data ?? {});
}

function withQuery(url: URL, query: Record<string, unknown> = {}): URL {
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') url.searchParams.set(name, String(value));
  }
  return url;
}

/** A proxy's error page is no JSON: then there are no words of the server's to show. */
async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A large file may take longer than a call, as long as more of it keeps coming. */
async function bytesOf(response: Response, heardMore: () => void): Promise<Blob> {
  const type = response.headers.get('content-type') ?? '';
  const reader = response.body?.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
    heardMore();
    pieces.push(piece.value);
  }
  return new Blob(pieces, { type });
}
