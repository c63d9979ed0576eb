import { type QuoteDetail, repriceQuote } from '@fairway/contract/quotes.ts';
import { useState } from 'react';
import { askedPrice, type Question } from '../../freight/detail/calculation.ts';
import { Questions } from '../../freight/detail/calculator-questions.tsx';
import { companyToday } from '../../freight/rate-dates.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { useCommand } from '../../wire/calls.ts';
import { quoteReads } from '../detail/use-quote-acts.ts';
import { cargoFieldsOf } from '../quote-text.ts';

interface RepriceSheetProps {
  quote: QuoteDetail;
  onDone: () => void;
  onClose: () => void;
}

/** Computes a draft anew, for this cargo or another. */
export function RepriceSheet({ quote, onDone, onClose }: RepriceSheetProps) {
  const words = useWords();
  const [question, setQuestion] = useState(() => questionOf(quote));
  const repricing = useCommand(repriceQuote, { refreshes: quoteReads });
  const { mode } = quote.rate;
  const reprice = async () => {
    const { commodity } = quote.cargo;
    const { cargo, ...asked } = askedPrice(mode, question);
    const body = {
      ...{ ...asked, cargo: { ...cargo, commodity }, version: quote.version },
      sailingId: quote.sailing?.id ?? null,
    };
    const done = await repricing.mutateAsync({ params: { id: quote.id }, body }).catch(() => undefined);
    if (done) onDone();
  };
  return (
    <Sheet
      title={words('quoteReprice')}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button look="primary" busy={repricing.isPending} onClick={() => void reprice()}>
            {words('quoteReprice')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <p>{words('quoteRepriceLine')}</p>
        <Questions
          mode={mode}
          question={question}
          change={(changes) => setQuestion({ ...question, ...changes })}
          asksForWhom={false}
        />
      </div>
    </Sheet>
  );
}

function questionOf({ cargo, converted, rate, ...quote }: QuoteDetail): Question {
  const today = companyToday();
  return {
    etd: quote.asked?.etd ?? (rate.validTo < today ? rate.validTo : today),
    cargo: cargoFieldsOf(cargo),
    ...{ bills: cargo.bills, isDangerous: cargo.isDangerous, isOversize: cargo.isOversize },
    ...{ isRefrigerated: cargo.isRefrigerated, chosen: quote.asked?.chosen ?? [] },
    withCollect: quote.asked?.withCollect ?? false,
    ...{ goodsValue: cargo.goodsValue?.amount ?? '', valueCurrency: cargo.goodsValue?.currency ?? 'USD' },
    customerId: quote.customerId ?? '',
    currency: quote.asked?.currency ?? converted?.total.currency ?? 'CNY',
  };
}
