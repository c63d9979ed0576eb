import type { LaneTrend } from '@fairway/contract/dashboards.ts';
import { priceText } from '../../freight/money-text.ts';
import { laneRatesPath } from '../../freight/paths.ts';
import { PriceChange } from '../../freight/price-change.tsx';
import { useWords } from '../../language/words.ts';
import { Link } from '../../ui/link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Sparkline } from '../../ui/sparkline.tsx';
import { useSession } from '../../wire/session-store.ts';
import { DashBlock } from '../dash-block.tsx';
import './market-block.css';
import type { PortalQuery } from './portal-query.ts';

/** What the lanes one ships on cost and how that went; nothing for who may not look at rates. */
export function MarketBlock({ portal }: { portal: PortalQuery }) {
  const words = useWords();
  const seesRates = useSession(({ permissionList }) =>
    permissionList.some(({ modelId }) => modelId === 'freight'),
  );
  if (!seesRates) return null;
  return (
    <DashBlock title={words('dashMarket')} width="most">
      <Loaded query={portal}>
        {({ lanes }) =>
          lanes.length === 0 ? (
            <p className="dash-none">{words('dashMarketNone')}</p>
          ) : (
            <>
              <ul className="market">
                {lanes.map((lane) => (
                  <li key={`${lane.polId} ${lane.podId}`}>
                    <Lane lane={lane} />
                  </li>
                ))}
              </ul>
              <p className="dash-none">{words('dashMarketLine')}</p>
            </>
          )
        }
      </Loaded>
    </DashBlock>
  );
}

function Lane({ lane }: { lane: LaneTrend }) {
  const words = useWords();
  const { polId, podId, polName, podName, boxType, currency, points, now, change } = lane;
  const name = `${polName} → ${podName}`;
  const prices = points.flatMap(({ price }) => (price === null ? [] : [Number(price)]));
  return (
    <Link to={laneRatesPath({ pol: polId, pod: podId })} className="market-lane">
      <span>
        {name} <small>{boxType}</small>
      </span>
      <strong className="number">
        {now === null
          ? words('dashMarketNoPrice')
          : words('dashMarketNow', { price: priceText({ currency, amount: now }) })}
      </strong>
      <Sparkline label={words('dashMarketTrend', { lane: name })} points={prices} />
      {change !== null && (
        <small>
          {words('dashMarketChange')} <PriceChange change={{ currency, amount: change }} />
        </small>
      )}
    </Link>
  );
}
