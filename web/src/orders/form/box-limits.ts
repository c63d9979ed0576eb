import type { BoxLimits } from '@fairway/domain/orders/order-problems.ts';

/** What the usual boxes carry: a hint while one writes. The server judges by the container types of the company. */
export const usualBoxLimits: Readonly<Record<string, BoxLimits>> = {
  '20GP': { maxPayloadKg: 28_280, cbm: '33.2' },
  '40GP': { maxPayloadKg: 26_730, cbm: '67.7' },
  '40HQ': { maxPayloadKg: 26_580, cbm: '76.4' },
  '45HQ': { maxPayloadKg: 25_680, cbm: '86' },
};
