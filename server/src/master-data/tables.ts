import type { EntityHead } from '../entities/entity-rules.ts';

declare module '../database/tables.ts' {
  interface Tables extends MasterDataTables {}
}

interface Named {
  nameCn: string;
  nameEn: string;
  remark: string;
}

export interface MasterDataTables {
  trade_line: EntityHead &
    Named & {
      enCode: string;
      parentId: string | null;
      sortCode: number;
      currency: string;
      ownerId: string | null;
    };
  port: EntityHead &
    Named & {
      unlocode: string;
      iata: string;
      country: string;
      kind: string;
      lat: number | null;
      lon: number | null;
      timeZone: string;
      lineId: string | null;
      isBasePort: boolean;
      basePortId: string | null;
      aliases: string;
    };
  port_alias: { alias: string; portId: string; source: string };
  terminal: EntityHead &
    Named & {
      portId: string;
      smdgCode: string;
      lat: number | null;
      lon: number | null;
      openCloseRule: string;
    };
  carrier: EntityHead &
    Named & {
      scac: string;
      smdg: string;
      iataPrefix: string;
      kind: string;
      alliance: string;
      altScac: string;
      blPrefix: string;
      trackUrl: string;
    };
  vessel: EntityHead &
    Named & {
      imo: string;
      mmsi: string;
      carrierId: string | null;
      teu: number | null;
      flag: string;
    };
  voyage: EntityHead & {
    vesselId: string;
    carrierId: string | null;
    carrierVoyage: string;
    universalVoyage: string;
    serviceCode: string;
    direction: string;
    remark: string;
  };
  sailing: EntityHead & {
    voyageId: string;
    polId: string;
    podId: string;
    tsPortIds: string;
    etd: Date;
    atd: Date | null;
    eta: Date;
    ata: Date | null;
    cutSi: Date | null;
    cutVgm: Date | null;
    cutPort: Date | null;
    cutCustoms: Date | null;
    cutManifest: Date | null;
    gateOpen: Date | null;
    transitDays: number;
    status: string;
    remark: string;
  };
  container_type: EntityHead &
    Named & {
      enCode: string;
      isoCode: string;
      teu: string;
      tareKg: number;
      maxGrossKg: number;
      cbm: string;
      sortCode: number;
    };
  charge_code: EntityHead &
    Named & {
      enCode: string;
      group: string;
      defaultCurrency: string;
      defaultUnit: string;
      vatRate: string;
      vatKind: string;
      taxItemCode: string;
      isConfidential: boolean;
      noInvoice: boolean;
      onBehalf: boolean;
    };
  exchange_rate: EntityHead & {
    fromCurrency: string;
    toCurrency: string;
    rate: string;
    kind: string;
    validFrom: string;
    validTo: string | null;
    source: string;
    isLocked: boolean;
    remark: string;
  };
}
