import { AppError } from '@fairway/contract/app-error.ts';
import { getInquiry } from '@fairway/contract/rate-inquiries.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { Page } from '../../ui/page.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { load } from '../../wire/calls.ts';
import { inquiriesPath } from '../paths.ts';
import { hasActs, InquiryActs } from './inquiry-acts.tsx';
import { InquirySections } from './inquiry-sections.tsx';

/** One inquiry: `?id=`. */
export function InquiryPage() {
  const words = useWords();
  const isDesk = useMedia(desktop);
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const asked = useQuery({
    ...load(getInquiry, { params: { id } }),
    ...{ enabled: id !== '', meta: { quiet: true } },
  });
  // That of somebody else is not there.
  if (id === '' || (asked.error instanceof AppError && !asked.data)) return <NotFound home={inquiriesPath} />;
  const acts = asked.data && hasActs(asked.data) && <InquiryActs inquiry={asked.data} />;
  return (
    <Page
      title={words('inquiryDetail')}
      back={inquiriesPath}
      actions={isDesk && acts}
      foot={!isDesk && acts && <ActionBar>{acts}</ActionBar>}
    >
      <Loaded query={asked}>{(inquiry) => <InquirySections inquiry={inquiry} />}</Loaded>
    </Page>
  );
}
