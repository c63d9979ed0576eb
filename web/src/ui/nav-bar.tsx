import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../language/words.ts';
import { IconButton } from './icon-button.tsx';
import './nav-bar.css';

interface NavBarProps {
  title: string;
  /** Stands beside the title and stays in sight however long that is. */
  mark?: ReactNode;
  /** Where back leads for someone who came by a pasted link, or what back does. Left out: no back. */
  back?: string | (() => void) | undefined;
  actions?: ReactNode;
  /** The second pane's title is not the page's. */
  level?: 1 | 2;
}

export function NavBar({ title, mark, back, actions, level = 1 }: NavBarProps) {
  const words = useWords();
  const navigate = useNavigate();
  const Title = `h${level}` as const;
  const goBack = () => {
    if (typeof back === 'function') back();
    else if (hasEarlierScreen()) void navigate(-1);
    else void navigate(back ?? '/', { replace: true });
  };
  return (
    <header className="nav-bar">
      {back && <IconButton icon="back" label={words('back')} onClick={goBack} />}
      <div className="nav-bar-head">
        <Title className="nav-bar-title">{title}</Title>
        {mark}
      </div>
      <div className="nav-bar-actions">{actions}</div>
    </header>
  );
}

/** The router numbers its own history entries; the first of them has nothing of ours before it. */
export function hasEarlierScreen(): boolean {
  const state = history.state as { idx?: number } | null;
  return (state?.idx ?? 0) > 0;
}
