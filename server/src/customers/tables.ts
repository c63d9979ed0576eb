import type { EntityHead } from '../entities/entity-rules.ts';

declare module '../database/tables.ts' {
  interface Tables extends CustomerTables {}
}

export interface CustomerTables {
  customer: EntityHead & {
    enCode: string;
    nameCn: string;
    nameEn: string;
    shortName: string;
    roles: string;
    kind: string;
    level: string;
    creditCode: string;
    salesId: string | null;
    serviceId: string | null;
    status: string;
    portalEnabled: boolean;
    contacts: string;
    invoiceTitles: string;
    creditTerms: string;
    remark: string;
  };
  customer_user: { userId: string; customerId: string };
}
