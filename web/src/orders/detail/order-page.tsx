import { AppError } from '@fairway/contract/app-error.ts';
import { getOrder, type OrderDetail } from '@fairway/contract/orders.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { Page } from '../../ui/page.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { load } from '../../wire/calls.ts';
import { myOrdersPath } from '../paths.ts';
import { OrderActs } from './order-acts.tsx';
import { AskedCard, CreditCard, CutoffsCard, HistoryCard, RelatedCard } from './order-aside.tsx';
import { OrderBody } from './order-body.tsx';
import { OrderHead } from './order-head.tsx';

/** One order: where it stands, what it says, and what can be done with it. */
export function OrderPage() {
  const words = useWords();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const asked = useQuery({
    ...load(getOrder, { params: { id } }),
    enabled: id !== '',
    meta: { quiet: true },
  });
  // What is not for somebody is not there for them.
  if (id === '' || (asked.error instanceof AppError && !asked.data)) return <NotFound home={myOrdersPath} />;
  if (asked.data) return <OpenOrder key={id} order={asked.data} />;
  return (
    <Page title={words('orderOne')} back={myOrdersPath}>
      <Loaded query={asked}>{() => null}</Loaded>
    </Page>
  );
}

function OpenOrder({ order }: { order: OrderDetail }) {
  const words = useWords();
  const isDesk = useMedia(desktop);
  const aside = (
    <>
      <CreditCard order={order} />
      <CutoffsCard order={order} />
      <RelatedCard order={order} />
      <HistoryCard order={order} />
    </>
  );
  return (
    <Page
      title={`${words('orderOne')} ${order.orderNo}`}
      back={myOrdersPath}
      actions={isDesk && <OrderActs order={order} place="head" />}
      foot={!isDesk && <OrderActs order={order} place="foot" />}
      width={isDesk ? 'whole' : 'column'}
      aside={isDesk && <div className="page-aside-cards">{aside}</div>}
    >
      <OrderHead order={order} />
      <AskedCard order={order} />
      <OrderBody order={order} />
      {!isDesk && aside}
    </Page>
  );
}
