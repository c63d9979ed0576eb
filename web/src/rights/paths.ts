export const rightsScreen = '/pages/system/rights';
export const personRightsScreen = '/pages/system/personRights';
/** What somebody may do, and why. */
export const personRightsPathOf = (id: string) => `${personRightsScreen}?id=${encodeURIComponent(id)}`;
