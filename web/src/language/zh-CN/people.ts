/** Contacts, cards of colleagues, and the selectors of people and organisations. */
export const people = {} as const;
