/** How the lines of the audit log begin that have somebody's name. */
export const auditedStart = (account: string): string => `${account}: `;

/** Who an act was about, for the audit log. */
export const auditedPerson = (account: string, realName: string): string =>
  `${auditedStart(account)}${realName}`;

/** Who got another name and which, for the audit log. */
export const renamed = (account: string, before: string, after: string): string =>
  `${auditedPerson(account, before)} → ${after}`;
