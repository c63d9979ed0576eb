import type { ReactNode } from 'react';
import { useWords } from '../language/words.ts';
import { IconButton } from './icon-button.tsx';
import { NavBar } from './nav-bar.tsx';
import './page.css';
import { usePane } from './pane.ts';
import { useDocumentTitle } from './use-document-title.ts';

interface PageProps {
  title: string;
  back?: string;
  actions?: ReactNode;
  /** A page that draws its own head still has a title for the browser and for screen readers. */
  head?: 'bar' | 'own';
  /** Stays below the bar while the page scrolls: its tabs. */
  lead?: ReactNode;
  /** Stays at the bottom while the page scrolls: what to do with it. */
  foot?: ReactNode;
  /** Stands beside it on a desk: what one needs while reading. */
  aside?: ReactNode;
  /** One reading column, or the whole width for tables and boards. */
  width?: 'column' | 'whole';
  children: ReactNode;
}

export function Page(props: PageProps) {
  const { title, head = 'bar', lead, foot, aside, width = 'column', children } = props;
  useDocumentTitle(title);
  const content = (
    <div className="page-scroll">
      {head === 'own' && <h1 className="visually-hidden">{title}</h1>}
      <div className={`page-body page-${width}`}>{children}</div>
    </div>
  );
  return (
    <section className="page">
      {head === 'bar' && <PageBar {...props} />}
      {lead}
      {aside ? (
        <div className="page-columns">
          {content}
          <aside className="page-aside">{aside}</aside>
        </div>
      ) : (
        content
      )}
      {foot}
    </section>
  );
}

function PageBar({ title, back, actions }: PageProps) {
  const words = useWords();
  const pane = usePane();
  if (!pane) return <NavBar title={title} back={back} actions={actions} />;
  return (
    <NavBar
      level={2}
      title={title}
      actions={
        <>
          {actions}
          <IconButton icon="close" label={words('close')} onClick={pane.close} />
        </>
      }
    />
  );
}
