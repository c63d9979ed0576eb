/** The lists of the entrust page, as messages count them. */
export const delegationTabs = ['0', '1', '2'] as const;
export type DelegationTab = (typeof delegationTabs)[number];

export const delegationsPath = (tab: DelegationTab = '1') => `/pages/workFlow/entrust/index?index=${tab}`;
export const delegationFormPath = (id = '') =>
  `/pages/workFlow/entrust/form${id ? `?id=${encodeURIComponent(id)}` : ''}`;
export const startForPath = '/pages/workFlow/entrust/flow';
