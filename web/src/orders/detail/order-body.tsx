import type { OrderDetail } from '@fairway/contract/orders.ts';
import './order-sections.css';
import { CargoCard, MoreCards, PartiesCard, RouteCard } from './order-sections.tsx';
import { PriceCard } from './price-card.tsx';

/** The order itself: price, way, cargo, parties and what belongs to it. */
export function OrderBody({ order }: { order: OrderDetail }) {
  return (
    <div className="order-body-room">
      <div className="order-body-two">
        <PriceCard order={order} />
        <div className="order-body">
          <RouteCard order={order} />
          <CargoCard order={order} />
        </div>
      </div>
      <PartiesCard order={order} />
      <MoreCards order={order} />
    </div>
  );
}
