/** What a person tells of themselves: the form, the portrait, the signatures. */
export const personalData = {} as const;
