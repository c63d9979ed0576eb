import type { RateRow } from '@fairway/contract/freight-rates.ts';
import { useWords } from '../language/words.ts';
import { StateLabel } from '../ui/state-label.tsx';
import { endsSoon, isOver, monthDay } from './rate-dates.ts';
import './rate-tags.css';
import { rateTypeWords, spaceTones, spaceWords, stateTones, stateWords } from './rate-words.ts';

/** What kind of price it is. */
export function RateTags({ rate }: { rate: Pick<RateRow, 'isFeatured' | 'rateType' | 'commodity'> }) {
  const words = useWords();
  return (
    <span className="rate-tags">
      {rate.isFeatured && <span className="rate-tag rate-tag-featured">{words('rateFeatured')}</span>}
      <span className="rate-tag">{words(rateTypeWords[rate.rateType])}</span>
      {rate.commodity && (
        <span className="rate-tag">{words('rateOnlyGoods', { goods: rate.commodity })}</span>
      )}
    </span>
  );
}

/** How it stands: only what is not simply on offer needs a word. */
export function RateState({ rate }: { rate: Pick<RateRow, 'status' | 'validTo' | 'flowId'> }) {
  const words = useWords();
  if (isOver(rate))
    return <StateLabel tone="neutral">{words('rateOverOn', { day: monthDay(rate.validTo) })}</StateLabel>;
  if (rate.flowId && rate.status === 'draft')
    return <StateLabel tone="brand">{words('rateInApproval')}</StateLabel>;
  if (rate.status === 'published') return null;
  return <StateLabel tone={stateTones[rate.status]}>{words(stateWords[rate.status])}</StateLabel>;
}

export function SpaceLabel({ space }: Pick<RateRow, 'space'>) {
  const words = useWords();
  return <StateLabel tone={spaceTones[space]}>{words(spaceWords[space])}</StateLabel>;
}

/** Until when it holds; what ends in the next days is marked. */
export function ValidTo({ rate }: { rate: Pick<RateRow, 'status' | 'validTo'> }) {
  const words = useWords();
  return (
    <span className="rate-valid">
      <span className="number">{rate.validTo}</span>
      {endsSoon(rate) && <StateLabel tone="warn">{words('rateEndsSoon')}</StateLabel>}
    </span>
  );
}
