import type { ReleaseReader } from './reader.ts';
import type { StoredRelease } from './store.ts';

type Standing = Pick<StoredRelease, 'status' | 'heldFrom'>;

/** People are asked to approve it. */
export const isAsked = ({ status, heldFrom }: Standing): boolean =>
  status === 'approving' || heldFrom === 'approving';

/** What staff took on and submitted is theirs: its customer asks them; nobody withdraws what was approved. */
export const mayWithdraw = (release: Standing, { isStaff }: Pick<ReleaseReader, 'isStaff'>): boolean =>
  release.heldFrom !== 'approved' && (isStaff || !isAsked(release));
