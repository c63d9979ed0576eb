import {
  changeScheduleFeed,
  type FeedShows,
  feedShows,
  getScheduleFeed,
  makeScheduleFeed,
  withdrawScheduleFeed,
} from '@fairway/contract/schedule-ics.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { toast } from '../../ui/toast.ts';
import { joinBase } from '../../wire/base-path.ts';
import { load, useCommand } from '../../wire/calls.ts';
import { FeedAddress } from './feed-address.tsx';

const showsWords = {
  everything: 'scheduleFeedEverything',
  privateBusy: 'scheduleFeedPrivateBusy',
  busyOnly: 'scheduleFeedBusyOnly',
} as const;
const reads = { refreshes: [getScheduleFeed] };

/** An address that other calendars follow: made, shown once, renewed, withdrawn. */
export function FeedCard() {
  const words = useWords();
  const query = useQuery(load(getScheduleFeed, {}));
  const [shows, setShows] = useState<FeedShows>('privateBusy');
  const [address, setAddress] = useState('');
  const making = useCommand(makeScheduleFeed, reads);
  const changing = useCommand(changeScheduleFeed, reads);
  const withdrawing = useCommand(withdrawScheduleFeed, reads);
  const make = (to: FeedShows) =>
    making.mutateAsync({ body: { shows: to } }).then(
      ({ path }) => setAddress(joinBase(path).href),
      () => undefined,
    );
  const renew = async (to: FeedShows) => {
    const question = { title: words('scheduleFeedRenew'), body: words('scheduleFeedRenewBody') };
    if (await confirm(question)) await make(to);
  };
  const withdraw = async () => {
    const question = {
      ...{ title: words('scheduleFeedWithdrawAsk'), body: words('scheduleFeedWithdrawBody') },
      ...{ agree: words('scheduleFeedWithdraw'), danger: true },
    };
    if (!(await confirm(question))) return;
    await withdrawing.mutateAsync({}).then(
      () => {
        setAddress('');
        toast(words('scheduleFeedWithdrawn'));
      },
      () => undefined,
    );
  };
  return (
    <Card
      title={words('scheduleFeed')}
      state={
        query.data?.isOn && (
          <StateLabel tone="good">
            {words('scheduleFeedOn', { time: formatDate(query.data.madeAt) })}
          </StateLabel>
        )
      }
    >
      <p className="services-hint">{words('scheduleFeedLine')}</p>
      <Loaded query={query}>
        {(feed) => {
          const now = feed.isOn ? feed.shows : shows;
          return (
            <div className="services-feed">
              <fieldset>
                <legend>{words('scheduleFeedShows')}</legend>
                {feedShows.map((one) => (
                  <label key={one}>
                    <input
                      type="radio"
                      name="feedShows"
                      checked={now === one}
                      onChange={() => {
                        setShows(one);
                        if (feed.isOn) changing.mutate({ body: { shows: one } });
                      }}
                    />
                    {words(showsWords[one])}
                  </label>
                ))}
              </fieldset>
              {address !== '' && <FeedAddress address={address} />}
              {feed.isOn && (
                <p className="services-hint">
                  {feed.lastReadAt === null
                    ? words('scheduleFeedNeverRead')
                    : words('scheduleFeedRead', { time: formatDate(feed.lastReadAt) })}
                </p>
              )}
              <div className="services-acts">
                {feed.isOn ? (
                  <>
                    <Button busy={making.isPending} onClick={() => void renew(now)}>
                      {words('scheduleFeedRenew')}
                    </Button>
                    <Button look="danger" busy={withdrawing.isPending} onClick={() => void withdraw()}>
                      {words('scheduleFeedWithdraw')}
                    </Button>
                  </>
                ) : (
                  <Button look="primary" icon="link" busy={making.isPending} onClick={() => void make(now)}>
                    {words('scheduleFeedMake')}
                  </Button>
                )}
              </div>
            </div>
          );
        }}
      </Loaded>
    </Card>
  );
}
