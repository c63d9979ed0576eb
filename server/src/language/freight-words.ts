import type { RateType, TransportMode } from '@fairway/contract/freight-rates.ts';
import type { Words } from './words.ts';

export const modeWords: Record<TransportMode, Words> = {
  FCL: { zh: '海运整箱', en: 'Sea, full container' },
  LCL: { zh: '海运拼箱', en: 'Sea, less than container' },
  AIR: { zh: '空运', en: 'Air' },
  RAIL: { zh: '铁路', en: 'Rail' },
};

export const rateTypeWords: Record<RateType, Words> = {
  FAK: { zh: 'FAK（不分品名）', en: 'FAK (all kinds)' },
  NAC: { zh: 'NAC（指定货主）', en: 'NAC (named account)' },
  SPOT: { zh: '现舱价', en: 'Spot' },
  PROMO: { zh: '特价', en: 'Promotion' },
  CONTRACT: { zh: '合约价', en: 'Contract' },
};

export const audienceWords = {
  everyone: { zh: '所有客户', en: 'Every customer' },
  levels: { zh: '客户等级 {levels}', en: 'Customers of level {levels}' },
  named: { zh: '指定客户 {n} 家', en: '{n} named customers' },
  nobody: { zh: '仅公司内部', en: 'The company only' },
} satisfies Record<string, Words>;

export const unpublishedWords = {
  title: { zh: '运价 {rateNo} 未能发布', en: 'The rate {rateNo} could not be published' },
  approved: { zh: '审批已通过，但不能发布：', en: 'It was approved, but cannot be published: ' },
} satisfies Record<string, Words>;

/** Many rates in one request. */
export const batchWords = {
  name: { zh: '{rateNo} 等 {n} 条', en: '{rateNo} and others, {n} in all' },
  others: { zh: '{first} 等 {n} 项', en: '{first} and others, {n} in all' },
  morePrices: {
    zh: '另有 {n} 行价格未列出，请在运价管理中查看',
    en: '{n} more prices are not listed here: see the list of these rates',
  },
  unpublished: { zh: '{n} 条运价未能发布', en: '{n} rates could not be published' },
  whyUnpublished: { zh: '{rateNo}：{why}', en: '{rateNo}: {why}' },
  moreUnpublished: { zh: '另有 {n} 条', en: 'and {n} more' },
} satisfies Record<string, Words>;

/** The texts of the flow and form every company begins with. */
export const ratePublicationEnglish = {
  运价发布: 'Rate publication',
  '在运价中提交；批准后运价立即发布。':
    'Submitted from a rate; the rate is published as soon as it is approved.',
  提交运价: 'Submit the rate',
  商务负责人审批: 'Approval by the head of pricing',
  '运价发布：{rateNo}': 'Rate publication: {rateNo}',
  运价编号: 'Rate no.',
  运输方式: 'Mode',
  航线: 'Lane',
  承运人: 'Carrier',
  运价类型: 'Rate type',
  有效期: 'Validity',
  可见范围: 'Offered to',
  上一版: 'Version before',
  币种: 'Currency',
  最低毛利: 'Lowest margin',
  价格: 'Prices',
  计价项: 'For',
  卖价: 'Selling price',
  上一版卖价: 'Before',
  成本: 'Cost',
  底价: 'Floor',
  毛利: 'Margin',
  备注: 'Remark',
};

/** What people are told of rates they watch, and of inquiries. */
export const watchWords = {
  priceFell: {
    zh: '{lane} {place} 降至 {price}（{carrier}）',
    en: '{lane} {place} is down to {price} ({carrier})',
  },
  toBasePort: { zh: '{lane}（基本港，后段运费另计）', en: '{lane} (base port; on-carriage is not included)' },
  newOnLine: { zh: '{line}有 {n} 条新运价', en: '{n} new rates on {line}' },
  newRateOnLine: {
    zh: '{line}新运价：{lane}（{carrier}）',
    en: 'New rate on {line}: {lane} ({carrier})',
  },
  asked: { zh: '{who}询价：{lane}', en: '{who} asks for a rate: {lane}' },
  answered: { zh: '询价 {inquiryNo} 已答复：{lane}', en: 'Inquiry {inquiryNo} was answered: {lane}' },
} satisfies Record<string, Words>;

/** The prices of a board as customers are told them. */
export const lineSendingWords = {
  title: { zh: '{line}运价：{pol} 出发 {box}', en: 'Rates on {line} from {pol} {box}' },
  offer: { zh: '{pod}：{price}（{carrier}，至 {until}）', en: '{pod}: {price} ({carrier}, until {until})' },
  more: { zh: '另有 {n} 个港口，请打开查看', en: 'and {n} more ports: open it to see them' },
} satisfies Record<string, Words>;
