import { AppError } from '@fairway/contract/app-error.ts';
import { getOrder } from '@fairway/contract/orders.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { DetailPane } from '../../ui/detail-pane.tsx';
import { Empty } from '../../ui/empty.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { load } from '../../wire/calls.ts';
import { orderPathOf } from '../paths.ts';
import { OrderActs } from './order-acts.tsx';
import { AskedCard, CutoffsCard, HistoryCard, RelatedCard } from './order-aside.tsx';
import { OrderBody } from './order-body.tsx';
import { OrderHead } from './order-head.tsx';

interface OrderPaneProps {
  id: string;
  onClose: () => void;
}

/** An order beside the table it stands in. */
export function OrderPane({ id, onClose }: OrderPaneProps) {
  const words = useWords();
  const navigate = useNavigate();
  const asked = useQuery({ ...load(getOrder, { params: { id } }), meta: { quiet: true } });
  return (
    <DetailPane
      title={asked.data?.orderNo ?? words('orderOne')}
      actions={
        <>
          {asked.data && <OrderActs order={asked.data} place="pane" onGone={onClose} />}
          <IconButton
            icon="link"
            label={words('orderOpenPage')}
            onClick={() => void navigate(orderPathOf(id))}
          />
        </>
      }
      onClose={onClose}
    >
      {asked.error instanceof AppError && !asked.data ? (
        <Empty
          drawing="search"
          title={words('entityGone')}
          action={<Button onClick={onClose}>{words('back')}</Button>}
        />
      ) : (
        <div className="order-pane">
          <Loaded query={asked}>
            {(order) => (
              <>
                <OrderHead order={order} />
                <AskedCard order={order} />
                <CutoffsCard order={order} />
                <OrderBody order={order} />
                <RelatedCard order={order} />
                <HistoryCard order={order} />
              </>
            )}
          </Loaded>
        </div>
      )}
    </DetailPane>
  );
}
