import people from './people.json' with { type: 'json' };

interface Person {
  account: string;
  realName: string;
  gender: string;
  /** Where they work and as what, the main position first; people from outside have none. */
  positions: readonly string[];
  /** Only for people whose positions do not say it. */
  roles?: readonly string[];
  kind?: string;
  isAdministrator?: boolean;
  isDisabled?: boolean;
}

/**
 * Everybody with an account; the named ones of accounts.ts are among them. To finance04 more is open at headquarters
 * than in Hong Kong, and to hr01 nothing as the assistant, so that she cannot switch there.
 */
export const demoPeople: readonly Person[] = people;
