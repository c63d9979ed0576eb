/** Reading a QR code, and what it leads to. */
export const scan = {} as const;
