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

/** The names in `name/account,name/account`, as the wire writes people: nobody reads accounts. */
export const namesWithoutAccounts = (people: string): string => people.replaceAll(accounts, '');

const accounts = /\/[A-Za-z0-9][\w.@-]*(?=,|$)/g;
