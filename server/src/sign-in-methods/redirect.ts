import type { Config } from '../config.ts';
import type { Bytes } from '../http/context.ts';

export const redirectTo = (location: string): Bytes => ({
  contentType: 'text/plain; charset=utf-8',
  body: '',
  status: 302,
  headers: { location, 'cache-control': 'no-store' },
});

/** The page that kept its ticket and asks how far it is; its address says nothing. */
export const backToOtherLogin = ({ basePath }: Config): Bytes =>
  redirectTo(`${basePath}/pages/login/otherLogin`);
