/** By which day a shipment falls into a period: it sails, its charges are booked, its customer is billed. */
export const boardBases = ['sailing', 'period', 'billed'] as const;
export type BoardBasis = (typeof boardBases)[number];

/** Which charges count: all that are not refused, or only those that are approved. */
export const boardStates = ['estimated', 'actual'] as const;
export type BoardState = (typeof boardStates)[number];

/** In which currency money is shown; that of the books is the first. */
export const boardCurrencies = ['CNY', 'USD'] as const;
export type BoardCurrency = (typeof boardCurrencies)[number];

/** What a period is held against. */
export const boardComparisons = ['previous', 'lastYear', 'none'] as const;
export type BoardComparison = (typeof boardComparisons)[number];

/** What a board says of shipments; what each means is a rule of `domain/metrics`. */
export const boardMetrics = [
  ...(['jobs', 'teu', 'cbm', 'tons', 'chargeable'] as const),
  ...(['revenue', 'cost', 'profit', 'margin'] as const),
  ...(['profitPerTeu', 'profitPerJob', 'revenuePerTeu', 'costPerTeu'] as const),
  ...(['onTimeRate', 'delayDays', 'rolledRate'] as const),
] as const;
export type BoardMetric = (typeof boardMetrics)[number];

/** By what shipments are told apart. */
export const boardDimensions = [
  ...(['company', 'department', 'person', 'customer', 'carrier'] as const),
  ...(['line', 'pol', 'pod', 'boxType', 'month'] as const),
] as const;
export type BoardDimension = (typeof boardDimensions)[number];

/** Stands for the key of what has none, as a shipment without a salesperson. */
export const noneKey = 'none';

/** What a change is explained for, and by what. */
export const explainedMetrics = ['revenue', 'profit', 'teu'] as const;
export type ExplainedMetric = (typeof explainedMetrics)[number];
export const changeEffects = ['volume', 'price', 'cost', 'exchange'] as const;
export type ChangeEffect = (typeof changeEffects)[number];
export const changeDimensions = ['customer', 'line', 'carrier'] as const satisfies readonly BoardDimension[];
export type ChangeDimension = (typeof changeDimensions)[number];

/** The classes of a Pareto order: the first eighty percent, the next fifteen, the rest. */
export const paretoClasses = ['A', 'B', 'C'] as const;
export type ParetoClass = (typeof paretoClasses)[number];

/** What is planned for each month, and for whom. */
export const targetMetrics = ['profit', 'teu'] as const satisfies readonly BoardMetric[];
export type TargetMetric = (typeof targetMetrics)[number];
export const targetHolders = ['company', 'department', 'person'] as const satisfies readonly BoardDimension[];
export type TargetHolder = (typeof targetHolders)[number];
export const targetPaces = ['behind', 'onTrack', 'ahead'] as const;
export type TargetPace = (typeof targetPaces)[number];

/**
 * As whom somebody looks at what is theirs: who sells has their share of a shipment, a member in another role all of it,
 * finance that of the companies whose bills they see.
 */
export const personalRoles = ['sales', 'service', 'operator', 'documents', 'pricing', 'finance'] as const;
export type PersonalRole = (typeof personalRoles)[number];
