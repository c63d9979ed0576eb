import { listWatches, type WatchRow, watchKinds } from '@fairway/contract/rate-watches.ts';
import { useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ListDetail } from '../../ui/list-detail.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { useOpenRow } from '../../ui/use-open-row.ts';
import { homePath } from '../../wire/navigation/home-path.ts';
import { useList } from '../../wire/use-list.ts';
import { RatePane } from '../detail/rate-pane.tsx';
import { ratesPath } from '../paths.ts';
import { useWatches } from './use-watches.ts';
import { WatchCard } from './watch-card.tsx';
import { watchedPath } from './watched-path.ts';

const kindWords = {
  favourite: { tab: 'watchFavourites', none: 'watchNoFavourites', line: 'watchNoFavouritesLine' },
  priceAlert: { tab: 'watchAlerts', none: 'watchNoAlerts', line: 'watchNoAlertsLine' },
  line: { tab: 'watchLines', none: 'watchNoLines', line: 'watchNoLinesLine' },
} as const;

/** Favourites, alerts and trade lines of this person; on a desk the rate of the open one beside them. */
export function WatchesPage() {
  const words = useWords();
  const id = useId();
  const navigate = useNavigate();
  const isDesk = useMedia(desktop);
  const [address, setAddress] = useSearchParams();
  const kind = watchKinds.find((one) => one === address.get('kind')) ?? 'favourite';
  const list = useList(listWatches, { kind });
  const { id: openId, open, close } = useOpenRow();
  const watches = useWatches();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const mark = (row: WatchRow, isRemoved: boolean) =>
    setRemoved((before) => {
      const next = new Set(before);
      if (isRemoved) next.add(row.id);
      else next.delete(row.id);
      return next;
    });
  const remove = async (row: WatchRow) => {
    mark(row, true);
    if (!(await watches.drop(row))) mark(row, false);
  };
  const undo = async (row: WatchRow) => {
    if (await watches.keep(row.watched, row.key)) mark(row, false);
  };
  const show = (row: WatchRow) => {
    if (removed.has(row.id)) return;
    if (isDesk && row.current) open(row.current.id);
    else void navigate(watchedPath(row));
  };
  const page = (
    <ListPage<WatchRow>
      title={words('watchesTitle')}
      back={homePath}
      lead={
        <Tabs
          id={id}
          label={words('watchKinds')}
          tabs={watchKinds.map((value) => ({ value, label: words(kindWords[value].tab) }))}
          value={kind}
          onChange={(to) => setAddress(to === 'favourite' ? {} : { kind: to }, { replace: true })}
        />
      }
      tabs={{ id, value: kind }}
      list={list}
      rowKey={(row) => row.id}
      row={(row) => (
        <WatchCard
          row={row}
          isRemoved={removed.has(row.id)}
          isOpen={openId !== null && row.current?.id === openId}
          onOpen={() => show(row)}
          onRemove={() => void remove(row)}
          onUndo={() => void undo(row)}
        />
      )}
      onClose={close}
      empty={
        <Empty
          title={words(kindWords[kind].none)}
          line={words(kindWords[kind].line)}
          action={<Button onClick={() => void navigate(ratesPath)}>{words('watchFindRates')}</Button>}
        />
      }
    />
  );
  if (!isDesk) return page;
  return (
    <ListDetail
      onClose={close}
      list={page}
      detail={openId && <RatePane key={openId} id={openId} onClose={close} />}
    />
  );
}
