import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { useWords } from '../../language/words.ts';
import { keep, stored } from '../../native/device-storage.ts';
import './table-detail.css';

interface TableDetailProps {
  table: ReactNode;
  /** The open row; nothing while none is open. */
  detail: ReactNode;
}

const storageKey = 'table-pane-width';
const least = 360;
const atFirst = 480;
const step = 24;
const mostShare = 0.6;

/** The table has the width; an open row gets a pane at the right, as wide as the person drags it. */
export function TableDetail({ table, detail }: TableDetailProps) {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(() => stored<number>(storageKey) ?? atFirst);
  const most = () => Math.max(least, Math.round((box.current?.clientWidth ?? innerWidth) * mostShare));
  const bounded = (wanted: number) => Math.round(Math.min(Math.max(wanted, least), most()));
  const choose = (wanted: number) => {
    setWidth(bounded(wanted));
    keep(storageKey, bounded(wanted));
  };
  /** A drag changes one style; the table beside it renders nothing. */
  const drag = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    const edge = event.currentTarget;
    edge.setPointerCapture(event.pointerId);
    const right = box.current?.getBoundingClientRect().right ?? innerWidth;
    const follow = ({ clientX }: { clientX: number }) =>
      box.current?.style.setProperty('--table-pane', `${bounded(right - clientX)}px`);
    edge.addEventListener('pointermove', follow);
    const end = ({ clientX }: { clientX: number }) => {
      edge.removeEventListener('pointermove', follow);
      choose(right - clientX);
    };
    edge.addEventListener('lostpointercapture', end, { once: true });
  };
  const resize = (event: KeyboardEvent) => {
    const by = { ArrowLeft: step, ArrowRight: -step }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    choose(width + by);
  };
  return (
    <div
      ref={box}
      className={`table-detail${detail ? ' table-detail-open' : ''}`}
      style={{ '--table-pane': `${width}px` } as CSSProperties}
    >
      <div className="table-detail-table">{table}</div>
      {detail && (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: a rule between paragraphs cannot be moved */}
          <div
            role="separator"
            className="table-detail-edge"
            tabIndex={0}
            aria-orientation="vertical"
            aria-label={words('tablePaneWidth')}
            aria-valuenow={width}
            aria-valuemin={least}
            aria-valuemax={most()}
            onPointerDown={drag}
            onDoubleClick={() => choose(atFirst)}
            onKeyDown={resize}
          />
          <div className="table-detail-detail">{detail}</div>
        </>
      )}
    </div>
  );
}
