import { getAging } from '@fairway/contract/aging.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { CreditBar } from '../../aging/credit-bar.tsx';
import { pathOfCell } from '../../aging/paths.ts';
import { moneyText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { Link } from '../../ui/link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { load } from '../../wire/calls.ts';
import { useSession } from '../../wire/session-store.ts';
import { DashBlock } from '../dash-block.tsx';
import type { PortalQuery } from './portal-query.ts';

/** How much of their credit a customer has used, and what of it is late. */
export function CreditBlock({ portal }: { portal: PortalQuery }) {
  const words = useWords();
  const seesAging = useSession(({ permissionList }) =>
    permissionList.some(({ modelId }) => modelId === 'accountsAnalysis'),
  );
  const aging = useQuery({ ...load(getAging, { body: { pageSize: 1 } }), enabled: seesAging });
  if (!seesAging) return null;
  return (
    <DashBlock title={words('dashCredit')} width="whole">
      <Loaded query={portal}>
        {({ credit }) =>
          credit && (
            <>
              <CreditBar credit={credit} />
              {credit.missingRate === null && (
                <span className="dash-row-facts number">
                  {words('dashCreditLeft', { sum: moneyText(credit.available) })}
                </span>
              )}
            </>
          )
        }
      </Loaded>
      <Loaded query={aging}>{(data) => <Overdue aging={data} />}</Loaded>
    </DashBlock>
  );
}

/** What is late, in each currency; each leads to its bills. */
function Overdue({ aging }: { aging: Reply<typeof getAging> }) {
  const words = useWords();
  const { asOf, isToday, isAsInvoices, total } = aging;
  const late = total.sums.filter(({ overdue }) => Number(overdue) > 0);
  if (late.length === 0) return <p className="dash-none">{words('dashCreditNotOverdue')}</p>;
  return (
    <span className="dash-row-facts number">
      {late.map(({ currency, overdue }) => (
        <Link
          key={currency}
          to={pathOfCell({ side: 'receivable', asOf, isToday, isAsInvoices, cell: 'overdue', currency })}
        >
          {words('dashCreditOverdue', { sum: moneyText({ currency, amount: overdue }) })}
        </Link>
      ))}
    </span>
  );
}
