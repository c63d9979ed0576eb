import type {
  BoardBasis,
  BoardComparison,
  BoardDimension,
  BoardMetric,
  BoardState,
  ChangeEffect,
} from '@fairway/contract/board-fields.ts';
import type { BoardMatrix } from '@fairway/contract/boards.ts';
import type { PlainKey } from '../language/words.ts';

export const metricWords = {
  ...{ jobs: 'boardsJobs', teu: 'boardsTeu', cbm: 'boardsCbm', tons: 'boardsTons' },
  ...{ chargeable: 'boardsChargeable', revenue: 'boardsRevenue', cost: 'boardsCostMoney' },
  ...{ profit: 'boardsProfit', margin: 'boardsMargin', profitPerTeu: 'boardsProfitPerTeu' },
  ...{ profitPerJob: 'boardsProfitPerJob', revenuePerTeu: 'boardsRevenuePerTeu' },
  ...{ costPerTeu: 'boardsCostPerTeu', onTimeRate: 'boardsOnTimeRate', delayDays: 'boardsDelayDays' },
  rolledRate: 'boardsRolledRate',
} as const satisfies Record<BoardMetric, PlainKey>;

/** What each figure means. */
export const metricBasis = {
  ...{ jobs: 'boardsJobsBasis', teu: 'boardsTeuBasis', cbm: 'boardsCbmBasis', tons: 'boardsTonsBasis' },
  ...{ chargeable: 'boardsChargeableBasis', revenue: 'boardsRevenueBasis', cost: 'boardsCostBasis' },
  ...{ profit: 'boardsProfitBasis', margin: 'boardsMarginBasis', profitPerTeu: 'boardsProfitPerTeuBasis' },
  ...{ profitPerJob: 'boardsProfitPerJobBasis', revenuePerTeu: 'boardsRevenuePerTeuBasis' },
  ...{ costPerTeu: 'boardsCostPerTeuBasis', onTimeRate: 'boardsOnTimeRateBasis' },
  ...{ delayDays: 'boardsDelayDaysBasis', rolledRate: 'boardsRolledRateBasis' },
} as const satisfies Record<BoardMetric, PlainKey>;

export const dimensionWords = {
  ...{ company: 'boardsCompany', department: 'boardsDepartment', person: 'boardsPerson' },
  ...{ customer: 'boardsCustomer', carrier: 'boardsCarrier', line: 'boardsLine', pol: 'boardsPol' },
  ...{ pod: 'boardsPod', boxType: 'boardsBoxType', month: 'boardsByMonth' },
} as const satisfies Record<BoardDimension, PlainKey>;

export const basisWords = {
  ...{ sailing: 'boardsBySailing', period: 'boardsByPeriod', billed: 'boardsByBilled' },
} as const satisfies Record<BoardBasis, PlainKey>;
export const basisExplained = {
  ...{ sailing: 'boardsBySailingBasis', period: 'boardsByPeriodBasis', billed: 'boardsByBilledBasis' },
} as const satisfies Record<BoardBasis, PlainKey>;
export const stateWords = {
  ...{ estimated: 'boardsEstimated', actual: 'boardsActual' },
} as const satisfies Record<BoardState, PlainKey>;
export const stateExplained = {
  ...{ estimated: 'boardsEstimatedBasis', actual: 'boardsActualBasis' },
} as const satisfies Record<BoardState, PlainKey>;
export const comparisonWords = {
  ...{ previous: 'boardsPrevious', lastYear: 'boardsLastYear', none: 'boardsNoCompare' },
} as const satisfies Record<BoardComparison, PlainKey>;
export const effectWords = {
  ...{ volume: 'boardsVolume', price: 'boardsPrice', cost: 'boardsCost', exchange: 'boardsExchange' },
} as const satisfies Record<ChangeEffect, PlainKey>;
export const matrixWords = {
  ...{ personByMonth: 'boardsPersonByMonth', lineByCarrier: 'boardsLineByCarrier' },
  ...{ customerByMonth: 'boardsCustomerByMonth', lineByMonth: 'boardsLineByMonth' },
} as const satisfies Record<BoardMatrix, PlainKey>;
