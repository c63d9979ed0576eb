import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { keep, stored } from '../../native/device-storage.ts';
import { PaneEdge } from '../pane-edge.tsx';
import './table-detail.css';

interface TableDetailProps {
  table: ReactNode;
  /** The open row; nothing while none is open. */
  detail: ReactNode;
}

const storageKey = 'table-pane-width';
const least = 360;
const atFirst = 480;
const mostShare = 0.6;

/** The table has the width; an open row gets a pane at the right, as wide as the person drags it. */
export function TableDetail({ table, detail }: TableDetailProps) {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(() => stored<number>(storageKey) ?? atFirst);
  const choose = (chosen: number) => {
    setWidth(chosen);
    keep(storageKey, chosen);
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
          <PaneEdge
            label={words('tablePaneWidth')}
            box={box}
            property="--table-pane"
            side="end"
            width={width}
            least={least}
            most={() => Math.max(least, Math.round((box.current?.clientWidth ?? innerWidth) * mostShare))}
            atFirst={atFirst}
            step={24}
            onChoose={choose}
          />
          <div className="table-detail-detail">{detail}</div>
        </>
      )}
    </div>
  );
}
