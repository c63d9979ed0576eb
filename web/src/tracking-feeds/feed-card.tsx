import {
  deleteTrackingFeed,
  listTrackingFeeds,
  renewFeedSecret,
  syncTrackingFeed,
  type TrackingFeed,
} from '@fairway/contract/tracking-feeds.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { formatAgo } from '../language/measures.ts';
import { useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { sourceWords } from '../shipments/tracking/source-mark.tsx';
import { type Act, ActMenu } from '../ui/act-menu.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { confirm } from '../ui/confirm.tsx';
import { Facts } from '../ui/facts.tsx';
import { StateLabel } from '../ui/state-label.tsx';
import { toast } from '../ui/toast.ts';
import { useCommand } from '../wire/calls.ts';
import type { ToldSecret } from './secret-sheet.tsx';

interface FeedCardProps {
  feed: TrackingFeed;
  mayEdit: boolean;
  onEdit: () => void;
  onSecret: (told: ToldSecret) => void;
}

const refreshes = { refreshes: [listTrackingFeeds] };
const shownLonger = 3_000;

/** One feed: whether it works, when it was heard last, and what can be done with it. */
export function FeedCard({ feed, mayEdit, onEdit, onSecret }: FeedCardProps) {
  const words = useWords();
  const maySync = useCan('trackingFeed', 'button', 'btn_sync');
  const syncing = useCommand(syncTrackingFeed, { ...refreshes, mask: false });
  const renewing = useCommand(renewFeedSecret, refreshes);
  const deleting = useCommand(deleteTrackingFeed, refreshes);
  const params = { id: feed.id };
  const isPulled = feed.kind === 'pull';
  const sync = async () => {
    const done = await syncing.mutateAsync({ params }).catch(() => undefined);
    if (done) toast(done.error || words('deskSynced', { taken: done.taken }), shownLonger);
  };
  const renew = async () => {
    const isSure = await confirm({
      ...{
        title: words('feedRenewAsk'),
        body: words('feedRenewBody'),
        agree: words('feedRenew'),
        danger: true,
      },
    });
    const done = isSure && (await renewing.mutateAsync({ params }).catch(() => undefined));
    if (done) onSecret({ secret: done.secret, path: feed.webhookPath });
  };
  const remove = async () => {
    const isSure = await confirm({
      title: words('feedRemoveAsk', { name: feed.name }),
      ...{ body: words('feedRemoveBody'), agree: words('delete'), danger: true },
    });
    if (isSure) deleting.mutate({ params });
  };
  const acts: Act[] = [
    { name: words('edit'), icon: 'edit', act: onEdit },
    ...(isPulled ? [] : [{ name: words('feedRenew'), icon: 'lock' as const, act: () => void renew() }]),
    { name: words('delete'), icon: 'trash', tone: 'danger', act: () => void remove() },
  ];
  return (
    <Card
      title={feed.name}
      state={
        <span className="feeds-acts">
          <FeedState feed={feed} />
          {mayEdit && <ActMenu label={words('feedActs', { name: feed.name })} acts={acts} />}
        </span>
      }
    >
      <Facts
        facts={[
          [words('feedKind'), words(isPulled ? 'feedPull' : 'feedWebhook')],
          [words('feedSource'), words(sourceWords[feed.source])],
          [words('feedAddress'), isPulled ? feed.url : feed.webhookPath],
          [words('feedLastSync'), feed.lastSyncAt !== null && formatAgo(words, feed.lastSyncAt)],
          [
            words('feedLastReport'),
            feed.lastReportAt === null ? words('feedNever') : formatAgo(words, feed.lastReportAt),
          ],
          [words('feedOfDay'), words('feedEvents', { count: feed.reportsOfDay })],
          [words('feedNextPull'), feed.nextPullAt !== null && formatDate(feed.nextPullAt, 'MM-dd HH:mm')],
        ].map(([name, value]) => [String(name), value || undefined] as const)}
      />
      {feed.lastError !== '' && (
        <p className="feed-problem" role="status">
          {feed.failures > 0
            ? words('feedFailed', { count: feed.failures, error: feed.lastError })
            : feed.lastError}
        </p>
      )}
      {isPulled && maySync && (
        <p className="feed-foot">
          <Button
            icon="refresh"
            busy={syncing.isPending}
            disabled={!feed.isEnabled}
            onClick={() => void sync()}
          >
            {words('feedSync')}
          </Button>
        </p>
      )}
    </Card>
  );
}

function FeedState({ feed }: { feed: TrackingFeed }) {
  const words = useWords();
  if (!feed.isEnabled) return <StateLabel tone="neutral">{words('feedOff')}</StateLabel>;
  if (feed.failures > 0) return <StateLabel tone="bad">{words('feedBroken')}</StateLabel>;
  if (feed.lastReportAt === null) return <StateLabel tone="brand">{words('feedWaits')}</StateLabel>;
  return <StateLabel tone="good">{words('feedWorks')}</StateLabel>;
}
