import type { OrderDetail } from '@fairway/contract/orders.ts';
import { useState } from 'react';
import { moneyText } from '../../freight/money-text.ts';
import { atPort } from '../../freight/sailing-text.ts';
import { useWords } from '../../language/words.ts';
import { ExternalMark } from '../../people/external-mark.tsx';
import { shipmentPathOf } from '../../shipments/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Link } from '../../ui/link.tsx';
import { DifferenceTable } from '../difference-table.tsx';
import { spanText, timeText } from '../order-text.ts';
import { cutoffWords, historyWords, rejectWords } from '../order-words.ts';
import { orderPathOf } from '../paths.ts';
import { useIsStaff } from '../use-is-staff.ts';
import { useNow } from '../use-now.ts';
import '../order-parts.css';
import { CreditFacts } from './credit-facts.tsx';
import './order-aside.css';
import { useOrderActs } from './use-order-acts.ts';

const soon = 24 * 3_600_000;

/** What must be done until when, with how long that is. */
export function CutoffsCard({ order: { cutoffs } }: { order: OrderDetail }) {
  const words = useWords();
  const now = useNow();
  if (cutoffs.length === 0) return null;
  return (
    <Card title={words('orderCutoffs')}>
      <ul className="order-cutoffs">
        {cutoffs.map(({ cutoff, at, timeZone }) => {
          const left = at - now;
          const look = left <= 0 ? 'order-cutoff-past' : left < soon ? 'order-cutoff-soon' : '';
          return (
            <li key={cutoff} className={look}>
              <span>{words(cutoffWords[cutoff])}</span>
              <strong className="number">{atPort(at, timeZone, 'yyyy-MM-dd HH:mm')}</strong>
              <small>
                {left <= 0
                  ? words('orderCutoffPast')
                  : words('orderCutoffLeft', { time: spanText(left, words) })}
              </small>
            </li>
          );
        })}
      </ul>
      <p className="order-quiet">{words('orderCutoffsZone')}</p>
    </Card>
  );
}

/** What the customer asked for and nobody answered yet. */
export function AskedCard({ order: { asked } }: { order: OrderDetail }) {
  const words = useWords();
  if (!asked) return null;
  const title = words(asked.request === 'amend' ? 'orderAskedAmend' : 'orderAskedCancel');
  return (
    <Card title={title}>
      <p className="order-quiet">{words('orderAskedBy', { name: asked.byName, time: timeText(asked.at) })}</p>
      {asked.remark && <p className="order-remark">{asked.remark}</p>}
      {asked.differences.length > 0 && <DifferenceTable label={title} differences={asked.differences} />}
    </Card>
  );
}

/** To who decides, what would be left of the credit of the customer. */
export function CreditCard({ order: { credit } }: { order: OrderDetail }) {
  const words = useWords();
  if (!credit) return null;
  return (
    <Card title={words('orderCredit')}>
      <CreditFacts credit={credit} />
    </Card>
  );
}

/** Whom to turn to, and what the order belongs to. */
export function RelatedCard({ order }: { order: OrderDetail }) {
  const words = useWords();
  const { shipmentId, shipmentNo, copiedFromId, deadFreight } = order;
  const acts = useOrderActs(order);
  const isStaff = useIsStaff();
  return (
    <>
      {shipmentId && (
        <Card title={words('orderShipment')}>
          <p className="order-shipment">
            <strong className="number">{shipmentNo}</strong>
            <Link to={shipmentPathOf(shipmentId)}>{words('orderShipmentOpen')}</Link>
          </p>
        </Card>
      )}
      <Card title={words(isStaff ? 'orderPeople' : 'orderContact')}>
        <Facts
          facts={[
            [words('orderSales'), order.salesName],
            [
              words('orderPhone'),
              order.salesPhone && <a href={`tel:${order.salesPhone}`}>{order.salesPhone}</a>,
            ],
            [
              words('orderEmail'),
              order.salesEmail && <a href={`mailto:${order.salesEmail}`}>{order.salesEmail}</a>,
            ],
            [words('orderPlacedBy'), order.placedByName],
            [words('orderSubmittedAt'), order.submittedAt === null ? '' : timeText(order.submittedAt)],
            [words('orderDeadFreight'), deadFreight ? moneyText(deadFreight) : ''],
            [
              words('orderCopiedFrom'),
              copiedFromId && <Link to={orderPathOf(copiedFromId)}>{words('orderSeeSource')}</Link>,
            ],
          ]}
        />
        {order.can.includes('talk') && (
          <>
            <p className="order-quiet">{words('orderTalkLine')}</p>
            <Button icon="message" busy={acts.isBusy} onClick={acts.talk}>
              {words('orderTalkOpen')}
            </Button>
          </>
        )}
      </Card>
    </>
  );
}

const shownAtFirst = 5;

/** Who did what and when, the newest first, with what differs. */
export function HistoryCard({ order: { history } }: { order: OrderDetail }) {
  const words = useWords();
  const [isWhole, setIsWhole] = useState(false);
  const newestFirst = history.toSorted((a, b) => b.at - a.at);
  const shown = isWhole ? newestFirst : newestFirst.slice(0, shownAtFirst);
  if (history.length === 0) return null;
  return (
    <Card title={words('orderHistory')}>
      <ol className="order-history">
        {shown.map((line) => (
          <li key={line.id}>
            <p>
              <strong>{line.byName || words('orderHistorySystem')}</strong>
              <ExternalMark shown={line.isByCustomer} /> {words(historyWords[line.act])}
            </p>
            <time className="number">{timeText(line.at)}</time>
            {line.rejectReason && <p>{words(rejectWords[line.rejectReason])}</p>}
            {line.remark && <p className="order-remark">{line.remark}</p>}
            {line.differences.length > 0 && (
              <DifferenceTable label={words(historyWords[line.act])} differences={line.differences} />
            )}
          </li>
        ))}
      </ol>
      {!isWhole && history.length > shownAtFirst && (
        <Button look="quiet" onClick={() => setIsWhole(true)}>
          {words('orderHistoryMore', { count: history.length })}
        </Button>
      )}
    </Card>
  );
}
