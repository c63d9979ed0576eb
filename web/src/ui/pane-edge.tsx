import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import './pane-edge.css';

interface PaneEdgeProps {
  /** What it is called for whoever does not see it. */
  label: string;
  /** What the edge divides; the width is a property of its style. */
  box: RefObject<HTMLElement | null>;
  property: `--${string}`;
  /** Where the pane stands whose width is chosen. */
  side: 'start' | 'end';
  width: number;
  least: number;
  most: () => number;
  atFirst: number;
  /** How far an arrow key goes. */
  step: number;
  onChoose: (width: number) => void;
}

/** The edge of a pane: dragged, or moved by ← → Home End; a double click takes it back to where it was at first. */
export function PaneEdge(props: PaneEdgeProps) {
  const { label, box, property, side, width, least, most, atFirst, step, onChoose } = props;
  const bounded = (wanted: number) => Math.round(Math.min(Math.max(wanted, least), most()));
  const choose = (wanted: number) => onChoose(bounded(wanted));
  /** A drag changes one style; what stands beside it renders nothing. */
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const edge = event.currentTarget;
    edge.setPointerCapture(event.pointerId);
    edge.focus({ preventScroll: true });
    const { left, right } = box.current?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
    const widthAt = (x: number) => bounded(side === 'start' ? x - left : right - x);
    let chosen: number | undefined;
    const follow = ({ clientX }: { clientX: number }) => {
      chosen = widthAt(clientX);
      box.current?.style.setProperty(property, `${chosen}px`);
    };
    edge.addEventListener('pointermove', follow);
    const end = () => {
      edge.removeEventListener('pointermove', follow);
      if (chosen !== undefined) onChoose(chosen);
    };
    edge.addEventListener('lostpointercapture', end, { once: true });
  };
  const resize = (event: KeyboardEvent) => {
    const towards = side === 'start' ? 1 : -1;
    const wanted = {
      ArrowLeft: width - step * towards,
      ArrowRight: width + step * towards,
      Home: least,
      End: most(),
    }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    choose(wanted);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule between paragraphs cannot be moved
    <div
      role="separator"
      className="pane-edge"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={least}
      aria-valuemax={most()}
      onPointerDown={drag}
      onDoubleClick={() => choose(atFirst)}
      onKeyDown={resize}
    />
  );
}
