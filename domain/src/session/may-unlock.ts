/** Locked accounts wait for who manages people. */
export const mayUnlock = ({ isAdministrator }: { isAdministrator: boolean }): boolean => isAdministrator;
