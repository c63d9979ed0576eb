import type { ReactNode } from 'react';
import { NavBar } from './nav-bar.tsx';
import './page.css';
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
  /** One reading column, or the whole width for tables and boards. */
  width?: 'column' | 'whole';
  children: ReactNode;
}

export function Page(props: PageProps) {
  const { title, back, actions, head = 'bar', lead, foot, width = 'column', children } = props;
  useDocumentTitle(title);
  return (
    <section className="page">
      {head === 'bar' && <NavBar title={title} back={back} actions={actions} />}
      {lead}
      <div className="page-scroll">
        {head === 'own' && <h1 className="visually-hidden">{title}</h1>}
        <div className={`page-body page-${width}`}>{children}</div>
      </div>
      {foot}
    </section>
  );
}
