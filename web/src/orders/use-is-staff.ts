import { useSession } from '../wire/session-store.ts';

/** Somebody of the company, not of a customer. */
export const useIsStaff = (): boolean => useSession(({ userInfo }) => userInfo?.userKind !== 'customer');
