/** Somebody as far as it matters for who may write to whom. */
export interface Writer {
  kind: 'member' | 'customer';
  /** Neither disabled nor deleted. */
  isActive: boolean;
}

/** Whether the first word may be theirs: a customer waits until somebody of the company writes. */
export const mayBegin = (from: Writer, to: Writer): boolean =>
  from.kind === 'member' && from.isActive && to.isActive;

/** Whether one may write on in a direct conversation that exists. Customers never write to each other. */
export const mayWriteTo = (from: Writer, to: Writer): boolean =>
  from.isActive && to.isActive && (from.kind === 'member' || to.kind === 'member');

/** Whether one may write in a group: a customer only as long as somebody of the company is there to read it. */
export const mayWriteAmong = (from: Writer, members: readonly Writer[]): boolean =>
  from.isActive && [from, ...members].some(({ kind, isActive }) => kind === 'member' && isActive);
