import { AppError } from '@fairway/contract/app-error.ts';
import { getPaymentRequest } from '@fairway/contract/payment-requests.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { Page } from '../../ui/page.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { load } from '../../wire/calls.ts';
import { RequestActs } from '../acts/request-acts.tsx';
import { requestsScreen } from '../paths.ts';
import { RequestBody } from './request-body.tsx';

/** One request for a payment (`?id=`). */
export function RequestPage() {
  const [address] = useSearchParams();
  const id = address.get('id');
  return id ? <OneRequest key={id} id={id} /> : <NoSuchRequest />;
}

/** What is not for somebody is not there for them. */
function NoSuchRequest() {
  const words = useWords();
  return (
    <NotFound
      home={requestsScreen}
      says={{
        ...{ title: words('requestMissing'), line: words('requestMissingLine') },
        go: words('requestSeeAll'),
      }}
    />
  );
}

function OneRequest({ id }: { id: string }) {
  const words = useWords();
  const isDesk = useMedia(desktop);
  const asked = useQuery({ ...load(getPaymentRequest, { params: { id } }), meta: { quiet: true } });
  if (asked.error instanceof AppError && !asked.data) return <NoSuchRequest />;
  if (!asked.data)
    return (
      <Page title={words('requestOne')} back={requestsScreen}>
        <Loaded query={asked}>{() => null}</Loaded>
      </Page>
    );
  const request = asked.data;
  return (
    <Page
      title={request.requestNo}
      back={requestsScreen}
      actions={isDesk && <RequestActs request={request} />}
      foot={
        !isDesk && (
          <RequestActs request={request}>{(buttons) => <ActionBar>{buttons}</ActionBar>}</RequestActs>
        )
      }
    >
      <RequestBody request={request} />
    </Page>
  );
}
