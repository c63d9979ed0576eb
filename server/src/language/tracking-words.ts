import type { Language } from '@fairway/contract/errors.ts';
import type { DelayReason, ExceptionCode, Milestone } from '@fairway/contract/tracking.ts';
import type { EventColumn } from '@fairway/contract/tracking-feeds.ts';
import type { Words } from './words.ts';

export const milestoneWords: Record<Milestone, Words> = {
  BOOKED: { zh: '订舱确认（放舱）', en: 'Booking confirmed' },
  CTN_REL: { zh: '放空箱', en: 'Empty container released' },
  EMPTY_OUT: { zh: '提空箱', en: 'Empty container picked up' },
  STUFFED: { zh: '装箱完成', en: 'Stuffed' },
  VGM_OK: { zh: 'VGM 已接收', en: 'VGM received' },
  SI_OK: { zh: '补料已收', en: 'Shipping instructions received' },
  GATE_IN: { zh: '重箱进港', en: 'Gated in' },
  EXP_DECL: { zh: '报关申报', en: 'Export declared' },
  EXP_CLR: { zh: '海关放行', en: 'Export cleared' },
  TML_OK: { zh: '码头放行', en: 'Released by the terminal' },
  STOWED: { zh: '配载', en: 'Stowed' },
  LOADED: { zh: '装船', en: 'Loaded' },
  DEP: { zh: '开船', en: 'Departed' },
  BL_ISSUED: { zh: '提单签发', en: 'Bill of lading issued' },
  TELEX: { zh: '电放完成', en: 'Telex released' },
  TS_ARR: { zh: '中转抵港', en: 'Arrived for transhipment' },
  TS_DISC: { zh: '中转卸船', en: 'Discharged for transhipment' },
  TS_LOAD: { zh: '中转装船', en: 'Loaded after transhipment' },
  TS_DEP: { zh: '中转开船', en: 'Departed after transhipment' },
  ARR: { zh: '抵港', en: 'Arrived' },
  DISC: { zh: '卸船', en: 'Discharged' },
  IMP_CLR: { zh: '清关放行', en: 'Import cleared' },
  HOLD: { zh: '海关扣留/查验', en: 'Held by customs' },
  AVAIL: { zh: '可提货', en: 'Available for pickup' },
  DO_REL: { zh: '放货/换单', en: 'Delivery order released' },
  GATE_OUT: { zh: '提重柜', en: 'Gated out' },
  RAIL_DEP: { zh: '内陆铁路离站', en: 'Departed by rail' },
  RAIL_ARR: { zh: '内陆铁路到站', en: 'Arrived by rail' },
  DELIVERED: { zh: '送达', en: 'Delivered' },
  EMPTY_IN: { zh: '还空箱', en: 'Empty container returned' },
  CLOSED: { zh: '结案', en: 'Closed' },
};

/** Codes of DCSA Track & Trace, by their kind: the same letters mean other things of a paper than of a box. */
export const dcsaWords: Readonly<Record<string, Words>> = {
  LOAD: { zh: '装载', en: 'Loaded' },
  DISC: { zh: '卸载', en: 'Discharged' },
  GTIN: { zh: '进闸', en: 'Gated in' },
  GTOT: { zh: '出闸', en: 'Gated out' },
  STUF: { zh: '装箱', en: 'Stuffed' },
  STRP: { zh: '拆箱', en: 'Stripped' },
  PICK: { zh: '提取', en: 'Picked up' },
  DROP: { zh: '交还', en: 'Dropped off' },
  RSEA: { zh: '重新施封', en: 'Resealed' },
  RMVD: { zh: '拆除封条', en: 'Seal removed' },
  INSP: { zh: '查验', en: 'Inspected' },
  AVPU: { zh: '可提货', en: 'Available for pickup' },
  CUSS: { zh: '海关选中', en: 'Selected by customs' },
  CUSI: { zh: '海关查验', en: 'Inspected by customs' },
  CUSR: { zh: '海关放行', en: 'Released by customs' },
  HOLD: { zh: '扣留', en: 'On hold' },
  RELS: { zh: '放行/释放', en: 'Released' },
  ARRI: { zh: '抵达', en: 'Arrived' },
  DEPA: { zh: '离开', en: 'Departed' },
  RECE: { zh: '已接收', en: 'Received' },
  CONF: { zh: '已确认', en: 'Confirmed' },
  SUBM: { zh: '已提交', en: 'Submitted' },
  ISSU: { zh: '已签发', en: 'Issued' },
  SURR: { zh: '已交回', en: 'Surrendered' },
  DRFT: { zh: '草稿', en: 'Drafted' },
  PENA: { zh: '待批准', en: 'Pending approval' },
  PENU: { zh: '待更新', en: 'Pending update' },
  REJE: { zh: '已拒绝', en: 'Rejected' },
  APPR: { zh: '已批准', en: 'Approved' },
  VOID: { zh: '已作废', en: 'Void' },
  REQS: { zh: '已请求', en: 'Requested' },
  CMPL: { zh: '已完成', en: 'Completed' },
  CANC: { zh: '已取消', en: 'Cancelled' },
};

const namedDelays: Record<DelayReason, Words> = {
  WEA: { zh: '天气', en: 'Weather' },
  BAD: { zh: '恶劣天气', en: 'Bad weather' },
  CON: { zh: '港口拥堵', en: 'Congestion' },
  POR: { zh: '港口作业', en: 'Port operations' },
  BER: { zh: '等待泊位', en: 'Waiting for a berth' },
  ANA: { zh: '等待锚地', en: 'Waiting for the anchorage' },
  CAN: { zh: '运河延误', en: 'Delay in a canal' },
  TEC: { zh: '技术原因', en: 'Technical reasons' },
  STR: { zh: '罢工', en: 'Strike' },
  CUS: { zh: '海关', en: 'Customs' },
  CGO: { zh: '货物原因', en: 'Cargo' },
  DOC: { zh: '单证原因', en: 'Documents' },
  SCH: { zh: '船期调整', en: 'Change of schedule' },
};
/** Why a ship is late; other codes and what people wrote are shown as they are. */
export const delayWords: Readonly<Record<string, Words>> = namedDelays;

/** What a code is called; one without words is shown as it is. */
export const wordOf = (words: Readonly<Record<string, Words>>, code: string, language: Language): string =>
  Object.hasOwn(words, code) ? (words[code]?.[language] ?? code) : code;

export const exceptionWords: Record<ExceptionCode, Words> = {
  ETD_DELAY: { zh: '开船延误', en: 'Departure delayed' },
  ETA_DELAY: { zh: '到港延误', en: 'Arrival delayed' },
  ROLLED: { zh: '甩柜', en: 'Rolled' },
  PORT_OMIT: { zh: '跳港', en: 'Port omitted' },
  BLANK: { zh: '停航', en: 'Blank sailing' },
  CUTOFF_RISK: { zh: '截止时间风险', en: 'Cut-off at risk' },
  CUSTOMS_HOLD: { zh: '海关扣留', en: 'Held by customs' },
  INSPECT: { zh: '海关查验', en: 'Customs inspection' },
  TS_DWELL: { zh: '中转滞留', en: 'Waiting in transhipment' },
  LFD_RISK: { zh: '免堆期将到', en: 'Free time in the port ends' },
  DET_RISK: { zh: '免箱期将到', en: 'Free time of the container ends' },
  STALE: { zh: '长时间无更新', en: 'Nothing heard' },
  DOC_MISSING: { zh: '单证缺失', en: 'Paper missing' },
  BAD_CTN_NO: { zh: '箱号校验不符', en: 'Container number wrong' },
  PRICE_RISK: { zh: '运价有效期风险', en: 'Price at risk' },
};

/** Papers that may be missing. */
export const paperWords: Readonly<Record<string, Words>> = {
  MBL: { zh: '主提单', en: 'master bill' },
  HBL: { zh: '分提单', en: 'house bill' },
  MAWB: { zh: '主运单', en: 'master air waybill' },
  HAWB: { zh: '分运单', en: 'house air waybill' },
  SWB: { zh: '海运单', en: 'sea waybill' },
  dangerousGoods: { zh: '危险品单证', en: 'papers of dangerous goods' },
  commercialInvoice: { zh: '商业发票', en: 'commercial invoice' },
  packingList: { zh: '装箱单', en: 'packing list' },
  telexLetter: { zh: '电放保函', en: 'letter of indemnity' },
};

/** What customers read; codes without words are not for them unless somebody wrote some. */
export const customerExceptionWords: Partial<Record<ExceptionCode, Words>> = {
  ETD_DELAY: {
    zh: '船期调整，预计开船推迟约 {detail}，我们会持续跟进。',
    en: 'The schedule changed: the departure is expected about {detail} later. We keep an eye on it.',
  },
  ETA_DELAY: {
    zh: '预计到港推迟约 {detail}，我们会持续跟进。',
    en: 'The arrival is expected about {detail} later. We keep an eye on it.',
  },
  ROLLED: {
    zh: '您的货物改配其他船期，我们会尽快告知新的时间。',
    en: 'Your cargo goes with another sailing. We will tell you the new times soon.',
  },
  PORT_OMIT: {
    zh: '船舶本航次不挂靠该港口，我们正在安排替代方案。',
    en: 'The ship does not call at the port on this voyage. We are arranging another way.',
  },
  BLANK: {
    zh: '本航次停航，我们正在安排替代船期。',
    en: 'This sailing was cancelled. We are arranging another one.',
  },
  CUSTOMS_HOLD: {
    zh: '货物正在接受海关核查，我们会配合办理。',
    en: 'Customs are checking the cargo. We are dealing with it.',
  },
  INSPECT: {
    zh: '货物被海关抽中查验，我们会配合办理。',
    en: 'Customs chose the cargo for an inspection. We are dealing with it.',
  },
  TS_DWELL: {
    zh: '货物在中转港等待接驳，我们会持续跟进。',
    en: 'The cargo is waiting for its next ship. We keep an eye on it.',
  },
  LFD_RISK: {
    zh: '集装箱免堆期即将结束，请尽快安排提柜。',
    en: 'The free time in the port ends soon. Please arrange the pickup.',
  },
  DET_RISK: {
    zh: '集装箱免箱期即将结束，请尽快还空箱。',
    en: 'The free time of the container ends soon. Please return it.',
  },
};

/** The same once it is not about to happen, but has. */
export const customerOverWords: Partial<Record<ExceptionCode, Words>> = {
  LFD_RISK: {
    zh: '集装箱已过免堆期，每天产生滞港费，请尽快安排提柜。',
    en: 'The free time in the port is over and demurrage runs. Please arrange the pickup.',
  },
  DET_RISK: {
    zh: '集装箱已过免箱期，每天产生滞箱费，请尽快还空箱。',
    en: 'The free time of the container is over and detention runs. Please return it.',
  },
};

/** What people are told about shipments. */
export const trackingMessages = {
  milestone: { zh: '{shipmentNo} {what}', en: '{shipmentNo}: {what}' },
  eta: { zh: '{shipmentNo} 预计到港时间变更', en: '{shipmentNo}: the time of arrival changed' },
  exception: { zh: '{shipmentNo} 异常：{what}', en: '{shipmentNo}: {what}' },
  digest: { zh: '今日货物动态：{count} 票', en: 'Cargo news of the day: {count} shipments' },
  etaLine: { zh: '预计到港 {before} → {after}', en: 'Expected {before} → {after}' },
} as const satisfies Record<string, Words>;

/** Why a pull failed, beside what the guard of other systems says. */
export const feedWords = {
  notEvents: { zh: '返回的不是 DCSA 事件', en: 'what came back are no events of DCSA' },
} as const satisfies Record<string, Words>;

/** The sheet that is offered to fill in. */
export const eventSheetWords = {
  title: { zh: '货物节点导入模板', en: 'Template for tracking events' },
  needed: {
    zh: '必填：{needed}；{either} 至少填一个。时间按港口当地时间填写。数据从表头下一行开始。',
    en: 'Required: {needed}, and at least one of {either}. Times are local times of the port. Rows start below the headings.',
  },
  example: { zh: '示例：{example}', en: 'Example: {example}' },
} as const satisfies Record<string, Words>;

/** The heading of each column in the template, and an example. */
export const eventColumnWords = {
  reference: { zh: '提单号', en: 'B/L no', example: { zh: 'COSU6391112340', en: 'COSU6391112340' } },
  containerNo: { zh: '箱号', en: 'Container no', example: { zh: 'MSKU7165121', en: 'MSKU7165121' } },
  milestone: { zh: '节点', en: 'Milestone', example: { zh: '装船', en: 'Loaded' } },
  classifier: { zh: '类型', en: 'Type', example: { zh: '实际', en: 'Actual' } },
  at: { zh: '时间', en: 'Time', example: { zh: '2026-11-10 08:15', en: '2026-11-10 08:15' } },
  port: { zh: '港口', en: 'Port', example: { zh: 'CNSHA', en: 'CNSHA' } },
  vessel: { zh: '船名', en: 'Vessel', example: { zh: 'EVER GIVEN', en: 'EVER GIVEN' } },
  voyage: { zh: '航次', en: 'Voyage', example: { zh: '045E', en: '045E' } },
  delayReason: { zh: '延误原因', en: 'Delay reason', example: { zh: 'WEA', en: 'WEA' } },
  reportedAt: {
    ...{ zh: '报告时间', en: 'Reported at' },
    example: { zh: '2026-11-10 09:00', en: '2026-11-10 09:00' },
  },
} as const satisfies Record<EventColumn, Words & { example: Words }>;

/** Headings of a sheet of events, as people write them; large and small letters are one. */
export const eventHeadings = {
  reference: [
    '提单号',
    '订舱号',
    '业务编号',
    '业务号',
    'so号',
    'so',
    'mbl',
    'hbl',
    'booking',
    'b/l no',
    'bl no',
    'bill',
    'reference',
    'mbl no',
    'hbl no',
    'so no',
    '主单号',
    '分单号',
    '单号',
  ],
  containerNo: [
    '箱号',
    '柜号',
    '集装箱号',
    'container',
    'container no',
    'container number',
    'ctn no',
    'equipment',
  ],
  milestone: ['节点', '事件', '状态', '动态', 'milestone', 'event', 'status'],
  classifier: ['类型', '计划/预计/实际', '性质', 'classifier', 'type', 'kind'],
  at: ['时间', '发生时间', '日期', '事件时间', 'time', 'date', 'event time', 'at'],
  port: ['港口', '地点', '地点代码', 'port', 'location', 'unlocode', 'place'],
  vessel: ['船名', 'vessel', 'vessel name', 'ship'],
  voyage: ['航次', 'voyage', 'voyage no', 'voy'],
  delayReason: ['延误原因', 'delay reason', 'reason code'],
  reportedAt: [
    '报告时间',
    '发布时间',
    '更新时间',
    '回报时间',
    'reported at',
    'reported',
    'updated at',
    'created at',
  ],
} as const satisfies Record<EventColumn, readonly string[]>;

/** What else sheets call milestones. */
export const milestoneAliases: Partial<Record<Milestone, readonly string[]>> = {
  BOOKED: ['放舱', '已放舱', '订舱'],
  CTN_REL: ['放箱'],
  EMPTY_OUT: ['提空', '提箱'],
  STUFFED: ['装箱'],
  GATE_IN: ['进港', '返场', '集港', '重箱进场'],
  EXP_DECL: ['报关', '出口申报'],
  EXP_CLR: ['放行', '出口放行'],
  LOADED: ['已装船', '上船'],
  DEP: ['离港', '已开船', '起航'],
  BL_ISSUED: ['签发提单', '签单'],
  TELEX: ['电放'],
  TS_ARR: ['到达中转港'],
  TS_DEP: ['离开中转港'],
  ARR: ['到港', '已到港', '靠港', '到达'],
  DISC: ['已卸船', '卸货'],
  IMP_CLR: ['进口放行', '清关'],
  HOLD: ['海关扣留', '查验', '海关查验'],
  DO_REL: ['放货', '换单', '放提货单'],
  GATE_OUT: ['提柜', '提重箱', '重箱出港', '重箱出场'],
  RAIL_DEP: ['铁路发运'],
  RAIL_ARR: ['铁路到达'],
  DELIVERED: ['已送达', '签收'],
  EMPTY_IN: ['还箱', '还柜', '还空'],
};

export const classifierWords = {
  PLN: ['计划', 'pln', 'planned', 'plan'],
  EST: ['预计', 'est', 'estimated', 'estimate', 'eta', 'etd'],
  ACT: ['实际', 'act', 'actual', 'done'],
} as const;
