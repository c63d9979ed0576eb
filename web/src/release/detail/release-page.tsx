import { AppError } from '@fairway/contract/app-error.ts';
import { getRelease, type ReleaseDetail } from '@fairway/contract/releases.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { Page } from '../../ui/page.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { load } from '../../wire/calls.ts';
import { ReleaseActs } from '../acts/release-acts.tsx';
import { type ReleaseSheet, ReleaseSheets } from '../acts/release-sheets.tsx';
import { releasesScreen } from '../paths.ts';
import { useReleaseRights } from '../use-release-rights.ts';
import { CustomerRelease } from './customer-release.tsx';
import { ReleaseBody } from './release-body.tsx';
import { ReleaseRail } from './release-rail.tsx';

/** One release (`?id=`). */
export function ReleasePage() {
  const [address] = useSearchParams();
  const id = address.get('id');
  return id ? <OneRelease key={id} id={id} /> : <NoSuchRelease />;
}

/** What is not for somebody is not there for them. */
function NoSuchRelease() {
  const words = useWords();
  return (
    <NotFound
      home={releasesScreen}
      says={{
        ...{ title: words('releaseMissing'), line: words('releaseMissingLine') },
        go: words('releaseSeeAll'),
      }}
    />
  );
}

function OneRelease({ id }: { id: string }) {
  const words = useWords();
  const asked = useQuery({ ...load(getRelease, { params: { id } }), meta: { quiet: true } });
  if (asked.error instanceof AppError && !asked.data) return <NoSuchRelease />;
  if (asked.data) return <OpenRelease release={asked.data} />;
  return (
    <Page title={words('releaseOne')} back={releasesScreen}>
      <Loaded query={asked}>{() => null}</Loaded>
    </Page>
  );
}

function OpenRelease({ release }: { release: ReleaseDetail }) {
  const isDesk = useMedia(desktop);
  const { isStaff } = useReleaseRights();
  const [open, setOpen] = useState<ReleaseSheet>();
  const rail = isStaff && <ReleaseRail release={release} onSheet={setOpen} />;
  return (
    <>
      <Page
        title={release.releaseNo}
        back={releasesScreen}
        actions={isDesk && <ReleaseActs release={release} onOpen={setOpen} />}
        foot={
          !isDesk && (
            <ReleaseActs release={release} onOpen={setOpen}>
              {(buttons) => <ActionBar>{buttons}</ActionBar>}
            </ReleaseActs>
          )
        }
        aside={isDesk && rail && <div className="page-aside-cards">{rail}</div>}
      >
        {isStaff ? (
          <ReleaseBody release={release} onSheet={setOpen} />
        ) : (
          <CustomerRelease release={release} onSheet={setOpen} />
        )}
        {!isDesk && rail}
      </Page>
      <ReleaseSheets release={release} open={open} onOpen={setOpen} />
    </>
  );
}
