/** How what a message asked for came to an end for whoever it asked. */
export type SettledAs =
  | 'approved'
  | 'rejected'
  | 'returned'
  /** A request that was with its initiator went on its way. */
  | 'submitted'
  /** Somebody else has it now: given by who had it, by an administrator, by a time limit, or because somebody left. */
  | 'moved'
  | 'assigned'
  | 'overdueMoved'
  | 'handedOver'
  /** Decided by a time limit, or by another rule of the flow. */
  | 'overdueApproved'
  | 'overdueRejected'
  | 'autoApproved'
  | 'autoRejected'
  /** Whoever had it asked others to sign first, or for advice. */
  | 'askedOthers'
  /** Somebody took it out of the pool. */
  | 'claimed'
  /** They were added to sign too, and taken away again. */
  | 'removed'
  | 'withdrawn'
  /** Whoever decided before took that back. */
  | 'recalled'
  | 'jumped'
  | 'terminated'
  | 'deleted'
  | 'passwordChanged'
  /** What a message told of a delegation is not so any more; the last one by the clock. */
  | 'delegationChanged'
  | 'delegationEnded'
  | 'delegationOver'
  /** Nobody needs it any more, without anybody having done anything about it. */
  | 'moot';

export interface Settled {
  as: SettledAs;
  /** Who did it; null where nobody did. */
  by: string | null;
  /** Who has it now. */
  to: string | null;
}
