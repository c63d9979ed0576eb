/** How the lines of the audit log about somebody's name begin. */
export const renamedStart = (account: string): string => `${account}: `;

/** Who got another name and which, for the audit log. */
export const renamed = (account: string, before: string, after: string): string =>
  `${renamedStart(account)}${before} → ${after}`;
