import type { getSalesCockpit } from '@fairway/contract/dashboards.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import { useWords } from '../../language/words.ts';
import { Link } from '../../ui/link.tsx';
import { DashBlock } from '../dash-block.tsx';
import { stepPathOf } from '../paths.ts';
import { stepMeanings, stepWords, wentWords } from '../step-words.ts';
import './funnel-block.css';

interface FunnelBlockProps {
  steps: Reply<typeof getSalesCockpit>['steps'];
  /** What the cockpit is asked by. */
  query: Readonly<Record<string, string>>;
}

/** How many came to each step, and how many of these went on; each number opens its list. */
export function FunnelBlock({ steps, query }: FunnelBlockProps) {
  const words = useWords();
  const most = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <DashBlock title={words('dashFunnel')} width="most">
      <ol className="funnel">
        {steps.map(({ step, count, wentOn }) => {
          const went = wentWords[step];
          return (
            <li key={step}>
              <Link to={stepPathOf({ step }, query)} className="funnel-step">
                <span>{words(stepWords[step])}</span>
                <strong className="number">{count}</strong>
                <small>{words(stepMeanings[step])}</small>
              </Link>
              <span className="funnel-bar" aria-hidden="true">
                <span style={{ inlineSize: `${(count / most) * 100}%` }} />
              </span>
              {went && wentOn !== null && (
                <Link to={stepPathOf({ step, wentOn: true }, query)} className="funnel-went number">
                  {words('dashWent', {
                    ...{ went: words(went.went), count: wentOn },
                    percent: count === 0 ? 0 : Math.round((wentOn / count) * 100),
                  })}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
      <p className="dash-none">{words('dashFunnelLine')}</p>
    </DashBlock>
  );
}
