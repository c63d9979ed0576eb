import { importActs } from '../entities/import-acts.ts';
import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const masterDataActsTitle: ActsTitle = 'mdTitle';

export const masterDataActs: AuditActs = {
  addTradeLine: 'actAddTradeLine',
  changeTradeLine: 'actChangeTradeLine',
  deleteTradeLine: 'actDeleteTradeLine',
  addPort: 'actAddPort',
  changePort: 'actChangePort',
  deletePort: 'actDeletePort',
  addTerminal: 'actAddTerminal',
  changeTerminal: 'actChangeTerminal',
  deleteTerminal: 'actDeleteTerminal',
  addCarrier: 'actAddCarrier',
  changeCarrier: 'actChangeCarrier',
  deleteCarrier: 'actDeleteCarrier',
  addVessel: 'actAddVessel',
  changeVessel: 'actChangeVessel',
  deleteVessel: 'actDeleteVessel',
  addVoyage: 'actAddVoyage',
  changeVoyage: 'actChangeVoyage',
  deleteVoyage: 'actDeleteVoyage',
  addSailing: 'actAddSailing',
  changeSailing: 'actChangeSailing',
  deleteSailing: 'actDeleteSailing',
  addChargeCode: 'actAddChargeCode',
  changeChargeCode: 'actChangeChargeCode',
  deleteChargeCode: 'actDeleteChargeCode',
  addContainerType: 'actAddContainerType',
  changeContainerType: 'actChangeContainerType',
  deleteContainerType: 'actDeleteContainerType',
  addExchangeRate: 'actAddExchangeRate',
  changeExchangeRate: 'actChangeExchangeRate',
  deleteExchangeRate: 'actDeleteExchangeRate',
  ...importActs('Port', 'Terminal', 'TradeLine', 'Carrier', 'Vessel', 'Voyage', 'Sailing'),
  ...importActs('ContainerType', 'ChargeCode', 'ExchangeRate'),
};
