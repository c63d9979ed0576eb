import type { Reply } from '@fairway/contract/endpoint.ts';
import type { OrderDetail, repriceOrder } from '@fairway/contract/orders.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { sumsText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { orderEditPath } from '../paths.ts';
import { PriceCompared } from './price-compared.tsx';
import type { OrderActsOf } from './use-order-acts.ts';

interface RepriceSheetProps {
  order: OrderDetail;
  onReprice: OrderActsOf['reprice'];
  onClose: () => void;
}

/** What it comes to now, then what it comes to anew and how much more or less that is. */
export function RepriceSheet({ order, onReprice, onClose }: RepriceSheetProps) {
  const words = useWords();
  const navigate = useNavigate();
  // What it was when it was opened: the order behind the sheet changes with the answer.
  const [before] = useState(order);
  const [done, setDone] = useState<Reply<typeof repriceOrder>>();
  const [isBusy, setIsBusy] = useState(false);
  const reprice = async () => {
    setIsBusy(true);
    setDone(await onReprice());
    setIsBusy(false);
  };
  if (done) {
    const isOther = done.id !== before.id;
    return (
      <Sheet
        title={words('orderRepriceDone')}
        open
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>{words('close')}</Button>
            {isOther && (
              <Button look="primary" onClick={() => void navigate(orderEditPath(done.id))}>
                {words('orderRepriceOpen')}
              </Button>
            )}
          </>
        }
      >
        <div className="form-stack" role="status">
          {done.difference.every(({ amount }) => Number(amount) === 0) && <p>{words('orderRepriceSame')}</p>}
          <PriceCompared before={before.totals} after={done.totals} difference={done.difference} />
        </div>
      </Sheet>
    );
  }
  return (
    <Sheet
      title={words('orderReprice')}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('close')}</Button>
          <Button look="primary" busy={isBusy} onClick={() => void reprice()}>
            {words('orderReprice')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <p>{words(before.status === 'expired' ? 'orderRepriceExpired' : 'orderRepriceLine')}</p>
        <Facts
          facts={[
            [words('orderVarianceNow'), sumsText(before.totals)],
            [words('orderPricedBy'), before.rateNo],
          ]}
        />
      </div>
    </Sheet>
  );
}
