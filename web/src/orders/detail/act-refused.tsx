import { AppError } from '@fairway/contract/app-error.ts';
import { createContext, use } from 'react';
import type { PlainKey, Say } from '../../language/words.ts';
import './act-refused.css';

/** Why something was not done with an order, as long as whoever tried it looks at it. */
export interface Refusal {
  text: string;
  /** What is wrong with what was written, by the name the call has for it. */
  fields: Readonly<Record<string, string>>;
}

/** Of the act that was tried last. */
export const RefusalContext = createContext<Refusal | undefined>(undefined);

const fieldWords: Readonly<Record<string, PlainKey>> = {
  soNo: 'orderSo',
  reason: 'orderReason',
  remark: 'orderRemark',
  name: 'orderTemplateName',
  creditReason: 'orderAcceptReason',
  'departure.name': 'orderDepartureName',
  'departure.number': 'orderDepartureNumber',
  'departure.etd': 'orderDepartureEtd',
  'departure.eta': 'orderDepartureEta',
  'deadFreight.amount': 'orderDeadFreightAmount',
};

/** In words of the screen: nobody knows what a call names its fields. */
export function refusalOf(error: unknown, words: Say): Refusal {
  if (!(error instanceof AppError)) return { text: words('requestFailed'), fields: {} };
  const { fields = {}, message } = error;
  const wrong = Object.entries(fields).map(([field, problem]) => {
    const name = fieldWords[field];
    return name ? `${words(name)} ${problem}` : problem;
  });
  return { text: wrong.length > 0 ? wrong.join(words('listComma')) : message, fields };
}

/** Stays until it is tried again: a line that goes away by itself is not read in time. */
export function ActRefused() {
  const refusal = use(RefusalContext);
  if (!refusal) return null;
  return (
    <p className="act-refused" role="alert">
      {refusal.text}
    </p>
  );
}
