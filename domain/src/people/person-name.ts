/** A person's node is called `name/account`; what has no account is called by its whole name. */
export function splitFullName({ fullName, type }: { fullName: string; type: string }): {
  name: string;
  account: string;
} {
  const end = type === 'user' ? fullName.lastIndexOf('/') : -1;
  return end < 0
    ? { name: fullName, account: '' }
    : { name: fullName.slice(0, end), account: fullName.slice(end + 1) };
}
