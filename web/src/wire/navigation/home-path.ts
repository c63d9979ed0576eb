/** Where a person lands after signing in. */
export const homePath = '/pages/index/apply';
