import type { IncomingMessage } from 'node:http';
import { socketPath } from '@fairway/contract/live.ts';

/** What opens a socket: the family's clients put their token into the address, ours a ticket. */
export type Key = { token: string } | { ticket: string };

/** The key in an address; undefined when no socket is there. */
export function keyIn(url: string | undefined, basePath: string): Key | undefined {
  const [path = '', query = ''] = (url ?? '').split('?', 2);
  if (!path.startsWith(basePath + socketPath)) return undefined;
  const rest = path.slice(basePath.length + socketPath.length);
  if (rest === '' || rest === '/') return { ticket: new URLSearchParams(query).get('ticket') ?? '' };
  return rest.startsWith('/') ? { token: decoded(rest.slice(1)) } : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Some clients offer HTTP/2 with every call: those go on as the calls they are. */
export const wantsSocket =
  (basePath: string) =>
  ({ headers, url }: Pick<IncomingMessage, 'headers' | 'url'>): boolean =>
    headers.upgrade?.toLowerCase() === 'websocket' && keyIn(url, basePath) !== undefined;
