import type { ChargeUnit } from '@fairway/contract/charge-codes.ts';
import type { Language } from '@fairway/contract/errors.ts';
import type { ExchangeRateKind } from '@fairway/contract/exchange-rates.ts';
import type { QuoteExclusion, QuoteGroup, QuoteState } from '@fairway/contract/quotes.ts';
import { type Words, wordsIn } from './words.ts';

/** What people are told about quotes. */
export const quoteMessages = {
  sent: { zh: '您收到报价单 {quoteNo}', en: 'You received the quote {quoteNo}' },
  viewed: { zh: '{name}查看了报价单 {quoteNo}', en: '{name} viewed the quote {quoteNo}' },
  accepted: { zh: '{name}接受了报价单 {quoteNo}', en: '{name} accepted the quote {quoteNo}' },
} satisfies Record<string, Words>;

export const quoteStateWords: Record<QuoteState, Words> = {
  draft: { zh: '草稿', en: 'Draft' },
  sent: { zh: '已发送', en: 'Sent' },
  viewed: { zh: '已查看', en: 'Viewed' },
  accepted: { zh: '已接受', en: 'Accepted' },
  lost: { zh: '未成交', en: 'Lost' },
  expired: { zh: '已过期', en: 'Expired' },
};

const groups: Record<QuoteGroup, Words> = {
  freight: { zh: '运费', en: 'Freight' },
  surcharge: { zh: '附加费', en: 'Surcharges' },
  origin: { zh: '起运港费用', en: 'Origin charges' },
  destination: { zh: '目的港费用', en: 'Destination charges' },
};
const units: Record<ChargeUnit, Words> = {
  ctn: { zh: '箱', en: 'container' },
  teu: { zh: 'TEU', en: 'TEU' },
  bl: { zh: '票', en: 'B/L' },
  rt: { zh: '计费吨', en: 'R/T' },
  cbm: { zh: '立方米', en: 'CBM' },
  kg: { zh: '公斤', en: 'kg' },
  shipment: { zh: '票货', en: 'shipment' },
  set: { zh: '套', en: 'set' },
  day: { zh: '天', en: 'day' },
  pct: { zh: '%', en: '%' },
};
const kinds: Record<ExchangeRateKind, Words> = {
  bocMid: { zh: '中行折算价', en: 'Bank of China middle rate' },
  bocSell: { zh: '中行现汇卖出价', en: 'Bank of China selling rate' },
  company: { zh: '公司汇率', en: 'company rate' },
  customs: { zh: '海关汇率', en: 'customs rate' },
  contract: { zh: '合同汇率', en: 'contract rate' },
};
const reasons: Record<QuoteExclusion['why'], Words> = {
  included: { zh: '已含', en: 'included' },
  optional: { zh: '可选服务', en: 'optional' },
  collect: { zh: '到付', en: 'collect at destination' },
  expired: { zh: '已停收', en: 'not charged any more' },
  notYetValid: { zh: '尚未生效', en: 'not yet charged' },
  noDays: { zh: '按实际天数', en: 'by actual days' },
  noValue: { zh: '按货值', en: 'by value of the goods' },
  condition: { zh: '符合条件时收取', en: 'where its conditions are met' },
  noPrice: { zh: '另行报价', en: 'quoted separately' },
};
const modes = {
  FCL: { zh: '海运整箱', en: 'Sea freight, full container' },
  LCL: { zh: '海运拼箱', en: 'Sea freight, less than container' },
  AIR: { zh: '空运', en: 'Air freight' },
  RAIL: { zh: '铁路', en: 'Rail freight' },
};

const paper = {
  title: { zh: '报价单', en: 'Quotation' },
  number: { zh: '报价单号', en: 'Quotation no.' },
  date: { zh: '报价日期', en: 'Date' },
  to: { zh: '客户', en: 'To' },
  contact: { zh: '联系人', en: 'Attention' },
  validUntil: { zh: '报价有效期至', en: 'Valid until' },
  transport: { zh: '运输方式', en: 'Transport' },
  carrier: { zh: '承运人', en: 'Carrier' },
  pol: { zh: '起运港', en: 'Port of loading' },
  pod: { zh: '目的港', en: 'Port of discharge' },
  por: { zh: '收货地', en: 'Place of receipt' },
  del: { zh: '交货地', en: 'Place of delivery' },
  via: { zh: '中转港', en: 'Via' },
  direct: { zh: '直达', en: 'Direct' },
  transit: { zh: '航程', en: 'Transit time' },
  days: { zh: '{days} 天', en: '{days} days' },
  freeTime: { zh: '免堆 / 免箱', en: 'Free demurrage / detention' },
  sailing: { zh: '船期', en: 'Sailing' },
  etd: { zh: '开船', en: 'ETD' },
  eta: { zh: '到港', en: 'ETA' },
  cutSi: { zh: '截单', en: 'SI cut-off' },
  cutVgm: { zh: '截 VGM', en: 'VGM cut-off' },
  cutPort: { zh: '截港', en: 'Port cut-off' },
  cutCustoms: { zh: '截关', en: 'Customs cut-off' },
  cutManifest: { zh: '截舱单', en: 'Manifest cut-off' },
  frequency: { zh: '班期', en: 'Schedule' },
  weightLimit: { zh: '限重', en: 'Weight limit' },
  cargo: { zh: '货物', en: 'Cargo' },
  bills: { zh: '{bills} 票提单', en: '{bills} B/L' },
  dangerous: { zh: '危险品', en: 'dangerous goods' },
  oversize: { zh: '超限', en: 'out of gauge' },
  refrigerated: { zh: '冷藏', en: 'refrigerated' },
  rate: { zh: '运价编号', en: 'Rate no.' },
  rateValid: { zh: '运价有效期', en: 'Rate period' },
  charge: { zh: '费用', en: 'Charge' },
  unit: { zh: '单位', en: 'Unit' },
  quantity: { zh: '数量', en: 'Quantity' },
  price: { zh: '单价', en: 'Price' },
  currency: { zh: '币种', en: 'Currency' },
  amount: { zh: '金额', en: 'Amount' },
  included: { zh: '已含', en: 'Included' },
  minimum: { zh: '最低收费', en: 'minimum' },
  maximum: { zh: '最高收费', en: 'maximum' },
  collect: { zh: '到付', en: 'collect' },
  subtotal: { zh: '小计', en: 'Subtotal' },
  totals: { zh: '合计', en: 'Total' },
  converted: { zh: '折合', en: 'Equivalent to' },
  conversion: {
    zh: '1 {from} = {rate} {to}（{kind}，{date}）',
    en: '1 {from} = {rate} {to} ({kind}, {date})',
  },
  notIncluded: { zh: '以上不含', en: 'Not included' },
  remark: { zh: '备注', en: 'Remarks' },
  rateRemark: { zh: '运价说明', en: 'Notes on the rate' },
  quotedBy: { zh: '报价人', en: 'Quoted by' },
  terms: {
    zh: '以上价格以订舱确认为准；未列明的费用按实际发生收取。折合金额仅供参考。',
    en: 'Prices are subject to confirmation of the booking. Charges not listed are billed as incurred. The converted total is for reference.',
  },
  page: { zh: '第 {page} / {pages} 页', en: 'Page {page} of {pages}' },
  draft: { zh: '草稿', en: 'Draft' },
} satisfies Record<string, Words>;

/** The words of a quote on paper, in one language. */
export function quotePaperWords(language: Language) {
  const said = <K extends string>(words: Record<K, Words>) => wordsIn(words, language);
  return {
    ...said(paper),
    ...{ groups: said(groups), units: said(units), kinds: said(kinds) },
    ...{ reasons: said(reasons), modes: said(modes), states: said(quoteStateWords) },
  };
}
