/** Somebody from outside, a customer: by the row, never by what a client says. */
export const isExternal = ({ kind }: { kind: 'member' | 'customer' }): boolean => kind === 'customer';
