export const loginPath = '/pages/login/index';

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** The login screen that leads back to this place afterwards. */
export function loginPathFrom({ pathname, search, hash }: Place): string {
  return `${loginPath}?${new URLSearchParams({ redirect: pathname + search + hash })}`;
}

/** Where to go after signing in: a path of our own, never what a crafted link asks for. */
export function returnPath(redirect: string | null, home: string): string {
  if (!redirect?.startsWith('/')) return home;
  const here = new URL(location.origin);
  let wanted: URL;
  try {
    wanted = new URL(redirect, here);
  } catch {
    return home;
  }
  const path = wanted.pathname + wanted.search + wanted.hash;
  const leadsAway = wanted.origin !== here.origin || path.startsWith('//');
  const isNoPlace = wanted.pathname === '/' || wanted.pathname.startsWith('/pages/login/');
  return leadsAway || isNoPlace ? home : path;
}
