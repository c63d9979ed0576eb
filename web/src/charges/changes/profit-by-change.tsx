import type { ChangeHead } from '@fairway/contract/charge-changes.ts';
import { roundMoney, subtractMoney } from '@fairway/domain/money/money.ts';
import { moneyText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { signedText } from '../charge-text.ts';
import './changes.css';

/** What the shipment earns before and after, for who may see it. */
export function ProfitByChange({ profit }: Pick<ChangeHead, 'profit'>) {
  const words = useWords();
  if (!profit) return null;
  const { before, after } = profit;
  const by = roundMoney(subtractMoney(after, before));
  return (
    <Card title={words('changeProfit')}>
      <Facts
        facts={[
          [
            words('changeProfitBefore'),
            <span key="b" className="number">
              {moneyText(before)}
            </span>,
          ],
          [
            words('changeProfitAfter'),
            <span key="a" className="number">
              {moneyText(after)}
            </span>,
          ],
          [
            words('changeProfitBy'),
            <strong key="d" className={`number ${Number(by.amount) < 0 ? 'change-less' : 'change-more'}`}>
              {signedText(by)}
            </strong>,
          ],
        ]}
      />
    </Card>
  );
}
