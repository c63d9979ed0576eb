import type { OrderFields, OrderService } from '@fairway/contract/order-fields.ts';

/** Charges that stand for what we do beside carrying it; they are in the price where the tariff has them. */
const chargeOfService: Partial<Record<OrderService, string>> = {
  ...{ truck: 'TRK', customs: 'CUS', insurance: 'INS' },
};

export const chosenCharges = ({ services }: Pick<OrderFields, 'services'>): string[] =>
  services.flatMap((service) => chargeOfService[service] ?? []);
