import type { RateRow } from '@fairway/contract/freight-rates.ts';
import { type CalculatedRate, priceRate } from '@fairway/contract/freight-search.ts';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { load } from '../../wire/calls.ts';
import { askedCargo, type CargoFields, cargoFrom } from '../cargo/cargo-text.ts';
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
  const { cargo, customerId, chosen, isDangerous, isOversize, isRefrigerated, bills, ...rest } =
    useSettled(question);
  const body = {
    ...{ ...rest, chosen: [...chosen] },
    cargo: { ...askedCargo(rate.mode, cargo), bills, isDangerous, isOversize, isRefrigerated },
    ...(customerId && { customerId }),
  };
  const priced = useQuery({
    ...load(priceRate, { params: { id: rate.id }, body }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  return { question, change: (changes) => setQuestion({ ...question, ...changes }), priced };
}

function firstQuestion(rate: RateRow, address: URLSearchParams): Question {
  const today = companyToday();
  const asked = address.get('etd') ?? '';
  const isNow = rate.validFrom <= today && today <= rate.validTo;
  return {
    etd: /^\d{4}-\d{2}-\d{2}$/.test(asked) ? asked : isNow ? today : rate.validTo,
    cargo: cargoFrom(address, rate.mode),
    ...{
      bills: 1,
      isDangerous: false,
      isOversize: false,
      isRefrigerated: false,
      chosen: [],
      withCollect: false,
    },
    ...{ customerId: address.get('customer') ?? '', currency: 'CNY' },
  };
}
