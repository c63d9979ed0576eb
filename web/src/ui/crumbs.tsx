import { useEffect, useRef } from 'react';
import './crumbs.css';
import { Icon } from './icon.tsx';

interface CrumbsProps {
  label: string;
  /** From the top down to where one is. */
  steps: readonly { key: string; name: string }[];
  /** How many steps stay. */
  onGoTo: (steps: number) => void;
}

/** The way down to a level; each step above leads back to it. */
export function Crumbs({ label, steps, onGoTo }: CrumbsProps) {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer way is scrolled to its end
  useEffect(() => {
    list.current?.scrollTo({ left: list.current.scrollWidth });
  }, [steps.length]);
  return (
    <nav className="crumbs" aria-label={label}>
      <ol ref={list}>
        {steps.map(({ key, name }, index) => (
          <li key={key}>
            {index > 0 && <Icon name="chevron" size={14} />}
            {index === steps.length - 1 ? (
              <span aria-current="true">{name}</span>
            ) : (
              <button type="button" onClick={() => onGoTo(index + 1)}>
                {name}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
