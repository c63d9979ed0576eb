import { useSession } from '../../wire/session-store.ts';

/** Whether this person may ask for rates. */
export const useCanAsk = (): boolean =>
  useSession(({ permissionList }) => permissionList.some(({ modelId }) => modelId === 'rateInquiry'));
