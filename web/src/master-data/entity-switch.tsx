import { useId } from 'react';
import { useSearchParams } from 'react-router';
import type { EntityDescription } from '../entities/entity-description.ts';
import { type PlainKey, useWords } from '../language/words.ts';
import { Link } from '../ui/link.tsx';
import './entity-switch.css';

interface EntitySwitchProps {
  label: PlainKey;
  entities: readonly EntityDescription[];
  chosen: EntityDescription;
}

/** Which list is shown: a column of names on a desk, a strip of them on a phone. */
export function EntitySwitch({ label, entities, chosen }: EntitySwitchProps) {
  const words = useWords();
  const id = useId();
  return (
    <nav className="entity-switch" aria-labelledby={id}>
      <span id={id} className="entity-switch-label">
        {words(label)}
      </span>
      <ul>
        {entities.map((one) => (
          <li key={one.entity.name}>
            <Link to={one.listPath()} aria-current={one === chosen ? 'page' : undefined}>
              {words(one.plural)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The list that the address asks for, or the first. */
export function useChosenEntity(entities: readonly [EntityDescription, ...EntityDescription[]]) {
  const [search] = useSearchParams();
  return entities.find(({ entity }) => entity.name === search.get('entity')) ?? entities[0];
}
