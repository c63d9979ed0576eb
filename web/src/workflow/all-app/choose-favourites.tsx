import { mostFavourites } from '@fairway/contract/favourites.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Page } from '../../ui/page.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import './choose-favourites.css';
import { type Keepable, KeepableGrid } from './keepable-grid.tsx';
import type { Favourites } from './use-favourites.ts';

export interface KeepableGroup {
  id: string;
  name: string;
  entries: readonly Keepable[];
}

interface ChooseFavouritesProps {
  title: string;
  back: string;
  /** What the kept ones are called, and what is said when there is nothing at all. */
  names: { kept: string; none: string };
  favourites: Favourites;
  /** Everything there is, below headings; undefined until it has come. */
  groups: readonly KeepableGroup[] | undefined;
  isError: boolean;
  onRetry: () => void;
  search: { value: string; onSearch: (keyword: string) => void };
}

/** What is kept above, everything below; a press moves an entry between them. */
export function ChooseFavourites(props: ChooseFavouritesProps) {
  const { title, back, names, favourites, groups, isError, onRetry, search } = props;
  const words = useWords();
  const kept = new Set(favourites.ids);
  const byId = new Map(groups?.flatMap(({ entries }) => entries).map((entry) => [entry.id, entry]));
  const shown = (favourites.ids ?? []).flatMap((id) => byId.get(id) ?? []);
  const sought = search.value.trim().toLowerCase();
  const found = groups
    ?.map((group) => ({
      ...group,
      entries: group.entries.filter(({ name }) => name.toLowerCase().includes(sought)),
    }))
    .filter(({ entries }) => entries.length > 0);
  const grid = {
    kept,
    busy: favourites.busy,
    onToggle: ({ id }: Keepable) => favourites.toggle(id),
  };
  const isReady = found !== undefined && favourites.ids !== undefined;
  return (
    <Page title={title} back={back}>
      {!isReady && !isError && <Skeleton count={3} />}
      {!isReady && isError && (
        <Empty
          drawing="broken"
          title={words('loadFailed')}
          action={<Button onClick={onRetry}>{words('retry')}</Button>}
        />
      )}
      {isReady && (
        <>
          <Card
            title={names.kept}
            state={
              <span className="favourites-count number">
                {words('favouritesCount', { count: shown.length, most: mostFavourites })}
              </span>
            }
          >
            {shown.length === 0 ? (
              <p className="favourites-none">{words('favouritesEmpty')}</p>
            ) : (
              <KeepableGrid label={names.kept} entries={shown} {...grid} />
            )}
          </Card>
          <SearchBox {...search} wait={0} />
          {found.map(({ id, name, entries }) => (
            <Card key={id} title={name}>
              <KeepableGrid label={name} entries={entries} {...grid} />
            </Card>
          ))}
          {found.length === 0 &&
            (sought ? (
              <Empty
                drawing="search"
                title={words('noMatch')}
                action={<Button onClick={() => search.onSearch('')}>{words('clearSearch')}</Button>}
              />
            ) : (
              <Empty title={names.none} />
            ))}
        </>
      )}
    </Page>
  );
}
