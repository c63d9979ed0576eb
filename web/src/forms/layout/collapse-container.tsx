import { useId, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Icon } from '../../ui/icon.tsx';
import './collapse-container.css';
import type { ContainerProps } from './container.ts';
import { usePartStates, usePartToShow } from './use-part-state.ts';

/** Folds; all of them are open at first, or the first one where only one may be. */
export function CollapseContainer({ node: { label, parts, accordion }, drawPart }: ContainerProps) {
  const words = useWords();
  const id = useId();
  const states = usePartStates(parts);
  const all = parts.map((part) => part.id);
  const [open, setOpen] = useState<readonly string[]>(() => (accordion ? all.slice(0, 1) : all));
  // What was filled in below may still be at work, such as an upload: it stays where it is when it is folded.
  const [drawn, setDrawn] = useState<readonly string[]>(open);
  const show = (part: string) => {
    setOpen(accordion ? [part] : [...open, part]);
    if (!drawn.includes(part)) setDrawn([...drawn, part]);
  };
  const sought = usePartToShow(parts);
  if (sought !== undefined && !open.includes(sought)) show(sought);
  return (
    <section className="form-folds" aria-label={label || undefined}>
      {states.map(({ part, isWrong }) => {
        const isOpen = open.includes(part.id);
        return (
          <div key={part.id} className="form-fold">
            <h3>
              <button
                type="button"
                id={`${id}-${part.id}`}
                aria-expanded={isOpen}
                aria-controls={`${id}-${part.id}-inside`}
                onClick={() => (isOpen ? setOpen(open.filter((one) => one !== part.id)) : show(part.id))}
              >
                <span>{part.label}</span>
                {isWrong && <span className="form-part-wrong">{words('formPartWrong')}</span>}
                <Icon name="chevron" size={18} />
              </button>
            </h3>
            <section
              id={`${id}-${part.id}-inside`}
              className="form-fold-inside"
              aria-labelledby={`${id}-${part.id}`}
              hidden={!isOpen}
            >
              {drawn.includes(part.id) && drawPart(part)}
            </section>
          </div>
        );
      })}
    </section>
  );
}
