import type { RateRow } from '@fairway/contract/freight-rates.ts';
import { favouriteKey } from '@fairway/domain/freight/watches.ts';
import { useWords } from '../../language/words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useWatches } from './use-watches.ts';
import './watch-buttons.css';

/** Keeps a rate among the favourites, or takes it out. A draft is nothing to keep. */
export function FavouriteButton({ rate }: { rate: RateRow }) {
  const words = useWords();
  const watches = useWatches();
  if (!watches.isReady || rate.status === 'draft') return null;
  const key = favouriteKey(rate);
  const kept = watches.find('favourite', key);
  const toggle = () =>
    void (kept ? watches.drop(kept) : watches.keep({ kind: 'favourite', rateId: rate.id }, key));
  return (
    <IconButton
      icon="heart"
      label={words(kept ? 'watchRemoveFavourite' : 'watchAddFavourite')}
      aria-pressed={kept !== undefined}
      className={`watch-button${kept ? ' watch-button-on' : ''}`}
      // Its id comes with the answer.
      disabled={kept?.id === ''}
      onClick={toggle}
    />
  );
}
