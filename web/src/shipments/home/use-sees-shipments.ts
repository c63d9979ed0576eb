import { useSession } from '../../wire/session-store.ts';

/** Cards ask for nothing where the person may not see shipments. */
export const useSeesShipments = (): boolean =>
  useSession(({ permissionList }) => permissionList.some(({ modelId }) => modelId === 'cargoShipment'));
