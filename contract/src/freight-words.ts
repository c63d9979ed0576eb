import type { Refusal } from './errors.ts';
import type { Module } from './modules.ts';

export const freightRefusals = {
  RATE_PRICES_OF_OTHER_MODE: {
    code: 400,
    zh: '价格的填写方式与运输方式不符',
    en: 'The prices are not those of this way of transport.',
  },
  RATE_PRICE_DOUBLE: {
    code: 400,
    zh: '{what} 的价格填写了两次',
    en: '{what} is priced twice.',
  },
  RATE_BELOW_FLOOR: {
    code: 400,
    zh: '{what} 的卖价低于底价',
    en: 'The selling price of {what} is below its floor.',
  },
  RATE_UNDER_APPROVAL: {
    code: 400,
    zh: '运价正在审批中，请先撤回发布申请',
    en: 'The publication of this rate is under approval. Take that request back first.',
  },
  RATE_NOT_DRAFT: { code: 400, zh: '只有草稿可以这样操作', en: 'Only a draft can be treated like this.' },
  RATE_NOT_PUBLISHED: {
    code: 400,
    zh: '只有已发布的运价可以停用',
    en: 'Only a published rate can be suspended.',
  },
  RATE_NOT_SUSPENDED: {
    code: 400,
    zh: '只有停用的运价可以恢复',
    en: 'Only a suspended rate can be resumed.',
  },
  RATE_OVERLAPS: {
    code: 400,
    zh: '与已发布的运价 {rateNo}（{period}）有效期重叠，请先停用或改期',
    en: 'It overlaps with the published rate {rateNo} ({period}). Suspend that one, or change the period.',
  },
  RATE_EXPIRED: {
    code: 400,
    zh: '有效期已过，请先修改有效期',
    en: 'Its period is over. Change the period first.',
  },
  RATES_NOT_PUBLISHABLE: {
    code: 400,
    zh: '有 {count} 条运价不能发布：{rates}',
    en: '{count} rates cannot be published: {rates}',
  },
  RATE_OVERLAPS_IN_BATCH: {
    code: 400,
    zh: '与同时提交的运价 {rateNo}（{period}）有效期重叠',
    en: 'It overlaps with the rate {rateNo} ({period}) of the same request.',
  },
  LOCAL_CHARGE_OVERLAPS: {
    code: 400,
    zh: '与同一港口、方向、范围的 {charge}（{period}）有效期重叠',
    en: 'It overlaps with {charge} ({period}) of the same port, direction and scope.',
  },
  LOCAL_CHARGES_WRONG: {
    code: 400,
    zh: '有 {count} 行不能保存，请修改后重试',
    en: '{count} rows cannot be saved. Correct them and try again.',
  },
  LINE_SENDING_TOO_LARGE: {
    code: 400,
    zh: '一次最多发送给 {most} 家客户',
    en: 'At most {most} customers are told at once.',
  },
  LINE_SENDING_TO_NOBODY: {
    code: 400,
    zh: '所选客户没有可发送的价格或可登录的账号',
    en: 'None of these customers has both a price offered and somebody who signs in.',
  },
  SURCHARGE_WITHOUT_SCOPE: {
    code: 400,
    zh: '请至少选择船公司、航线、起运港、目的港中的一项',
    en: 'Choose a carrier, a trade line or a port that it applies to.',
  },
} as const satisfies Record<string, Refusal>;

export const freightModules = {
  freight: {
    fullName: '运价查询',
    enName: 'Freight rates',
    menu: { heading: 'rates', urlAddress: '/pages/freight/freight/index', icon: 'ship' },
    columns: { cost: '成本价', floor: '底价', contract_no: '合约号' },
    forms: {},
    buttons: {
      btn_quote: '报价',
      btn_book: '下单',
      btn_publish: '维护与发布',
      btn_import: '导入',
      btn_export: '导出',
    },
    roles: {
      customer: ['btn_book'],
      sales: ['floor', 'btn_quote', 'btn_book', 'btn_export'],
      operations: ['floor', 'btn_quote', 'btn_book'],
      pricing: 'all',
      finance: [],
      manager: 'all',
      overseasAgent: [],
    },
  },
  rateKeeping: {
    fullName: '运价管理',
    enName: 'Rate keeping',
    menu: { heading: 'rates', urlAddress: '/pages/freight/rates', icon: 'tag' },
    columns: {},
    forms: {},
    buttons: {},
    roles: { pricing: [], manager: [] },
  },
  lineBoard: {
    fullName: '航线运价',
    enName: 'Rates by trade line',
    menu: { heading: 'rates', urlAddress: '/pages/freight/tpline', icon: 'grid' },
    columns: {},
    forms: {},
    buttons: { btn_send: '群发' },
    roles: {
      ...{ customer: [], sales: ['btn_send'], operations: [], pricing: 'all', finance: [], manager: 'all' },
      overseasAgent: [],
    },
  },
} as const satisfies Record<string, Module>;
