import {
  type FoundPlace,
  listMyPlaces,
  type MyPlace,
  removePlace,
  searchPlaces,
} from '@fairway/contract/places.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PlainKey } from '../language/words.ts';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { load, useCommand } from '../wire/calls.ts';
import { farText } from './far-words.ts';
import './place-rows.css';
import type { OfferedPlace, PlaceChoice } from './use-place-choice.ts';

const mostOwn = 100;

export const useMyPlaces = () =>
  useQuery({
    ...load(listMyPlaces, { query: { pageSize: mostOwn } }),
    staleTime: 60_000,
    meta: { quiet: true },
  });

export const useFoundPlaces = (keyword: string) =>
  useQuery({
    ...load(searchPlaces, { query: { keyword } }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });

const kinds: Record<FoundPlace['kind'], { icon: IconName; words: PlainKey }> = {
  mine: { icon: 'heart', words: 'placeKindMine' },
  customer: { icon: 'building', words: 'placeKindCustomer' },
  port: { icon: 'anchor', words: 'placeKindPort' },
  area: { icon: 'globe', words: 'placeKindArea' },
};

/** What was found, of every kind; what nobody has located yet says so. */
export function FoundRows({ choice, keyword }: { choice: PlaceChoice; keyword: string }) {
  const words = useWords();
  const asked = useFoundPlaces(keyword);
  if (asked.isError && !asked.data)
    return (
      <p className="place-rows-line" role="alert">
        {words('placeSearchFailed')}
        <Button look="quiet" onClick={() => void asked.refetch()}>
          {words('retry')}
        </Button>
      </p>
    );
  if (!asked.data) return <p className="place-rows-line">{words('placeSearching')}</p>;
  if (asked.data.list.length === 0) return <p className="place-rows-line">{words('placeNoneFound')}</p>;
  return (
    <ul className="place-rows" aria-label={words('placeFound')}>
      {asked.data.list.map((found) => (
        <Row
          key={`${found.kind} ${found.id}`}
          choice={choice}
          icon={kinds[found.kind].icon}
          kind={words(kinds[found.kind].words)}
          place={{ ...found, customerId: found.kind === 'customer' ? found.id : undefined }}
        />
      ))}
    </ul>
  );
}

/** One's own: saved ones, then those chosen lately. */
export function MyRows({ choice }: { choice: PlaceChoice }) {
  const words = useWords();
  const { data } = useMyPlaces();
  const removing = useCommand(removePlace, { refreshes: [listMyPlaces], mask: false });
  const list = data?.list ?? [];
  const group = (title: PlainKey, icon: IconName, places: readonly MyPlace[]) =>
    places.length > 0 && (
      <section>
        <h2 className="place-rows-title">{words(title)}</h2>
        <ul className="place-rows" aria-label={words(title)}>
          {places.map((place) => (
            <Row
              key={place.id}
              choice={choice}
              icon={icon}
              place={place}
              onRemove={() => removing.mutate({ params: { id: place.id } })}
            />
          ))}
        </ul>
      </section>
    );
  if (data && list.length === 0) return <p className="place-rows-line">{words('placeNoneYet')}</p>;
  return (
    <>
      {group(
        'placeSaved',
        'heart',
        list.filter(({ isSaved }) => isSaved),
      )}
      {group(
        'placeRecent',
        'clock',
        list.filter(({ isSaved }) => !isSaved),
      )}
    </>
  );
}

interface RowProps {
  choice: PlaceChoice;
  icon: IconName;
  kind?: string;
  place: OfferedPlace;
  onRemove?: () => void;
}

function Row({ choice, icon, kind, place, onRemove }: RowProps) {
  const words = useWords();
  const { name, address, lat, lng } = place;
  const isLocated = lat !== null && lng !== null;
  const far = isLocated && choice.position ? farText(words, choice.position, { lat, lng }) : '';
  const isChosen = isLocated && choice.spot?.lat === lat && choice.spot.lng === lng;
  return (
    <li className="place-row">
      <button type="button" aria-current={isChosen || undefined} onClick={() => choice.take(place)}>
        <Icon name={icon} size={20} />
        <span className="place-row-words">
          <span className="place-row-name">{name}</span>
          <span className="place-row-line">
            {[kind, address, isLocated ? far : words('placeNotLocated')].filter(Boolean).join(' · ')}
          </span>
        </span>
      </button>
      {onRemove && <IconButton icon="trash" label={words('placeRemove', { name })} onClick={onRemove} />}
    </li>
  );
}
