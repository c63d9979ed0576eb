/** The folder the app is served from, without a slash at its end: '' or '/fairway'. */
export function basePath(): string {
  return new URL('.', document.baseURI).pathname.replace(/\/$/, '');
}

/** A relative path joined to the base; an absolute URL as it is. */
export function joinBase(url: string): URL {
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return new URL(url);
  return new URL(url.replace(/^\/+/, ''), new URL('.', document.baseURI));
}
