declare module '../database/tables.ts' {
  interface Tables extends ShipmentTables {}
}

export interface ShipmentTables {
  shipment: {
    id: string;
    version: number;
    shipmentNo: string;
    orderId: string | null;
    customerId: string;
    companyId: string | null;
    business: string;
    mode: string;
    isConsolidation: boolean;
    billMode: string;
    mblNo: string;
    hblNo: string;
    soNo: string;
    customerRef: string;
    poNo: string;
    carrierId: string | null;
    bookingAgentId: string | null;
    agentId: string | null;
    sailingId: string | null;
    vesselName: string;
    vesselImo: string;
    voyageNo: string;
    polId: string;
    podId: string;
    receiptPortId: string | null;
    deliveryPortId: string | null;
    transhipIds: string;
    receiptPlace: string;
    deliveryPlace: string;
    firstEtd: Date | null;
    firstEta: Date | null;
    cutSi: Date | null;
    cutVgm: Date | null;
    cutPort: Date | null;
    cutCustoms: Date | null;
    cutManifest: Date | null;
    incoterm: string | null;
    freightTerm: string;
    moveTerm: string;
    services: string;
    goodsCn: string;
    goodsEn: string;
    hsCode: string;
    marks: string;
    packages: number;
    packageType: string;
    grossKg: string;
    cbm: string;
    chargeableKg: string | null;
    teu: string;
    boxSummary: string;
    isDangerous: boolean;
    unNo: string;
    imoClass: string;
    freeDemurrage: number | null;
    freeDetention: number | null;
    price: string | null;
    remark: string;
    internalRemark: string;
    bizDate: string;
    status: string;
    /** What is heard of it later is of no account. */
    cancelledAt: Date | null;
    /** The shipment that took over its cargo. */
    mergedIntoId: string | null;
    stage: string;
    isPartial: boolean;
    segment: string;
    etd: Date | null;
    atd: Date | null;
    eta: Date | null;
    ata: Date | null;
    isTroubled: boolean;
    worstSeverity: string | null;
    awaitsRelease: boolean;
    happened: string;
    lastMilestone: string | null;
    lastEventAt: Date | null;
    nextDueAt: Date | null;
    nextDueKind: string | null;
    position: string | null;
    sailsAt: Date;
    nextCheckAt: Date | null;
    creatorUserId: string | null;
    creatorTime: Date;
    lastModifyTime: Date;
  };
  shipment_viewer: {
    viewerId: string;
    shipmentId: string;
    segment: string;
    isTroubled: boolean;
    awaitsRelease: boolean;
    sailsAt: Date;
    stage: string;
    teu: string;
  };
  shipment_text: {
    shipmentId: string;
    words: string;
  };
  shipment_company_above: {
    companyId: string;
    aboveId: string;
  };
  shipment_member: {
    shipmentId: string;
    userId: string;
    role: string;
    share: string;
  };
  shipment_party: {
    shipmentId: string;
    role: string;
    customerId: string | null;
    details: string;
  };
  shipment_leg: {
    shipmentId: string;
    seq: number;
    mode: string;
    fromPortId: string;
    toPortId: string;
    vesselName: string;
    voyageNo: string;
    etd: Date | null;
    eta: Date | null;
  };
  shipment_box: {
    id: string;
    shipmentId: string;
    seq: number;
    containerNo: string;
    type: string;
    sealNo: string;
    packages: number;
    grossKg: string;
    tareKg: string | null;
    vgmKg: string | null;
    vgmMethod: number | null;
    vgmAt: Date | null;
    cbm: string;
    soNo: string;
    emptyDepot: string;
    temperature: string | null;
    isShipperOwned: boolean;
    stage: string;
    lastMilestone: string | null;
    lastEventAt: Date | null;
    lastFreeDay: string | null;
    detentionFreeUntil: string | null;
  };
  shipment_reference: {
    shipmentId: string;
    kind: string;
    key: string;
  };
  shipment_bill: {
    id: string;
    shipmentId: string;
    kind: string;
    billNo: string;
    parentId: string | null;
    issueType: string;
    originals: number;
    issuedAt: Date | null;
    issuePlace: string;
    status: string;
    version: number;
    sentVersion: number | null;
    sentAt: Date | null;
    answer: string | null;
    answerText: string;
    answeredAt: Date | null;
    answeredBy: string | null;
    confirmedVersion: number | null;
    creatorTime: Date;
    lastModifyTime: Date;
  };
  shipment_bill_text: {
    billId: string;
    version: number;
    text: string;
    creatorUserId: string | null;
    creatorTime: Date;
  };
  shipment_document: {
    id: string;
    shipmentId: string;
    kind: string;
    title: string;
    isPublished: boolean;
    version: number;
    creatorTime: Date;
    lastModifyTime: Date;
  };
  shipment_document_version: {
    documentId: string;
    version: number;
    fileId: string;
    note: string;
    creatorUserId: string | null;
    creatorTime: Date;
  };
  shipment_task: {
    id: string;
    shipmentId: string;
    kind: string;
    title: string;
    assigneeId: string | null;
    dueAt: Date | null;
    doneAt: Date | null;
    doneBy: string | null;
  };
  shipment_link: {
    tokenHash: Buffer;
    shipmentId: string;
    creatorUserId: string | null;
    creatorTime: Date;
    expiresAt: Date;
  };
}
