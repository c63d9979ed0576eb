import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { takeBack } from '../form/take-back.ts';
import { useWaitingCount, waitingOrders } from '../form/waiting-orders.ts';
import { newOrderPath, orderEditPath } from '../paths.ts';
import './waiting-line.css';

/** What was written without a network and is still on this device; each can be opened and written on. */
export function WaitingLine() {
  const words = useWords();
  const navigate = useNavigate();
  const count = useWaitingCount((waiting) => waiting.count);
  if (count === 0) return null;
  return (
    <div className="orders-waiting">
      <Icon name="offline" size={16} />
      <span role="status">{words('orderWaitingCount', { count })}</span>
      {waitingOrders().map((order, nth) => (
        <Button
          key={order.clientId}
          look="quiet"
          onClick={() => {
            takeBack(order);
            void navigate(order.saved ? orderEditPath(order.saved.id) : newOrderPath());
          }}
        >
          {words('orderWaitingOpen', { name: order.fields.commodity || order.fields.poNo || `${nth + 1}` })}
        </Button>
      ))}
    </div>
  );
}
