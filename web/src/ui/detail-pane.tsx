import type { ReactNode } from 'react';
import { useWords } from '../language/words.ts';
import './detail-pane.css';
import { IconButton } from './icon-button.tsx';
import { NavBar } from './nav-bar.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useEscape } from './use-escape.ts';
import { desktop, useMedia } from './use-media.ts';

interface DetailPaneProps {
  title: string;
  /** What can be done with it, on a desk. */
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** The open row of a ListDetail: a pane with a cross on a desk, a screen with a way back elsewhere. */
export function DetailPane({ title, actions, onClose, children }: DetailPaneProps) {
  const words = useWords();
  const isPane = useMedia(desktop);
  useDocumentTitle(title);
  // On a desk the list beside it has the keys.
  useEscape(onClose, !isPane);
  return (
    <section className="detail-pane">
      {isPane ? (
        <NavBar
          level={2}
          title={title}
          actions={
            <>
              {actions}
              <IconButton icon="close" label={words('close')} onClick={onClose} />
            </>
          }
        />
      ) : (
        <NavBar title={title} back={onClose} />
      )}
      <div className="detail-pane-body">{children}</div>
    </section>
  );
}
