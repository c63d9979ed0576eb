import type { QuoteDetail } from '@fairway/contract/quotes.ts';
import { type Say, useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { type Step, StepIndicator } from '../../ui/step-indicator.tsx';
import { untilText } from '../quote-text.ts';
import { lostReasonWords } from '../quote-words.ts';

/** When it was made, sent, looked at, and how it ended. */
export function QuoteTimeline({ quote }: { quote: QuoteDetail }) {
  const words = useWords();
  const { lostReason, lostRemark } = quote;
  return (
    <Card title={words('quoteTimeline')}>
      <StepIndicator steps={stepsOf(quote, words)} />
      {lostReason && (
        <Facts
          facts={[
            [words('quoteLoseReason'), words(lostReasonWords[lostReason])],
            [words('quoteLoseRemark'), lostRemark],
          ]}
        />
      )}
    </Card>
  );
}

export function stepsOf(quote: QuoteDetail, words: Say): Step[] {
  const { status, sentAt, viewedAt, acceptedAt, acceptedName, lostAt } = quote;
  const step = (label: string, at: number | null, isNext: boolean): Step =>
    at === null
      ? { label, state: isNext ? 'current' : 'future' }
      : { label, state: 'done', note: untilText(at) };
  const isOpen = status === 'sent' || status === 'viewed';
  return [
    step(words('quoteStepMade'), quote.creatorTime, false),
    step(words('quoteStepSent'), sentAt, status === 'draft'),
    // Who never looked at it may have accepted it on the phone.
    step(words('quoteStepViewed'), viewedAt, status === 'sent'),
    endOf(),
  ];

  function endOf(): Step {
    if (acceptedAt !== null) {
      const note = acceptedName
        ? words('quoteAcceptedBy', { name: acceptedName, time: untilText(acceptedAt) })
        : untilText(acceptedAt);
      return { label: words('quoteStepEnd'), state: 'done', note };
    }
    if (lostAt !== null) return { label: words('quoteStepLost'), state: 'failed', note: untilText(lostAt) };
    if (status === 'expired')
      return { label: words('quoteStepExpired'), state: 'failed', note: untilText(quote.validUntil) };
    return step(words('quoteStepEnd'), null, isOpen && viewedAt !== null);
  }
}
