import type { ReactNode } from 'react';
import './banner.css';

interface BannerProps {
  title: string;
  line?: ReactNode;
  picture?: ReactNode;
  children?: ReactNode;
}

/** The coloured head of a tab page. */
export function Banner({ title, line, picture, children }: BannerProps) {
  return (
    <header className="banner">
      <div className="banner-head">
        {picture}
        <div className="banner-words">
          <p className="banner-title">{title}</p>
          {line && <div className="banner-line">{line}</div>}
        </div>
      </div>
      {children}
    </header>
  );
}
