import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { useWords } from '../language/words.ts';
import { keepForPerson, storedForPerson } from '../native/person-storage.ts';
import { Empty } from './empty.tsx';
import { PaneContext } from './pane.ts';
import './list-detail.css';
import { PaneEdge } from './pane-edge.tsx';
import { desktop, useMedia } from './use-media.ts';

interface ListDetailProps {
  list: ReactNode;
  /** The open row; nothing while none is open. */
  detail: ReactNode;
  /** Where the detail is a whole page: closes it. */
  onClose?: () => void;
}

const storageKey = 'list-pane-width';
const least = 360;
const atFirst = 400;
const most = 420;

function keptWidth(): number {
  const kept = storedForPerson(storageKey);
  return typeof kept === 'number' && kept >= least && kept <= most ? kept : atFirst;
}

/** Side by side on a desk, the list as wide as the person drags it; elsewhere an open row takes the list's place. */
export function ListDetail({ list, detail, onClose }: ListDetailProps) {
  const words = useWords();
  const sideBySide = useMedia(desktop);
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(keptWidth);
  if (!sideBySide) return detail || list;
  const choose = (chosen: number) => {
    setWidth(chosen);
    keepForPerson(storageKey, chosen);
  };
  return (
    <div ref={box} className="list-detail" style={{ '--list-pane': `${width}px` } as CSSProperties}>
      <div className="list-detail-list">{list}</div>
      <PaneEdge
        label={words('listPaneWidth')}
        box={box}
        property="--list-pane"
        side="start"
        width={width}
        least={least}
        most={() => most}
        atFirst={atFirst}
        step={10}
        onChoose={choose}
      />
      <div className="list-detail-detail" tabIndex={-1}>
        <PaneContext value={onClose && { close: onClose }}>
          {detail || <Empty title={words('selectRow')} />}
        </PaneContext>
      </div>
    </div>
  );
}
