/**
 * Whether the digits of the server's version differ from the installed ones, whatever letters stand around them.
 * A version without digits asks for nothing: refusing the update quits the app, so a slip would lock everyone out.
 */
export function needsUpdate(
  installed: string | null | undefined,
  server: string | null | undefined,
): boolean {
  const ours = digitsOf(installed);
  const theirs = digitsOf(server);
  return ours !== '' && theirs !== '' && ours !== theirs;
}

// The groups stay apart: 3.4.10 and 34.1.0 are not the same version.
function digitsOf(version: string | null | undefined): string {
  return (typeof version === 'string' ? (version.match(/\d+/g) ?? []) : []).join('.');
}
