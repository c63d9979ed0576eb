import { listTrackingFeeds, type TrackingFeed } from '@fairway/contract/tracking-feeds.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { ActionBar } from '../ui/action-bar.tsx';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { desktop, useMedia } from '../ui/use-media.ts';
import { load } from '../wire/calls.ts';
import { homePath } from '../wire/navigation/home-path.ts';
import { FeedCard } from './feed-card.tsx';
import { FeedSheet } from './feed-sheet.tsx';
import './feeds-page.css';
import { trackingFilePath } from './paths.ts';
import { SecretSheet, type ToldSecret } from './secret-sheet.tsx';

/** Where reports of cargo come from, and how that goes. */
export function FeedsPage() {
  const words = useWords();
  const navigate = useNavigate();
  const isDesk = useMedia(desktop);
  const mayEdit = useCan('trackingFeed', 'button', 'btn_edit');
  const mayImport = useCan('tracking', 'button', 'btn_import');
  const asked = useQuery({ ...load(listTrackingFeeds, {}), meta: { quiet: true } });
  const [edited, setEdited] = useState<TrackingFeed | 'new'>();
  const [told, setTold] = useState<ToldSecret>();
  const add = (
    <Button look="primary" icon="plus" onClick={() => setEdited('new')}>
      {words('feedAdd')}
    </Button>
  );
  const acts = (
    <>
      {mayImport && (
        <Button icon="upload" onClick={() => void navigate(trackingFilePath)}>
          {words('feedImport')}
        </Button>
      )}
      {mayEdit && add}
    </>
  );
  return (
    <Page
      title={words('feedTitle')}
      back={homePath}
      actions={isDesk && <span className="feeds-acts">{acts}</span>}
      foot={!isDesk && (mayImport || mayEdit) && <ActionBar>{acts}</ActionBar>}
    >
      <Loaded query={asked}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty title={words('feedNone')} line={words('feedNoneLine')} action={mayEdit && add} />
          ) : (
            <div className="feeds">
              {list.map((feed) => (
                <FeedCard
                  key={feed.id}
                  feed={feed}
                  mayEdit={mayEdit}
                  onEdit={() => setEdited(feed)}
                  onSecret={setTold}
                />
              ))}
            </div>
          )
        }
      </Loaded>
      {edited && (
        <FeedSheet
          feed={edited === 'new' ? undefined : edited}
          onAdded={(secret) => setTold(secret)}
          onClose={() => setEdited(undefined)}
        />
      )}
      {told && <SecretSheet told={told} onClose={() => setTold(undefined)} />}
    </Page>
  );
}
