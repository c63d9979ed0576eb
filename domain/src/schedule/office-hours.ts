/** When people of an office are asked to meetings, on days that are worked. */
export const officeHours = { from: '09:00', to: '18:00' } as const;
