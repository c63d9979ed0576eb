import type { RateRow, TransportMode } from '@fairway/contract/freight-rates.ts';
import { type CalculatedRate, priceRate } from '@fairway/contract/freight-search.ts';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { load } from '../../wire/calls.ts';
import { askedCargo, type CargoFields, cargoFrom, cargoInAddress } from '../cargo/cargo-text.ts';
import { companyToday } from '../rate-dates.ts';
import { useSettled } from '../use-settled.ts';

/** What a price is asked for, beside the rate. */
export interface Question {
  etd: string;
  cargo: CargoFields;
  bills: number;
  isDangerous: boolean;
  isOversize: boolean;
  isRefrigerated: boolean;
  /** Codes of optional charges that are wanted. */
  chosen: readonly string[];
  withCollect: boolean;
  /** What the goods are worth, as it is typed; empty where nobody asked. */
  goodsValue: string;
  valueCurrency: string;
  customerId: string;
  /** What everything is converted to. */
  currency: string;
}

export interface Calculation {
  question: Question;
  change: (changes: Partial<Question>) => void;
  priced: UseQueryResult<CalculatedRate>;
}

/** What a cargo costs with a rate; it begins with what the search asked for. */
export function useCalculation(rate: RateRow): Calculation {
  const [address] = useSearchParams();
  const [question, setQuestion] = useState((): Question => firstQuestion(rate, address));
  const settled = useSettled(question);
  const { customerId } = settled;
  const body = { ...askedPrice(rate.mode, settled), ...(customerId && { customerId }) };
  const priced = useQuery({
    ...load(priceRate, { params: { id: rate.id }, body }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  return { question, change: (changes) => setQuestion({ ...question, ...changes }), priced };
}

export const isGoodsValue = (text: string): boolean =>
  /^\d{1,12}(\.\d{1,2})?$/.test(text) && Number(text) > 0;

/** As calls ask for a price. */
export function askedPrice(mode: TransportMode, question: Question) {
  const { etd, cargo, chosen, isDangerous, isOversize, isRefrigerated, bills, withCollect, currency } =
    question;
  const { goodsValue, valueCurrency } = question;
  return {
    ...{ etd, chosen: [...chosen], withCollect, currency },
    cargo: {
      ...{ ...askedCargo(mode, cargo), bills, isDangerous, isOversize, isRefrigerated },
      ...(isGoodsValue(goodsValue) && { goodsValue: { currency: valueCurrency, amount: goodsValue } }),
    },
  };
}

const flags = ['isDangerous', 'isOversize', 'isRefrigerated', 'withCollect'] as const;

/** The same, as an address says it; what is as usual is not written there. */
export function questionInAddress({
  etd,
  cargo,
  bills,
  chosen,
  customerId,
  goodsValue,
  valueCurrency,
  ...rest
}: Question): URLSearchParams {
  const written = {
    ...{ etd, ...cargoInAddress(cargo), customer: customerId },
    bills: bills === 1 ? '' : String(bills),
    ...{ with: flags.filter((name) => rest[name]).join(','), chosen: chosen.join(',') },
    in: rest.currency === 'CNY' ? '' : rest.currency,
    value: isGoodsValue(goodsValue) ? `${goodsValue}${valueCurrency}` : '',
  };
  return new URLSearchParams(Object.entries(written).filter(([, value]) => value !== ''));
}

function firstQuestion(rate: RateRow, address: URLSearchParams): Question {
  const today = companyToday();
  const asked = address.get('etd') ?? '';
  const bills = Number(address.get('bills') ?? 1);
  const currency = address.get('in') ?? '';
  const [, goodsValue = '', valueCurrency = 'USD'] =
    /^(\d{1,12}(?:\.\d{1,2})?)([A-Z]{3})$/.exec(address.get('value') ?? '') ?? [];
  const says = (flag: (typeof flags)[number]) => listIn(address, 'with').includes(flag);
  const isNow = rate.validFrom <= today && today <= rate.validTo;
  return {
    etd: /^\d{4}-\d{2}-\d{2}$/.test(asked) ? asked : isNow ? today : rate.validTo,
    cargo: cargoFrom(address, rate.mode),
    ...{ isDangerous: says('isDangerous'), isOversize: says('isOversize') },
    ...{ isRefrigerated: says('isRefrigerated'), withCollect: says('withCollect') },
    bills: Number.isInteger(bills) && bills >= 1 && bills <= 99 ? bills : 1,
    chosen: listIn(address, 'chosen').slice(0, 40),
    ...{ customerId: address.get('customer') ?? '', goodsValue, valueCurrency },
    currency: /^[A-Z]{3}$/.test(currency) ? currency : 'CNY',
  };
}

const listIn = (address: URLSearchParams, name: string): string[] =>
  (address.get(name) ?? '').split(',').filter(Boolean);
