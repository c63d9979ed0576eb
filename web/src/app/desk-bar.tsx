import { useLocation } from 'react-router';
import { useWords } from '../language/words.ts';
import { useScreenName } from '../ui/document-title.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { useGroupOf } from '../wire/navigation/screen-groups.ts';
import './desk-bar.css';
import { features } from './features.ts';
import { useTabs } from './tabs.ts';

const parts = features.flatMap(({ deskBarParts }) => Object.entries(deskBarParts ?? {}));

/** Above every screen of a desk: where one is, and what is at hand everywhere. */
export function DeskBar() {
  const words = useWords();
  const tabs = useTabs();
  const { pathname } = useLocation();
  const group = useGroupOf()(pathname);
  const screen = useScreenName();
  const tab = tabs.find((one) => one.path === pathname || one.group === group);
  return (
    <header className="desk-bar">
      <nav className="desk-bar-where" aria-label={words('whereOneIs')}>
        <ol>
          {tab && (
            <li>
              {tab.path === pathname ? (
                <span aria-current="page">{words(tab.railWords ?? tab.words)}</span>
              ) : (
                <Link to={tab.path}>{words(tab.railWords ?? tab.words)}</Link>
              )}
            </li>
          )}
          {tab?.path !== pathname && screen && (
            <li>
              {tab && <Icon name="chevron" size={14} />}
              <span aria-current="page">{screen}</span>
            </li>
          )}
        </ol>
      </nav>
      {parts.map(([name, Part]) => (
        <Part key={name} />
      ))}
    </header>
  );
}
