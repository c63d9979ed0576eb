/** The lists of the entrust page, as messages count them. */
export const entrustTabs = ['0', '1', '2'] as const;
export type EntrustTab = (typeof entrustTabs)[number];

export const entrustPath = (tab: EntrustTab = '1') => `/pages/workFlow/entrust/index?index=${tab}`;
export const entrustFormPath = (id = '') =>
  `/pages/workFlow/entrust/form${id ? `?id=${encodeURIComponent(id)}` : ''}`;
export const startForPath = '/pages/workFlow/entrust/flow';
