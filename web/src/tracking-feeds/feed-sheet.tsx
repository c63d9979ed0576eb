import {
  addTrackingFeed,
  changeTrackingFeed,
  type FeedKind,
  feedSources,
  listTrackingFeeds,
  type TrackingFeed,
} from '@fairway/contract/tracking-feeds.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import '../ui/form.css';
import { SelectField } from '../ui/select-field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Switch } from '../ui/switch.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';
import { load, useCommand } from '../wire/calls.ts';
import { queryClient } from '../wire/query-client.ts';
import { feedSourceWords } from './feed-words.ts';
import type { ToldSecret } from './secret-sheet.tsx';

interface FeedSheetProps {
  /** Left out for a new one. */
  feed: TrackingFeed | undefined;
  /** A webhook was added: its secret is told only now. */
  onAdded: (told: ToldSecret) => void;
  onClose: () => void;
}

const refreshes = { refreshes: [listTrackingFeeds] };

/** A feed to be added or changed. */
export function FeedSheet({ feed, onAdded, onClose }: FeedSheetProps) {
  const words = useWords();
  const adding = useCommand(addTrackingFeed, refreshes);
  const changing = useCommand(changeTrackingFeed, refreshes);
  const [kind, setKind] = useState<FeedKind>(feed?.kind ?? 'webhook');
  const [name, setName] = useState(feed?.name ?? '');
  const [source, setSource] = useState(feedSources.find((one) => one === feed?.source) ?? 'carrier');
  const [url, setUrl] = useState(feed?.url ?? '');
  const [token, setToken] = useState('');
  const [isEnabled, setIsEnabled] = useState(feed?.isEnabled ?? true);
  const isPulled = kind === 'pull';
  const isWhole = name.trim() !== '' && (!isPulled || /^https?:\/\/\S+$/.test(url.trim()));
  const kept = { name: name.trim(), source, url: isPulled ? url.trim() : '', isEnabled };
  const change = async (of: TrackingFeed) => {
    const body = { ...kept, version: of.version, ...(token && { token }) };
    if (!(await changing.mutateAsync({ params: { id: of.id }, body }).catch(() => undefined))) return;
    flushSync(onClose);
    toast(words('deskSaved'));
  };
  const add = async () => {
    const made = await adding.mutateAsync({ body: { ...kept, kind, token } }).catch(() => undefined);
    if (!made) return;
    flushSync(onClose);
    toast(words('deskSaved'));
    if (isPulled) return;
    const { list } = await queryClient.fetchQuery({ ...load(listTrackingFeeds, {}), staleTime: 0 });
    onAdded({ secret: made.secret, path: list.find(({ id }) => id === made.id)?.webhookPath ?? '' });
  };
  return (
    <Sheet
      title={words(feed ? 'feedEdit' : 'feedAdd')}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look="primary"
            busy={adding.isPending || changing.isPending}
            disabled={!isWhole}
            onClick={() => void (feed ? change(feed) : add())}
          >
            {words('save')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        {!feed && (
          <Choice
            label={words('feedKind')}
            value={kind}
            options={[
              { value: 'webhook', label: words('feedWebhook') },
              { value: 'pull', label: words('feedPull') },
            ]}
            onChange={setKind}
          />
        )}
        <p>{words(isPulled ? 'feedPullLine' : 'feedWebhookLine')}</p>
        <TextField
          label={words('feedName')}
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
        />
        <SelectField
          label={words('feedSource')}
          placeholder={words('pickPlaceholder')}
          value={source}
          options={feedSources.map((value) => ({ value, label: words(feedSourceWords[value]) }))}
          onChange={(event) => setSource(feedSources.find((one) => one === event.target.value) ?? source)}
        />
        {isPulled && (
          <>
            <TextField
              label={words('feedUrl')}
              inputMode="url"
              placeholder="https://"
              value={url}
              maxLength={500}
              onChange={(event) => setUrl(event.target.value)}
            />
            <TextField
              label={words('feedToken')}
              hint={words(feed?.hasSecret ? 'feedTokenKept' : 'feedTokenHint')}
              type="password"
              autoComplete="off"
              value={token}
              maxLength={2_000}
              onChange={(event) => setToken(event.target.value)}
            />
          </>
        )}
        <Switch label={words('feedEnabled')} checked={isEnabled} onChange={setIsEnabled} />
      </div>
    </Sheet>
  );
}
