import type { getSalesCockpit } from '@fairway/contract/dashboards.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import { useWords } from '../../language/words.ts';
import { lostReasonWords } from '../../quotes/quote-words.ts';
import { Link } from '../../ui/link.tsx';
import { DashBlock } from '../dash-block.tsx';
import { stepPathOf } from '../paths.ts';
import './lost-block.css';

interface LostBlockProps {
  lost: Reply<typeof getSalesCockpit>['lost'];
  query: Readonly<Record<string, string>>;
}

/** Why quotes were given up, the most usual reason first. */
export function LostBlock({ lost, query }: LostBlockProps) {
  const words = useWords();
  const total = lost.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...lost.map(({ count }) => count));
  return (
    <DashBlock
      title={words('dashLost')}
      width="third"
      tools={
        total > 0 && (
          <Link to={stepPathOf({ step: 'quote', lost: 'any' }, query)}>
            {words('dashSeeAll', { count: total })}
          </Link>
        )
      }
    >
      {lost.length === 0 ? (
        <p className="dash-none">{words('dashLostNone')}</p>
      ) : (
        <ul className="lost-reasons">
          {lost.map(({ reason, count }) => (
            <li key={reason}>
              <Link to={stepPathOf({ step: 'quote', lost: reason }, query)}>
                <span>{words(lostReasonWords[reason])}</span>
                <span className="lost-bar" aria-hidden="true">
                  <span style={{ inlineSize: `${(count / most) * 100}%` }} />
                </span>
                <strong className="number">{count}</strong>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </DashBlock>
  );
}
