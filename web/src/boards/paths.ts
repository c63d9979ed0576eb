import type { boardShipmentsPath, enterpriseBoardPath, personalBoardPath } from '@fairway/contract/boards.ts';
import type { targetsPath } from '@fairway/contract/targets.ts';

// Written out: the frame must not load the contract.
export const enterpriseScreen =
  '/pages/shipment/report/groupsalesanalysis' satisfies typeof enterpriseBoardPath;
export const personalScreen = '/pages/shipment/report/myshipment' satisfies typeof personalBoardPath;
export const boardShipmentsScreen = '/pages/shipment/report/shipments' satisfies typeof boardShipmentsPath;
export const targetsScreen = '/pages/shipment/report/targets' satisfies typeof targetsPath;
