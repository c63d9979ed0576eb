import { listOrders } from '@fairway/contract/orders.ts';
import { useWords } from '../language/words.ts';
import { Card } from '../ui/card.tsx';
import { Link } from '../ui/link.tsx';
import { useSession } from '../wire/session-store.ts';
import { useList } from '../wire/use-list.ts';
import './customer-orders.css';
import { OrderStateLabel } from './order-state-label.tsx';
import { laneText, nextText } from './order-text.ts';
import { myOrdersPath, orderPathOf } from './paths.ts';

const shown = 4;

/** The orders that wait for something of the customer; nothing while none does. */
function CustomerOrders() {
  const words = useWords();
  const enabled = useSession(({ permissionList }) =>
    permissionList.some(({ modelId }) => modelId === 'onlineOrder'),
  );
  const { rows = [] } = useList(
    listOrders,
    { filters: { states: ['needInfo', 'draft', 'submitted', 'confirmed', 'converted', 'expired'] } },
    { enabled },
  );
  const waiting = rows.filter(({ next }) => next.by === 'customer');
  if (waiting.length === 0) return null;
  return (
    <Card title={words('orderCustomerCard')} state={<Link to={myOrdersPath}>{words('seeAll')}</Link>}>
      <ul className="customer-orders">
        {waiting.slice(0, shown).map((order) => (
          <li key={order.id}>
            <Link to={orderPathOf(order.id)}>
              <span>{laneText(order)}</span>
              <OrderStateLabel order={order} />
              <strong>{nextText(order, false, words)}</strong>
              <small className="number">{order.orderNo}</small>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export const ordersCustomerCards = { CustomerOrders };
