/** How much of an invoice may be given up when it is closed, such as what a bank on the way kept; nothing elsewhere. */
const tolerances: Readonly<Record<string, string>> = { USD: '30', CNY: '50' };

export const toleranceIn = (currency: string): string => tolerances[currency] ?? '0';
