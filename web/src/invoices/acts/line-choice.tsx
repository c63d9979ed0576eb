import type { InvoiceLine } from '@fairway/contract/invoices.ts';
import type { ReactNode } from 'react';
import { moneyText } from '../../freight/money-text.ts';
import { lineName, openOf } from '../detail/line-text.ts';
import './line-choice.css';

interface LineChoiceProps {
  line: InvoiceLine;
  currency: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** What is to be said of a chosen line. */
  children: ReactNode;
}

/** A line of an invoice to be chosen, with what is to be said of it. */
export function LineChoice({ line, currency, isChosen, onChoose, children }: LineChoiceProps) {
  return (
    <li className="line-choice">
      <label>
        <input type="checkbox" checked={isChosen} onChange={(event) => onChoose(event.target.checked)} />
        <span>
          {lineName(line)}
          <small>{line.shipmentNo}</small>
        </span>
        <strong className="number">{moneyText({ currency, amount: openOf(line) })}</strong>
      </label>
      {isChosen && <div className="line-choice-fields">{children}</div>}
    </li>
  );
}
