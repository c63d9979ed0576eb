import type { ReactNode } from 'react';
import './recent-choices.css';

interface RecentChoicesProps {
  label: string;
  choices: readonly { key: string; name: ReactNode; choose: () => void }[];
}

/** What somebody asked for lately, to ask again. */
export function RecentChoices({ label, choices }: RecentChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <nav className="recent-choices" aria-label={label}>
      <span className="recent-choices-label">{label}</span>
      <ul>
        {choices.map(({ key, name, choose }) => (
          <li key={key}>
            <button type="button" onClick={choose}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
