import type { OrderDetail } from '@fairway/contract/orders.ts';
import { useWords } from '../../language/words.ts';
import { HeadCard } from '../../ui/head-card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { type Step, StepIndicator } from '../../ui/step-indicator.tsx';
import { useLinks } from '../../wire/navigation/links.ts';
import { isFieldName } from '../field-value.tsx';
import { OrderStateLabel } from '../order-state-label.tsx';
import { cargoLine, laneText, nextText, timeText } from '../order-text.ts';
import { fieldWords, rejectWords, stepWords } from '../order-words.ts';
import { SlaMark } from '../sla-mark.tsx';
import { useIsStaff } from '../use-is-staff.ts';
import { warningText } from '../warning-text.ts';
import './order-head.css';

/** What it is and where it stands; above it what one must know before anything else. */
export function OrderHead({ order }: { order: OrderDetail }) {
  const words = useWords();
  const isStaff = useIsStaff();
  const links = useLinks();
  const next = nextText(order, isStaff, words);
  const reason = [order.rejectReason && words(rejectWords[order.rejectReason]), order.stateRemark]
    .filter(Boolean)
    .join(words('listComma'));
  const missing = [...new Set(order.problems.map(({ field }) => field))].filter(isFieldName);
  return (
    <>
      {order.warnings.map((warning) => (
        <p key={warning} className="order-banner" role="status">
          <Icon name="warning" size={16} />
          {warningText(order, warning, isStaff, words)}
          {warning === 'priceOtherBoxes' && isStaff && order.shipmentId && (
            <Link to={links.shipmentCharges(order.shipmentId)}>{words('orderChargesOpen')}</Link>
          )}
        </p>
      ))}
      {order.status === 'needInfo' && order.stateRemark && (
        <p className="order-banner" role="status">
          <Icon name="info" size={16} />
          {words('orderAskedInfo', { remark: order.stateRemark })}
        </p>
      )}
      {order.problems.length > 0 && (
        <p className="order-banner" role="status">
          <Icon name="edit" size={16} />
          {words('orderFormProblems', { count: order.problems.length })}
          {words('orderColon') + missing.map((field) => words(fieldWords[field])).join(words('listComma'))}
        </p>
      )}
      <HeadCard title={laneText(order)} state={<OrderStateLabel order={order} />}>
        <p className="order-head-line">
          <strong>{order.customerName}</strong>
          {order.carrierName && (
            <span>
              {order.carrierName} {order.carrierCode}
            </span>
          )}
          <span className="number">{cargoLine(order)}</span>
          <SlaMark order={order} />
        </p>
        {next && (
          <p className="order-head-next">
            {words('orderNextStep')}
            {words('orderColon')}
            <strong>{next}</strong>
          </p>
        )}
        {(order.status === 'rejected' || order.status === 'cancelled') && reason && (
          <p className="order-head-reason">{words('orderStateReason') + words('orderColon') + reason}</p>
        )}
        <div className="order-steps">
          <StepIndicator steps={stepsOf()} />
        </div>
      </HeadCard>
    </>
  );

  function stepsOf(): Step[] {
    return order.steps.map(({ step, state, at }) => ({
      ...{ label: words(stepWords[step]), state: state === 'ahead' ? 'future' : state },
      ...(at !== null && { note: timeText(at).slice(5) }),
    }));
  }
}
