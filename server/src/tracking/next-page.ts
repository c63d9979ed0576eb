import type { IncomingHttpHeaders } from 'node:http';

const longestLink = 4_000;

/**
 * Where an answer goes on: by a `Link` with `rel=next`, by the cursor of `Next-Page-Cursor`, or by `Next-Page` of DCSA
 * Track & Trace 2.2, which holds a link or a cursor. Undefined on the last page.
 */
export function nextPage(asked: URL, headers: IncomingHttpHeaders): URL | undefined {
  const header = (name: string): string => {
    const value = headers[name];
    return (Array.isArray(value) ? value.join(',') : (value ?? '')).trim();
  };
  const link = linkedNext(header('link'));
  const page = header('next-page');
  const isLink = /^(https?:\/\/|[/?])/i.test(page);
  const target = link ?? (isLink ? page : undefined);
  const cursor = header('next-page-cursor') || (isLink ? '' : page);
  const next = target === undefined ? withCursor(asked, cursor) : linkFrom(asked, target);
  return next === undefined || next.href === asked.href || next.href.length > longestLink ? undefined : next;
}

/** The target of the link named next; several stand in one header, with commas between them. */
function linkedNext(header: string): string | undefined {
  for (const [, target, parameters = ''] of header.matchAll(/<([^<>]*)>([^<]*)/g))
    if (/;\s*rel\s*=\s*("[^"]*\bnext\b[^"]*"|next\b)/i.test(parameters)) return target;
  return undefined;
}

function withCursor(asked: URL, cursor: string): URL | undefined {
  if (cursor === '') return undefined;
  const next = new URL(asked);
  next.searchParams.set('cursor', cursor);
  return next;
}

function linkFrom(asked: URL, target: string): URL | undefined {
  return URL.canParse(target, asked.href) ? new URL(target, asked) : undefined;
}
