import { listOrders } from '@fairway/contract/orders.ts';
import { useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { useSession } from '../../wire/session-store.ts';
import { useList } from '../../wire/use-list.ts';
import '../customer-orders.css';
import { laneText } from '../order-text.ts';
import { companyOrdersPath, myOrdersPath, orderPathOf } from '../paths.ts';
import { SlaMark } from '../sla-mark.tsx';

const shown = 5;

/** Orders that wait for acceptance, the most overdue first: all of them to who accepts, to others their own. */
function OrdersToReview() {
  const words = useWords();
  const enabled = useSession(({ permissionList }) =>
    permissionList.some(({ modelId }) => modelId === 'onlineOrder'),
  );
  const accepts = useCan('onlineOrder', 'button', 'btn_accept');
  const { rows = [], total } = useList(
    listOrders,
    {
      scope: accepts ? 'company' : 'mine',
      ...{ sidx: 'slaDue', sort: 'asc', filters: { states: ['submitted'] } },
    },
    { enabled },
  );
  if (rows.length === 0) return null;
  return (
    <Card
      title={words('orderReviewCard', { count: total ?? rows.length })}
      state={
        <Link to={`${accepts ? companyOrdersPath : myOrdersPath}?tab=submitted`}>{words('seeAll')}</Link>
      }
    >
      <ul className="customer-orders">
        {rows.slice(0, shown).map((order) => (
          <li key={order.id}>
            <Link to={orderPathOf(order.id)}>
              <span>{laneText(order)}</span>
              <SlaMark order={order} />
              <span>{order.customerName}</span>
              <small className="number">{order.orderNo}</small>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export const ordersStaffCards = { OrdersToReview };
