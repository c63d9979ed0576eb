import type { OrderDetail } from '@fairway/contract/orders.ts';
import { moneyText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { Facts } from '../../ui/facts.tsx';
import './act-sheets.css';

/** How much the customer may owe, what of it is used, and what would be left with the order in it. */
export function CreditFacts({ credit }: { credit: NonNullable<OrderDetail['credit']> }) {
  const words = useWords();
  const { limit, used, order, left, isExceeded, missingRate } = credit;
  return (
    <>
      <Facts
        facts={[
          [words('orderCreditLimit'), moneyText(limit)],
          [words('orderCreditUsed'), moneyText(used)],
          [words('orderCreditOrder'), moneyText(order)],
          // Without a rate nothing is guessed.
          [words('orderCreditLeft'), !missingRate && moneyText(left)],
        ]}
      />
      {missingRate && <p className="credit-over">{words('orderCreditMissing', missingRate)}</p>}
      {isExceeded && <p className="credit-over">{words('orderCreditExceeded')}</p>}
    </>
  );
}
