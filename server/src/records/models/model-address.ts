/** Where the menu entry of a form leads: to the form itself, or to a list of what was filled in. */
export const addressOf = (id: string, webType: '1' | '2'): string =>
  webType === '1' ? `/pages/form/index?modelId=${id}` : `/pages/apply/dynamicModel/index?modelId=${id}`;
