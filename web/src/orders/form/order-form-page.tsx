import { AppError } from '@fairway/contract/app-error.ts';
import { getRate } from '@fairway/contract/freight-rates.ts';
import { getOrder, orderFromTemplate } from '@fairway/contract/orders.ts';
import { getQuote } from '@fairway/contract/quotes.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { load, useCommand } from '../../wire/calls.ts';
import { orderReads } from '../order-reads.ts';
import { myOrdersPath, orderEditPath, orderPathOf } from '../paths.ts';
import { startOf, startOfOrder, startOfQuote } from './form-start.ts';
import { apartId } from './order-draft.ts';
import { OrderForm } from './order-form.tsx';

/** An order to be written: one that is there, or a new one from a rate, a quote, a template or nothing. */
export function OrderFormPage() {
  const [address] = useSearchParams();
  const says = (name: string) => address.get(name) ?? '';
  if (says('id')) return <OfOrder key={says('id')} id={says('id')} isAmend={says('amend') === '1'} />;
  if (says('templateId')) return <OfTemplate key={says('templateId')} id={says('templateId')} />;
  if (says('quoteId')) return <OfQuote key={says('quoteId')} id={says('quoteId')} />;
  if (says('rateId')) return <OfRate key={says('rateId')} id={says('rateId')} />;
  return <OfNothing key={says('draft')} draft={says('draft')} />;
}

function OfNothing({ draft }: { draft: string }) {
  const [address] = useSearchParams();
  const [start] = useState(() => startOf(address));
  return <OrderForm start={start} draftId={draft ? apartId(draft) : undefined} />;
}

function OfRate({ id }: { id: string }) {
  const [address] = useSearchParams();
  const asked = useQuery({ ...load(getRate, { params: { id } }), meta: { quiet: true } });
  return (
    <Begun asked={asked} home={myOrdersPath}>
      {(rate) => startOf(address, rate)}
    </Begun>
  );
}

function OfQuote({ id }: { id: string }) {
  const asked = useQuery({ ...load(getQuote, { params: { id } }), meta: { quiet: true } });
  return (
    <Begun asked={asked} home={myOrdersPath}>
      {startOfQuote}
    </Begun>
  );
}

function OfOrder({ id, isAmend }: { id: string; isAmend: boolean }) {
  const words = useWords();
  const navigate = useNavigate();
  const asked = useQuery({ ...load(getOrder, { params: { id } }), meta: { quiet: true } });
  // Once it is open, what becomes of it elsewhere is told when it is saved.
  const wasOpen = useRef(false);
  const order = asked.data;
  const isOpen = order?.can.includes(isAmend ? 'requestAmend' : 'edit') ?? false;
  if (order && !isOpen && !wasOpen.current)
    return (
      <Page title={words('orderEdit')} back={orderPathOf(id)}>
        <Empty
          drawing="locked"
          title={words('orderFormGone')}
          action={
            <Button onClick={() => void navigate(orderPathOf(id), { replace: true })}>
              {words('orderOne')}
            </Button>
          }
        />
      </Page>
    );
  wasOpen.current = isOpen || wasOpen.current;
  return (
    <Begun asked={asked} home={orderPathOf(id)}>
      {(found) => startOfOrder(found, isAmend)}
    </Begun>
  );
}

interface BegunProps<T> {
  asked: { data: T | undefined; isError: boolean; error: Error | null; refetch: () => unknown };
  home: string;
  children: Parameters<typeof Started<T>>[0]['children'];
}

/** The form once what it begins with is here. */
function Begun<T>({ asked, home, children }: BegunProps<T>) {
  const words = useWords();
  if (asked.error instanceof AppError && asked.data === undefined) return <NotFound home={home} />;
  if (asked.data !== undefined) return <Started found={asked.data}>{children}</Started>;
  return (
    <Page title={words('orderNew')} back={home}>
      <Loaded query={asked}>{() => null}</Loaded>
    </Page>
  );
}

interface StartedProps<T> {
  found: T;
  children: (found: T) => ReturnType<typeof startOf>;
}

/** It begins once: an answer that comes later does not take away what was typed. */
function Started<T>({ found, children }: StartedProps<T>) {
  const [start] = useState(() => children(found));
  return <OrderForm start={start} />;
}

/** A template becomes a draft on the server, which is opened in its place. */
function OfTemplate({ id }: { id: string }) {
  const words = useWords();
  const navigate = useNavigate();
  const using = useCommand(orderFromTemplate, { refreshes: orderReads, quiet: true });
  const isBegun = useRef(false);
  const begin = useEffectEvent(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    using.mutate(
      { params: { id } },
      { onSuccess: (made) => void navigate(orderEditPath(made.id), { replace: true }) },
    );
  });
  useEffect(() => begin(), []);
  if (using.error instanceof AppError) return <NotFound home={myOrdersPath} />;
  return (
    <Page title={words('orderNew')} back={myOrdersPath}>
      {using.isError ? (
        <Empty
          drawing="broken"
          title={words('loadFailed')}
          action={<Button onClick={() => using.mutate({ params: { id } })}>{words('retry')}</Button>}
        />
      ) : (
        <Skeleton shape="page" />
      )}
    </Page>
  );
}
