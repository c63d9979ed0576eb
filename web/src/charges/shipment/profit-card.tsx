import type { ChargeSums } from '@fairway/contract/shipment-charges.ts';
import { moneyText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import '../charge-sums.css';

/** What a shipment earns, in the currency of the books, for who may see it. */
export function ProfitCard({ sums }: { sums: ChargeSums }) {
  const words = useWords();
  const { profit, missingRates } = sums;
  if (profit === undefined) return null;
  const percent = (margin: string | null) => (margin === null ? '—' : `${margin}%`);
  return (
    <Card
      title={words('chargeProfit')}
      state={profit?.isBelowLeast && <StateLabel tone="bad">{words('chargeBelowLeast')}</StateLabel>}
    >
      {profit && (
        <>
          <Facts
            facts={[
              [words('chargeRevenueNet'), <Figure key="r">{moneyText(profit.revenueNet)}</Figure>],
              [words('chargeCostNet'), <Figure key="c">{moneyText(profit.costNet)}</Figure>],
              [
                words('chargeProfitNet'),
                <Figure key="n">{`${moneyText(profit.net)} · ${percent(profit.netMargin)}`}</Figure>,
              ],
              [
                words('chargeProfitGross'),
                <Figure key="g">{`${moneyText(profit.gross)} · ${percent(profit.grossMargin)}`}</Figure>,
              ],
            ]}
          />
          <p className="charge-profit-note">{words('chargeProfitNote')}</p>
        </>
      )}
      {missingRates.length > 0 && (
        <p className="charge-sums-warn" role="status">
          <Icon name="warning" size={14} />
          {words('chargeRatesMissing', {
            rates: missingRates.map(({ pair, date }) => `${pair} ${date}`).join(words('listComma')),
          })}
        </p>
      )}
    </Card>
  );
}

const Figure = ({ children }: { children: string }) => <span className="number">{children}</span>;
