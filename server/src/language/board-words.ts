import type {
  BoardBasis,
  BoardDimension,
  BoardMetric,
  BoardState,
  ChangeEffect,
} from '@fairway/contract/board-fields.ts';
import type { Words } from './words.ts';

export const boardMetricWords: Record<BoardMetric, Words> = {
  jobs: { zh: '票数', en: 'Shipments' },
  teu: { zh: 'TEU', en: 'TEU' },
  cbm: { zh: 'CBM', en: 'CBM' },
  tons: { zh: '吨', en: 'Tons' },
  chargeable: { zh: '计费重（千克）', en: 'Chargeable weight, kg' },
  revenue: { zh: '收入', en: 'Revenue' },
  cost: { zh: '成本', en: 'Cost' },
  profit: { zh: '毛利', en: 'Profit' },
  margin: { zh: '毛利率（%）', en: 'Margin, %' },
  profitPerTeu: { zh: '单箱毛利', en: 'Profit per TEU' },
  profitPerJob: { zh: '单票毛利', en: 'Profit per shipment' },
  revenuePerTeu: { zh: '单箱收入', en: 'Revenue per TEU' },
  costPerTeu: { zh: '单箱成本', en: 'Cost per TEU' },
  onTimeRate: { zh: '准班率（%）', en: 'On time, %' },
  delayDays: { zh: '平均延误（天）', en: 'Average delay, days' },
  rolledRate: { zh: '甩柜率（%）', en: 'Rolled, %' },
};

export const boardDimensionWords: Record<BoardDimension, Words> = {
  company: { zh: '公司', en: 'Company' },
  department: { zh: '部门', en: 'Department' },
  person: { zh: '业务员', en: 'Salesperson' },
  customer: { zh: '客户', en: 'Customer' },
  carrier: { zh: '船公司', en: 'Carrier' },
  line: { zh: '航线', en: 'Line' },
  pol: { zh: '起运港', en: 'Port of loading' },
  pod: { zh: '目的港', en: 'Port of discharge' },
  boxType: { zh: '箱型', en: 'Box type' },
  month: { zh: '月份', en: 'Month' },
};

export const boardBasisWords: Record<BoardBasis, Words> = {
  sailing: { zh: '业务日期（ETD）', en: 'Day of sailing (ETD)' },
  period: { zh: '会计期间', en: 'Accounting period' },
  billed: { zh: '账单日期', en: 'Day of the first bill' },
};
export const boardStateWords: Record<BoardState, Words> = {
  estimated: { zh: '预估', en: 'Estimated' },
  actual: { zh: '实际', en: 'Actual' },
};
export const changeEffectWords: Record<ChangeEffect, Words> = {
  volume: { zh: '箱量', en: 'Volume' },
  price: { zh: '售价', en: 'Price' },
  cost: { zh: '成本', en: 'Cost' },
  exchange: { zh: '汇率', en: 'Exchange' },
};

/** What stands in the file of a board beside its figures. */
export const boardSheetWords = {
  title: { zh: '企业看板', en: 'Company board' },
  headline: { zh: '关键指标', en: 'Key figures' },
  months: { zh: '月度走势', en: 'Months' },
  change: { zh: '变化原因', en: 'Why it changed' },
  metric: { zh: '指标', en: 'Figure' },
  now: { zh: '本期', en: 'This period' },
  before: { zh: '对比期', en: 'Compared period' },
  beforeOf: { zh: '对比期{metric}', en: '{metric} before' },
  difference: { zh: '增减', en: 'Change' },
  cause: { zh: '原因', en: 'Cause' },
  effect: { zh: '因素', en: 'Effect' },
  all: { zh: '全部', en: 'All' },
  rest: { zh: '其他', en: 'The rest' },
  total: { zh: '合计', en: 'Total' },
  none: { zh: '未指定', en: 'None' },
  share: { zh: '占比（%）', en: 'Share, %' },
  cumulated: { zh: '累计（%）', en: 'Cumulated, %' },
  class: { zh: 'ABC', en: 'ABC' },
  basis: {
    zh: '{basis} · {state} · {currency} 不含税 · 不含已取消业务与代收代付',
    en: '{basis} · {state} · {currency} without tax · without cancelled shipments and disbursements',
  },
  atRate: { zh: '金额按 {date} 汇率 {rate} 折算', en: 'money at the rate {rate} of {date}' },
  against: { zh: '对比 {from} 至 {to}', en: 'against {from} to {to}' },
  asOf: { zh: '数据截至 {time}', en: 'as of {time}' },
  narrowed: { zh: '已按条件筛选', en: 'narrowed by conditions' },
  cut: { zh: '只列出前 {count} 项', en: 'Only the first {count} are listed' },
} satisfies Record<string, Words>;
