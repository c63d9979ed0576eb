import type { ChartNode } from '@fairway/contract/workflow.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../language/words.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { ChartPeople } from './chart-people.tsx';
import { kindWords, modeWords, nodeStateWords, signWords } from './chart-words.ts';

const signs: Partial<Record<ChartNode['state'], IconName>> = { past: 'check', skipped: 'close' };

interface ChartStepProps {
  node: ChartNode;
  /** Where its sub-flows are shown. */
  subFlows: string | undefined;
  /** What it branches into. */
  children: ReactNode;
}

/** One node: its state by colour, by its sign and in words. */
export function ChartStep({ node, subFlows, children }: ChartStepProps) {
  const words = useWords();
  const sign = signs[node.state];
  return (
    <li
      className={`chart-step chart-${node.state}`}
      aria-current={node.state === 'current' ? 'step' : undefined}
    >
      <span className="chart-sign">{sign && <Icon name={sign} size={14} />}</span>
      <div className="chart-step-body">
        <p className="chart-name">
          {node.nodeName || words(titleOf(node))}
          <span className="chart-state">{words(nodeStateWords[node.state])}</span>
        </p>
        <ChartFacts node={node} />
        {node.skipped && (
          <p className="chart-skip">
            {words(node.state === 'past' ? 'chartDidSkip' : 'chartWillSkip', { reason: node.skipped })}
          </p>
        )}
        <ChartPeople node={node} />
        {node.kind === 'sub' && subFlows && node.state !== 'future' && (
          <Link className="chart-link" to={subFlows}>
            {words('chartSubFlows')}
            <Icon name="chevron" size={14} />
          </Link>
        )}
        {children}
      </div>
    </li>
  );
}

const titleOf = ({ kind, mode }: ChartNode) =>
  (kind === 'branch' ? modeWords[mode] : kindWords[kind]) ?? 'chartApprove';

function ChartFacts({ node }: { node: ChartNode }) {
  const words = useWords();
  const sign = node.people.length > 1 || node.sign === 'claim' ? signWords[node.sign] : undefined;
  const facts = [
    ...(node.nodeName && node.nodeName !== words(titleOf(node)) ? [words(titleOf(node))] : []),
    ...(sign ? [words(sign)] : []),
    ...(node.kind === 'sub' ? [words(node.isAsync ? 'chartAsync' : 'chartSync')] : []),
  ];
  const time = node.due === null ? '' : formatDate(node.due);
  const isLate = node.state === 'current' && node.due !== null && node.due < Date.now();
  return (
    <p className="chart-facts">
      {facts.join(' · ')}
      {time && (
        <span className={isLate ? 'chart-late' : undefined}>
          {isLate && <Icon name="warning" size={14} />}
          {words(isLate ? 'chartLate' : 'chartDue', { time })}
        </span>
      )}
    </p>
  );
}
