import type { FlowAct } from '@fairway/contract/workflow.ts';
import { type ReactNode, useRef, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { DropDown } from '../../ui/drop-down.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { wideScreen } from '../operate/wide-screen.ts';
import './act-bar.css';
import type { ShownAct } from './act-looks.ts';

interface ActBarProps {
  acts: readonly ShownAct[];
  busy: FlowAct | undefined;
  line?: ReactNode;
  /** At the top right of a desk's page, or below the page. */
  place?: 'head' | 'foot';
  onAct: (act: FlowAct) => void;
}

/** The acts of a flow: the most wanted in sight, the others behind one button. */
export function ActBar({ acts, busy, line, place = 'foot', onAct }: ActBarProps) {
  const isWide = useMedia(wideScreen);
  const room = place === 'head' ? 3 : isWide ? 4 : 2;
  // One alone does not need a menu.
  const shown = acts.slice(0, acts.length === room + 1 && isWide ? room + 1 : room);
  const others = acts.slice(shown.length);
  if (acts.length === 0) return null;
  const Frame = place === 'head' ? HeadActs : ActionBar;
  return (
    <Frame line={line}>
      {others.length > 0 && <MoreActs acts={others} isMenu={isWide} onAct={onAct} />}
      {shown
        .map(({ act, text, key, isDangerous, isMinor }, index) => (
          <Button
            key={act}
            look={isDangerous ? 'danger' : index === 0 && !isMinor ? 'primary' : 'plain'}
            busy={busy === act}
            title={place === 'head' && key ? `${text}（${key.toUpperCase()}）` : undefined}
            onClick={() => onAct(act)}
          >
            {text}
          </Button>
        ))
        .toReversed()}
    </Frame>
  );
}

const HeadActs = ({ line, children }: { line?: ReactNode; children: ReactNode }) => (
  <div className="act-head">
    {line && <span className="act-head-line">{line}</span>}
    {children}
  </div>
);

interface MoreActsProps extends Pick<ActBarProps, 'acts' | 'onAct'> {
  /** Hangs from its button; else it rises from below. */
  isMenu: boolean;
}

function MoreActs({ acts, isMenu, onAct }: MoreActsProps) {
  const words = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const close = () => setIsOpen(false);
  const rows = (
    <ul className="act-rows">
      {acts.map(({ act, text, icon, isDangerous }) => (
        <li key={act}>
          <button
            type="button"
            className={isDangerous ? 'act-row-danger' : undefined}
            onClick={() => {
              close();
              onAct(act);
            }}
          >
            <Icon name={icon} size={18} />
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <span ref={place} className="act-more">
      <Button aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {words('actMore')}
      </Button>
      {isMenu ? (
        <DropDown anchor={place} open={isOpen} onClose={close} width="own">
          {rows}
        </DropDown>
      ) : (
        <Sheet title={words('actMore')} open={isOpen} onClose={close}>
          {rows}
        </Sheet>
      )}
    </span>
  );
}
