/** What two people's conversation is found by, whoever of them asks; ids are letters, so they compare the same everywhere. */
export const directKeyOf = (one: string, other: string): string =>
  one < other ? `${one}:${other}` : `${other}:${one}`;
