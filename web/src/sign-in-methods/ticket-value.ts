/** One of the accounts an identity is tied to. */
export interface TiedAccount {
  userId: string;
  account: string;
  accountName: string;
}

/** The name of an identity that is tied to nobody yet. */
export function readIdentity(value: string): string {
  const identity = parse(value) as { socialName?: unknown } | undefined;
  return typeof identity?.socialName === 'string' ? identity.socialName : '';
}

export function readAccounts(value: string): TiedAccount[] {
  const accounts = parse(value);
  return Array.isArray(accounts) ? (accounts as TiedAccount[]) : [];
}

/** The family puts JSON as text into the value of a ticket. */
function parse(value: string): unknown {
  try {
    return JSON.parse(value) ?? undefined;
  } catch {
    return undefined;
  }
}
