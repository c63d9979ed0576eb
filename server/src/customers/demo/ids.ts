export const customerIdOf = (enCode: string) => `customer-${enCode}`;
