/** Names are the company's: who manages people changes them, their own too. */
export const mayRename = ({ isAdministrator }: { isAdministrator: boolean }): boolean => isAdministrator;
