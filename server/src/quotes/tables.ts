declare module '../database/tables.ts' {
  interface Tables extends QuoteTables {}
}

export interface QuoteTables {
  quote: {
    id: string;
    version: number;
    quoteNo: string;
    status: string;
    searchText: string;
    ownerId: string;
    customerId: string | null;
    customerNameZh: string;
    customerNameEn: string;
    addressee: string;
    contactName: string;
    language: string;
    rateId: string;
    mode: string;
    rate: string;
    sailing: string | null;
    asked: string;
    cargo: string;
    lines: string;
    excluded: string;
    totals: string;
    teu: string;
    currency: string;
    converted: string | null;
    missingRate: string | null;
    validUntil: Date;
    remark: string;
    isBelowFloor: boolean;
    sentAt: Date | null;
    sendingHash: string | null;
    viewedAt: Date | null;
    acceptedAt: Date | null;
    acceptedName: string;
    acceptedBy: string | null;
    lostAt: Date | null;
    lostReason: string | null;
    lostRemark: string;
    creatorTime: Date;
    lastModifyTime: Date;
  };
  quote_link: {
    tokenHash: Buffer;
    quoteId: string;
    creatorUserId: string | null;
    creatorTime: Date;
    expiresAt: Date;
  };
}
