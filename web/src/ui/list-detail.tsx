import type { ReactNode } from 'react';
import { useWords } from '../language/words.ts';
import { Empty } from './empty.tsx';
import { PaneContext } from './pane.ts';
import './list-detail.css';
import { desktop, useMedia } from './use-media.ts';

interface ListDetailProps {
  list: ReactNode;
  /** The open row; nothing while none is open. */
  detail: ReactNode;
  /** Where the detail is a whole page: closes it. */
  onClose?: () => void;
}

/** Side by side on a desk; elsewhere an open row takes the list's place. */
export function ListDetail({ list, detail, onClose }: ListDetailProps) {
  const words = useWords();
  const sideBySide = useMedia(desktop);
  if (!sideBySide) return detail || list;
  return (
    <div className="list-detail">
      <div className="list-detail-list">{list}</div>
      <div className="list-detail-detail" tabIndex={-1}>
        <PaneContext value={onClose && { close: onClose }}>
          {detail || <Empty title={words('selectRow')} />}
        </PaneContext>
      </div>
    </div>
  );
}
