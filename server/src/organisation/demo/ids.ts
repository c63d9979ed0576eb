// Prefixed, so that code which takes an account or an enCode for an id is found out.
export const organisationIdOf = (enCode: string) => `org-${enCode}`;
export const positionIdOf = (enCode: string) => `pos-${enCode}`;
export const userIdOf = (account: string) => `user-${account}`;
export const accountOf = (userId: string) => userId.slice('user-'.length);
export const groupIdOf = (enCode: string) => `group-${enCode}`;
