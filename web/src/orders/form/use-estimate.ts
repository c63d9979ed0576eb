import { priceRate } from '@fairway/contract/freight-search.ts';
import type { OrderFields } from '@fairway/contract/order-fields.ts';
import { chosenCharges } from '@fairway/domain/orders/chosen-charges.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { askedCargo, isByBox } from '../../freight/cargo/cargo-text.ts';
import { companyToday } from '../../freight/rate-dates.ts';
import { useSettled } from '../../freight/use-settled.ts';
import { load } from '../../wire/calls.ts';

/** What the cargo costs with the rate of the order as it is written now. The price that is kept the server makes. */
export function useEstimate(fields: OrderFields, { enabled = true }: { enabled?: boolean } = {}) {
  const { mode, rateId, boxes, grossKg, cbm, isDangerous, customerId } = fields;
  const asked = useSettled({
    etd: fields.etdFrom ?? fields.cargoReadyOn ?? companyToday(),
    cargo: {
      ...askedCargo(mode, { boxes, grossKg, cbm, pieces: [] }),
      ...{ isDangerous, isRefrigerated: boxes.some(({ temperature }) => temperature !== null) },
    },
    chosen: chosenCharges(fields),
    ...(customerId && { customerId }),
  });
  const isAsked = isByBox(mode) ? boxes.length > 0 : Number(grossKg) > 0 || Number(cbm) > 0;
  const { boxes: counted, ...cargo } = asked.cargo as { boxes?: OrderFields['boxes'] };
  const body = {
    ...asked,
    cargo: { ...cargo, ...(counted && { boxes: counted.map(({ type, count }) => ({ type, count })) }) },
  };
  return useQuery({
    ...load(priceRate, { params: { id: rateId ?? '' }, body }),
    enabled: enabled && rateId !== null && fields.quoteId === null && isAsked,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
}
