import { type CheckedNumber, checked } from './checked-number.ts';

const shape = /^\d{11}$/;

/** An air waybill: the airline's three digits, a serial number of seven, and that modulo seven. */
export const checkAirWaybill = (typed: string): CheckedNumber =>
  checked(typed, shape, (number) => String(Number(number.slice(3, 10)) % 7));

/** As airlines write it: 999-12345675. */
export const writeAirWaybill = (number: string): string => `${number.slice(0, 3)}-${number.slice(3)}`;
