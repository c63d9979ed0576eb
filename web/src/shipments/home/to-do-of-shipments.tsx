import { listMyShipmentTasks } from '@fairway/contract/shipment-papers.ts';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { useList } from '../../wire/use-list.ts';
import { shipmentPathOf } from '../paths.ts';
import { DueCountdown } from '../shown/due-countdown.tsx';
import { taskKindWords } from '../shown/task-words.ts';
import './customer-shipments.css';
import { useSeesShipments } from './use-sees-shipments.ts';

const shown = 5;

/** What waits for the customer: a draft to confirm, papers to give; nothing while nothing does. */
export const ToDoOfShipments = () => <MyTasks isStaff={false} />;

/** What waits for somebody of us. */
export const MyShipmentTasks = () => <MyTasks isStaff />;

function MyTasks({ isStaff }: { isStaff: boolean }) {
  const words = useWords();
  const { rows = [] } = useList(listMyShipmentTasks, {}, { enabled: useSeesShipments() });
  if (rows.length === 0) return null;
  return (
    <Card title={words('homeToDo')}>
      <ul className="home-shipments">
        {rows.slice(0, shown).map(({ id, shipmentId, shipmentNo, kind, title, dueAt }) => {
          const isDraft = kind === 'checkBill' && !isStaff;
          const name = isDraft ? words('homeToDoConfirmBill') : words(taskKindWords[kind]);
          return (
            <li key={`${shipmentId} ${id}`}>
              <Link to={shipmentPathOf(shipmentId)} className="home-shipment">
                <span className="home-shipment-line">
                  <span>
                    <strong>{title || name}</strong> <small className="number">{shipmentNo}</small>
                  </span>
                  {dueAt !== null && <DueCountdown kind={null} at={dueAt} />}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
