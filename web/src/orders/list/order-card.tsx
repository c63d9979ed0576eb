import type { OrderHead } from '@fairway/contract/orders.ts';
import { sumsText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { OrderStateLabel } from '../order-state-label.tsx';
import { cargoLine, etdText, laneText, nextText, vesselText } from '../order-text.ts';
import { SlaMark } from '../sla-mark.tsx';
import './order-card.css';

interface OrderCardProps {
  order: OrderHead;
  isStaff: boolean;
}

/** An order on a phone. */
export function OrderCard({ order, isStaff }: OrderCardProps) {
  const words = useWords();
  const next = nextText(order, isStaff, words);
  const mine = order.next.by === (isStaff ? 'staff' : 'customer');
  const ready = order.cargoReadyOn && `${words('orderReady')} ${order.cargoReadyOn}`;
  return (
    <article className="order-card">
      <span className="order-card-head">
        <span className="order-card-no number">{order.orderNo}</span>
        <OrderStateLabel order={order} />
      </span>
      <strong className="order-card-lane">{laneText(order)}</strong>
      {isStaff && order.customerName && <span>{order.customerName}</span>}
      <span className="order-card-line number">
        {[cargoLine(order), order.commodity].filter(Boolean).join(' · ')}
      </span>
      <span className="order-card-line number">
        {[etdText(order, words), ready].filter(Boolean).join(' · ')}
      </span>
      {order.carrierName && (
        <span className="order-card-line">
          {[order.carrierName, vesselText(order), order.soNo && `SO ${order.soNo}`]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
      <span className="order-card-foot">
        <span className="order-card-total number">
          {order.totals.length > 0 ? sumsText(order.totals) : words('orderNotPriced')}
        </span>
        {order.salesName && (
          <span className="order-card-sales">{words('orderSalesOf', { name: order.salesName })}</span>
        )}
      </span>
      {next && (
        <span className={`order-card-next${mine ? ' order-card-mine' : ''}`}>
          <Icon name={mine ? 'bell' : 'clock'} size={15} />
          <span className="order-card-what">{next}</span>
          <SlaMark order={order} />
        </span>
      )}
    </article>
  );
}
