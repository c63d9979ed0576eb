/** What the built-in dictionaries and their entries are called in English, by their codes. */
export const englishDictionaries: Readonly<
  Record<string, { name: string; entries: Record<string, string> }>
> = {
  sex: { name: 'Gender', entries: { '1': 'Male', '2': 'Female', '3': 'Not disclosed' } },
  Nation: {
    name: 'Ethnic group',
    entries: named(
      '01 Han, 02 Mongol, 03 Hui, 04 Tibetan, 05 Uyghur, 06 Miao, 07 Yi, 08 Zhuang, 09 Bouyei, 10 Korean, ' +
        '11 Manchu, 12 Dong, 13 Yao, 14 Bai, 15 Tujia, 16 Hani, 17 Kazakh, 18 Dai, 19 Li, 20 Lisu, 21 Va, 22 She, ' +
        '23 Gaoshan, 24 Lahu, 25 Sui, 26 Dongxiang, 27 Naxi, 28 Jingpo, 29 Kyrgyz, 30 Tu, 31 Daur, 32 Mulao, ' +
        '33 Qiang, 34 Blang, 35 Salar, 36 Maonan, 37 Gelao, 38 Xibe, 39 Achang, 40 Pumi, 41 Tajik, 42 Nu, ' +
        '43 Uzbek, 44 Russian, 45 Ewenki, 46 Deang, 47 Bonan, 48 Yugur, 49 Gin, 50 Tatar, 51 Derung, 52 Oroqen, ' +
        '53 Hezhen, 54 Monba, 55 Lhoba, 56 Jino',
    ),
  },
  certificateType: {
    name: 'Identity document',
    entries: {
      idCard: 'Resident identity card',
      passport: 'Passport',
      hongKongMacao: 'Mainland travel permit (Hong Kong and Macao)',
      taiwan: 'Mainland travel permit (Taiwan)',
      residence: 'Foreign permanent resident card',
      driver: 'Driving licence',
      officer: 'Military officer card',
      other: 'Other',
    },
  },
  Education: {
    name: 'Education',
    entries: named(
      'doctor Doctorate, master Master, bachelor Bachelor, college Junior college, ' +
        'secondary Vocational secondary school, high High school, junior Junior high school, primary Primary school, other Other',
    ),
  },
  WorkFlowCategory: {
    name: 'Flow category',
    entries: named(
      'hr HR, administration Administration, finance Finance, sales Sales, operation Operations, ' +
        'release Cargo release, purchase Purchasing, other Other',
    ),
  },
  scheduleType: {
    name: 'Schedule type',
    entries: named(
      'meeting Meeting, visit Customer visit, trip Business trip, cutoff Cut-off, sailing Sailing, task Task, ' +
        'personal Personal, other Other',
    ),
  },
  NoticeType: {
    name: 'Notice type',
    entries: named(
      'company Company news, system Rules, holiday Holiday, rate Rates, sailing Sailing changes, training Training, other Other',
    ),
  },
  LeaveType: {
    name: 'Leave type',
    entries: named(
      'personal Personal leave, sick Sick leave, annual Annual leave, compensatory Time off in lieu, ' +
        'marriage Marriage leave, maternity Maternity leave, paternity Paternity leave, parental Parental leave, ' +
        'bereavement Bereavement leave, injury Work injury leave, other Other',
    ),
  },
  ExpenseType: {
    name: 'Expense type',
    entries: named(
      'travel Travel, entertainment Entertainment, office Office, transport Transport, communication Communication, ' +
        'training Training, other Other, travelTicket Tickets, travelHotel Hotel, travelAllowance Travel allowance, ' +
        'transportTaxi Taxi, transportFuel Fuel, transportToll Tolls and parking, officeSupplies Office supplies, ' +
        'officeCourier Courier, officePrinting Printing and binding',
    ),
  },
  WFSettlementMethod: {
    name: 'Settlement method',
    entries: named(
      'transfer Bank transfer, wire Wire transfer, cash Cash, cheque Cheque, acceptance Acceptance bill, ' +
        'credit Letter of credit, online Online payment, offset Offset, other Other',
    ),
  },
  TransportMode: {
    name: 'Transport mode',
    entries: named('SEA Sea, AIR Air, RAIL Rail, TRUCK Road, MULTI Multimodal, EXPRESS Express'),
  },
  BusinessType: {
    name: 'Business type',
    entries: named('SE Sea export, SI Sea import, AE Air export, AI Air import, RE Rail, LT Road'),
  },
  ShipMode: {
    name: 'Shipping mode',
    entries: named(
      'FCL Full container load, LCL Less than container load, CONSOL Consolidation, AIR Air cargo, BULK Break bulk',
    ),
  },
  Incoterms: {
    name: 'Incoterms',
    entries: {
      EXW: 'Ex works',
      FCA: 'Free carrier',
      FAS: 'Free alongside ship',
      FOB: 'Free on board',
      CFR: 'Cost and freight',
      CIF: 'Cost, insurance and freight',
      CPT: 'Carriage paid to',
      CIP: 'Carriage and insurance paid to',
      DAP: 'Delivered at place',
      DPU: 'Delivered at place unloaded',
      DDP: 'Delivered duty paid',
    },
  },
  ContainerType: {
    name: 'Container type',
    entries: named(
      '20GP 20′ standard, 40GP 40′ standard, 40HQ 40′ high cube, 45HQ 45′ high cube, 20RF 20′ reefer, ' +
        '40RH 40′ high-cube reefer, 40NOR 40′ non-operating reefer, 20OT 20′ open top, 40OT 40′ open top, ' +
        '20FR 20′ flat rack, 40FR 40′ flat rack, 20TK 20′ tank',
    ),
  },
  ServiceTerm: {
    name: 'Service term',
    entries: named(
      'CY-CY Yard to yard, CY-CFS Yard to station, CY-DOOR Yard to door, CFS-CFS Station to station, ' +
        'CFS-CY Station to yard, CFS-DOOR Station to door, DOOR-DOOR Door to door, DOOR-CY Door to yard, ' +
        'DOOR-CFS Door to station, CY-RAMP Yard to rail ramp, CY-FO Yard to ship’s side (free out)',
    ),
  },
  PaymentTerm: { name: 'Freight term', entries: named('PP Prepaid, CC Collect, TP Paid elsewhere') },
  CargoKind: {
    name: 'Cargo kind',
    entries: named(
      'general General cargo, DG Dangerous goods, reefer Reefer cargo, OOG Out of gauge, valuable Valuables, ' +
        'household Personal effects, live Live animals and plants, DG1 Class 1 Explosives, DG2 Class 2 Gases, ' +
        'DG3 Class 3 Flammable liquids, DG4 Class 4 Flammable solids, DG5 Class 5 Oxidizers and organic peroxides, ' +
        'DG6 Class 6 Toxic and infectious substances, DG7 Class 7 Radioactive material, DG8 Class 8 Corrosives, ' +
        'DG9 Class 9 Miscellaneous, reeferFrozen Frozen (-18 °C and below), reeferChilled Chilled (0 to 8 °C), ' +
        'reeferControlled Controlled (15 to 25 °C)',
    ),
  },
  Currency: {
    name: 'Currency',
    entries: named(
      'CNY Chinese yuan, USD US dollar, EUR Euro, HKD Hong Kong dollar, GBP Pound sterling, JPY Japanese yen, ' +
        'KRW South Korean won, SGD Singapore dollar, AUD Australian dollar, CAD Canadian dollar, ' +
        'TWD New Taiwan dollar, THB Thai baht, VND Vietnamese dong, MYR Malaysian ringgit, IDR Indonesian rupiah, ' +
        'INR Indian rupee, AED UAE dirham, CHF Swiss franc',
    ),
  },
  ChargeUnit: {
    name: 'Charge unit',
    entries: named(
      'ctn Container, bl Bill of lading, shipment Shipment, teu TEU, rt Revenue ton, cbm Cubic metre, ton Ton, ' +
        'kg Kilogram, set Set, pkg Package, day Day, pct Per cent',
    ),
  },
  ChargeGroup: {
    name: 'Charge group',
    entries: named(
      'freight Freight, surcharge Surcharge, origin Origin charges, destination Destination charges, ' +
        'customs Customs clearance, truck Trucking, insurance Insurance, disb Disbursements, other Other',
    ),
  },
  PackageUnit: {
    name: 'Package unit',
    entries: named(
      'CTN Carton, PLT Pallet, PKG Package, CAS Wooden case, CRT Crate, BAG Bag, JBG Jumbo bag, BAL Bale, ' +
        'BDL Bundle, BOX Box, DRM Drum, IBC Bulk container, ROL Roll, CYL Cylinder, SET Set, UNT Unit, PCS Piece, BLK Bulk',
    ),
  },
  BillIssueType: {
    name: 'Bill issue',
    entries: named(
      'original Original bill of lading, telex Telex release, seaway Sea waybill, eBL Electronic bill of lading',
    ),
  },
  RateType: {
    name: 'Rate type',
    entries: named(
      'FAK Freight all kinds, NAC Named account, SPOT Spot, PROMO Special offer, CONTRACT Contract rate',
    ),
  },
  SettlementTerm: {
    name: 'Settlement term',
    entries: named('per_job By job, monthly Monthly, days Agreed days, prepaid Payment before release'),
  },
  CustomerKind: {
    name: 'Customer kind',
    entries: named('direct Direct customer, coload Co-loader, overseas Overseas agent'),
  },
  CustomerLevel: { name: 'Customer level', entries: named('A Level A, B Level B, C Level C, D Level D') },
  DocumentKind: {
    name: 'Document kind',
    entries: named(
      'SO Booking confirmation, SI Shipping instruction, VGM VGM declaration, MBL_DRAFT Master bill draft, ' +
        'MBL Master bill, HBL_DRAFT House bill draft, HBL House bill, SWB Sea waybill, LOI Letter of indemnity, ' +
        'PL Packing list, CI Commercial invoice, COO Certificate of origin, CUSTOMS Customs declaration, ' +
        'EIR Equipment interchange receipt, DN Debit note, SOA Statement of account, TAX Tax invoice, ' +
        'POD Proof of delivery, AN Arrival notice, DO Delivery order, DG Dangerous goods documents, OTHER Other',
    ),
  },
};

/** `code name` pairs. */
function named(pairs: string): Record<string, string> {
  return Object.fromEntries(
    pairs.split(', ').map((pair) => {
      const space = pair.indexOf(' ');
      return [pair.slice(0, space), pair.slice(space + 1)];
    }),
  );
}
