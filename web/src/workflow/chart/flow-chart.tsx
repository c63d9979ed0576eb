import type { ChartNode } from '@fairway/contract/workflow.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../language/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { ChartStep } from './chart-step.tsx';
import './flow-chart.css';

interface FlowChartProps {
  chart: readonly ChartNode[];
  /** What the screen reader calls it. */
  label?: string;
  /** The flow has come to its end. */
  isOver?: boolean;
  /** There is room for arms beside each other. */
  wide?: boolean;
  /** Where the sub-flows of a node are shown. */
  subFlowsPath?: ((nodeCode: string) => string | undefined) | undefined;
}

/** A flow from its start to its end: what is behind, where it stands, and what comes. */
export function FlowChart({ chart, label, isOver = false, wide, subFlowsPath }: FlowChartProps) {
  const words = useWords();
  return (
    <ol
      className={`flow-chart${wide ? ' flow-chart-wide' : ''}`}
      aria-label={label ?? words('chartLabel')}
      // Often nothing in it takes the focus, and it is scrolled by keys too.
      tabIndex={wide ? 0 : undefined}
    >
      <ChartNodes nodes={chart} subFlowsPath={subFlowsPath} />
      <li className={`chart-step chart-end chart-${isOver ? 'past' : 'future'}`}>
        <span className="chart-sign">{isOver && <Icon name="check" size={14} />}</span>
        <p className="chart-name">
          {words('chartEnd')}
          <span className="visually-hidden">{words(isOver ? 'chartPast' : 'chartFuture')}</span>
        </p>
      </li>
    </ol>
  );
}

interface ChartNodesProps extends Pick<FlowChartProps, 'subFlowsPath'> {
  nodes: readonly ChartNode[];
}

function ChartNodes({ nodes, subFlowsPath }: ChartNodesProps): ReactNode {
  return nodes.map((node) => (
    <ChartStep key={node.nodeCode} node={node} subFlows={subFlowsPath?.(node.nodeCode)}>
      {node.arms.length > 0 && <ChartArms node={node} subFlowsPath={subFlowsPath} />}
    </ChartStep>
  ));
}

/** Beside each other on a desk, below each other on a phone. */
function ChartArms({ node, subFlowsPath }: { node: ChartNode } & Pick<FlowChartProps, 'subFlowsPath'>) {
  const words = useWords();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is scrolled by keys too
    <section className="chart-arms" aria-label={node.nodeName || words('chartBranches')} tabIndex={0}>
      {node.arms.map((arm) => {
        const name = arm.name || words('chartArmNameless');
        return (
          <section
            key={arm.id}
            className={`chart-arm${arm.isTaken ? ' chart-arm-taken' : ''}`}
            aria-label={words('chartArm', { name })}
          >
            <p className="chart-arm-name">
              <Icon name={arm.isTaken ? 'check' : 'pending'} size={14} />
              <span>{name}</span>
              <span className="chart-arm-state">
                {words(arm.isTaken ? 'chartArmTaken' : 'chartArmNotTaken')}
              </span>
            </p>
            {arm.nodes.length > 0 && (
              <ol className="flow-chart">
                <ChartNodes nodes={arm.nodes} subFlowsPath={subFlowsPath} />
              </ol>
            )}
          </section>
        );
      })}
    </section>
  );
}
