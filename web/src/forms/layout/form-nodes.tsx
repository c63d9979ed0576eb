import type { FormField as Field, FormContainer, FormNode, FormPart } from '@fairway/contract/forms.ts';
import { isApplicantCard } from '@fairway/domain/forms/applicant-card.ts';
import { isContainer } from '@fairway/domain/forms/form-tree.ts';
import { type ComponentType, type CSSProperties, lazy, memo, Suspense, useMemo } from 'react';
import { useMedia } from '../../ui/use-media.ts';
import { FormField } from '../form-field.tsx';
import { useCellAt, useIsShown } from '../use-form.ts';
import { useApplicantCardLook } from './applicant-card.tsx';
import { CardContainer } from './card-container.tsx';
import { CollapseContainer } from './collapse-container.tsx';
import type { ContainerProps } from './container.ts';
import { desk } from './desk.ts';
import './form-nodes.css';
import { GridContainer } from './grid-container.tsx';
import { RowContainer } from './row-container.tsx';
import { TabsContainer } from './tabs-container.tsx';
import { useIsAnythingShown } from './use-part-state.ts';

const FormTable = lazy(async () => ({ default: (await import('../table/form-table.tsx')).FormTable }));

interface FormNodesProps {
  nodes: readonly FormNode[];
}

/** Nodes below each other on a phone; on a desk beside each other, each as wide as it says. */
export const FormNodes = memo(function FormNodes({ nodes }: FormNodesProps) {
  const screen = useMedia(desk) ? 'desktop' : 'phone';
  const blocks = useMemo(
    () => blocksOf(nodes.filter(({ on }) => on.includes(screen))).map(groupsOf),
    [nodes, screen],
  );
  return (
    <div className="form-nodes">
      {blocks.map((groups) => (
        <div key={groups[0]?.[0]?.id} className="form-lines">
          {groups.map((group) => (
            <NodeGroup key={group[0]?.id} nodes={group} />
          ))}
        </div>
      ))}
    </div>
  );
});

/** React goes past every sister of what it draws anew: of 200 fields only those of one group, and the other groups. */
const together = 16;

const isWholeLine = ({ span }: FormNode) => span === 24;

/**
 * What is as wide as the page begins a line and ends it, whatever is hidden around it: there the browser can lay out
 * the nodes before and after it apart.
 */
function blocksOf(nodes: readonly FormNode[]): FormNode[][] {
  const blocks: FormNode[][] = [];
  for (const node of nodes) {
    const block = blocks.at(-1);
    const last = block?.at(-1);
    const isWhole = isWholeLine(node);
    const isOther = last === undefined || isWholeLine(last) !== isWhole;
    if (!block || isOther || (isWhole && block.length >= together)) blocks.push([node]);
    else block.push(node);
  }
  return blocks;
}

function groupsOf(nodes: readonly FormNode[]): FormNode[][] {
  const count = Math.ceil(nodes.length / together);
  return Array.from({ length: count }, (_, at) => nodes.slice(at * together, (at + 1) * together));
}

const NodeGroup = memo(function NodeGroup({ nodes }: FormNodesProps) {
  return nodes.map((node) => <DrawnNode key={node.id} node={node} />);
});

function DrawnNode({ node }: { node: FormNode }) {
  if (isContainer(node)) return <DrawnContainer node={node} />;
  if (node.kind === 'table') return <DrawnTable field={node} />;
  return <FormField field={node} place={{ path: node.model ?? '' }} />;
}

function DrawnTable({ field }: { field: Field }) {
  const cell = useCellAt({ path: field.model ?? '' });
  if (!cell?.state.visible) return null;
  return (
    <div className="form-node" style={widthOf(field)}>
      <Suspense fallback={<div className="form-field-view" aria-busy="true" />}>
        <FormTable field={field} />
      </Suspense>
    </div>
  );
}

const containers: Record<FormContainer['kind'], ComponentType<ContainerProps>> = {
  row: RowContainer,
  card: CardContainer,
  collapse: CollapseContainer,
  tabs: TabsContainer,
  grid: GridContainer,
};

const drawPart = (part: FormPart) => <FormNodes nodes={part.nodes} />;

function DrawnContainer({ node }: { node: FormContainer }) {
  const isShown = useIsShown(node);
  const isAnythingShown = useIsAnythingShown(node.parts);
  const isLeftOut = useApplicantCardLook() === 'left' && isApplicantCard(node);
  if (!isShown || !isAnythingShown || isLeftOut) return null;
  const Container = containers[node.kind];
  return (
    <div className="form-node" style={widthOf(node)}>
      <Container node={node} drawPart={drawPart} />
    </div>
  );
}

const widthOf = ({ span }: { span: number }) => ({ '--span': span }) as CSSProperties;
