import type { OrderFields } from '@fairway/contract/order-fields.ts';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { draftsApart } from '../form/order-draft.ts';
import { takeBack } from '../form/take-back.ts';
import { useWaitingCount, waitingOrders } from '../form/waiting-orders.ts';
import { orderApartPath } from '../paths.ts';
import './waiting-line.css';

/** What was written without a network and is still on this device; each can be opened and written on. */
export function WaitingLine() {
  const words = useWords();
  const navigate = useNavigate();
  const { count, apart } = useWaitingCount();
  const opener = (fields: OrderFields, nth: number) =>
    words('orderWaitingOpen', { name: fields.commodity || fields.poNo || `${nth + 1}` });
  return (
    <>
      {count > 0 && (
        <div className="orders-waiting">
          <Icon name="offline" size={16} />
          <span role="status">{words('orderWaitingCount', { count })}</span>
          {waitingOrders().map((order, nth) => (
            <Button key={order.clientId} look="quiet" onClick={() => void navigate(takeBack(order))}>
              {opener(order.fields, nth)}
            </Button>
          ))}
        </div>
      )}
      {apart > 0 && (
        <div className="orders-waiting">
          <Icon name="edit" size={16} />
          <span role="status">{words('orderApartCount', { count: apart })}</span>
          {draftsApart().map(({ clientId, fields }, nth) => (
            <Button key={clientId} look="quiet" onClick={() => void navigate(orderApartPath(clientId))}>
              {opener(fields, nth)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
