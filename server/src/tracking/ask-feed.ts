import type { Config } from '../config.ts';
import { guardedRequest, listedHost } from '../data-interfaces/guarded-request.ts';
import { InterfaceError } from '../data-interfaces/interface-error.ts';
import { feedWords } from '../language/tracking-words.ts';
import type { FeedRow } from './feed-store.ts';
import { nextPage } from './next-page.ts';
import { eventsIn } from './read-events.ts';

const longestAnswer = 20_000;
const mostBytes = 8_000_000;

export interface AskedPage {
  sent: unknown[];
  etag: string | undefined;
  /** The page after it; undefined where it is the last one. */
  next: URL | undefined;
}

/** One page of a feed; undefined where it is the one we have, by its etag. */
export async function askFeed(
  { interfaceHosts }: Pick<Config, 'interfaceHosts'>,
  { secret, url: feedUrl }: Pick<FeedRow, 'secret' | 'url'>,
  url: URL,
  etag?: string,
): Promise<AskedPage | undefined> {
  // A link to another host would be given the token.
  if (url.origin !== new URL(feedUrl).origin) throw new InterfaceError('hostNotListed', { host: url.host });
  const { mayBePrivate } = listedHost(interfaceHosts, url);
  const giveUp = AbortSignal.timeout(longestAnswer);
  const { status, headers, text } = await guardedRequest(
    {
      ...{ url, mayBePrivate, method: 'GET', body: '', most: mostBytes },
      headers: {
        accept: 'application/json',
        ...(secret !== '' && { authorization: `Bearer ${secret}` }),
        ...(etag !== undefined && { 'if-none-match': etag }),
      },
    },
    giveUp,
  ).catch((error: unknown) => {
    if (error instanceof InterfaceError) throw error;
    throw new InterfaceError(giveUp.aborted ? 'tooSlow' : 'unreachable', {}, error);
  });
  if (status === 304) return undefined;
  if (status >= 300 && status < 400) throw new InterfaceError('redirected');
  if (status !== 200) throw new InterfaceError('badStatus', { status });
  const sent = eventsIn(jsonIn(text));
  if (!sent) throw new Error(feedWords.notEvents.zh);
  return { sent, etag: headers.etag, next: nextPage(url, headers) };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new InterfaceError('notJson');
  }
}

/** What went wrong, for whoever looks after the feed. */
export const feedProblem = (error: unknown): string =>
  (error instanceof InterfaceError
    ? error.inWords('zh')
    : error instanceof Error
      ? error.message
      : String(error)
  ).slice(0, 300);
