import { loginQrKind } from '@fairway/contract/sign-in-methods.ts';
import { encodeConfig } from '../wire/navigation/config-query.ts';

/** What a scanned text asks for: a screen of ours, a sign-in elsewhere, or to be read. */
export type Scanned =
  | { kind: 'screen'; path: string }
  | { kind: 'login'; scanCode: string }
  | { kind: 'text' };

type Scan = Record<string, unknown> & { t: string };

/** The kinds of QR code the product makes, and the screen each opens. */
const screens: Record<string, (scan: Scan) => string | undefined> = {
  ADP: (scan) => withId(scan, () => configured('/pages/apply/dynamicModel/index', { ...scan, isPreview: 1 })),
  DFD: (scan) => withId(scan, () => configured('/pages/apply/dynamicModel/scanForm', scan)),
  WFP: (scan) => withId(scan, () => configured('/pages/workFlow/scanForm/index', scan)),
  portal: (scan) => withId(scan, (id) => `/pages/visualPortal/scanProtal?${new URLSearchParams({ id })}`),
  report: (scan) =>
    withId(scan, (id) => {
      const url = `/Report/preview.html?${new URLSearchParams({ id, page: '1', from: 'menu' })}`;
      return `/pages/apply/externalLink/index?${new URLSearchParams({ url, fullName: textOf(scan.fullName) })}`;
    }),
};

export function readScanned(text: string): Scanned {
  const scan = parse(text);
  if (!scan) return { kind: 'text' };
  const scanCode = textOf(scan.id);
  if (scan.t === loginQrKind && scanCode) return { kind: 'login', scanCode };
  const path = Object.hasOwn(screens, scan.t) ? screens[scan.t]?.(scan) : undefined;
  return path ? { kind: 'screen', path } : { kind: 'text' };
}

/** What a desktop that waits for a phone shows. */
export const loginQrText = (scanCode: string) => JSON.stringify({ t: loginQrKind, id: scanCode });

function parse(text: string): Scan | undefined {
  try {
    const scan: unknown = JSON.parse(text);
    return typeof scan === 'object' && scan !== null && 't' in scan && typeof scan.t === 'string'
      ? (scan as Scan)
      : undefined;
  } catch {
    return undefined;
  }
}

function withId(scan: Scan, path: (id: string) => string): string | undefined {
  const id = textOf(scan.id);
  return id ? path(id) : undefined;
}

const configured = (path: string, config: object) =>
  `${path}?${new URLSearchParams({ config: encodeConfig(config) })}`;

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
