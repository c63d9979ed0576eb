import { getOrder } from '@fairway/contract/orders.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LoadedPane } from '../../ui/loaded-pane.tsx';
import { load } from '../../wire/calls.ts';
import { orderPathOf } from '../paths.ts';
import { OrderActs } from './order-acts.tsx';
import { AskedCard, CreditCard, CutoffsCard, HistoryCard, RelatedCard } from './order-aside.tsx';
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
    <LoadedPane
      query={asked}
      className="order-pane"
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
      {(order) => (
        <>
          <OrderHead order={order} />
          <AskedCard order={order} />
          <CreditCard order={order} />
          <CutoffsCard order={order} />
          <OrderBody order={order} />
          <RelatedCard order={order} />
          <HistoryCard order={order} />
        </>
      )}
    </LoadedPane>
  );
}
