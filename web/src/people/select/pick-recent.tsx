import { splitFullName } from '@fairway/domain/people/person-name.ts';
import type { PickIndex } from '@fairway/domain/people/pick-index.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { NodeIcon } from '../node-icon.tsx';
import { recentPicks } from '../recent-picks.ts';
import type { PickSource } from './pick-source.ts';

interface PickRecentProps {
  source: PickSource;
  index: PickIndex;
  chosen: ReadonlySet<string>;
  onPick: (key: string) => void;
}

/** What I picked lately, without whoever has left or is out of range here. */
export function PickRecent({ source, index, chosen, onPick }: PickRecentProps) {
  const words = useWords();
  const [keys] = useState(() => recentPicks(source.kind));
  const recent = keys.flatMap((key) => {
    const node = index.byKey.get(key)?.places.find(source.isPickable);
    return node ? [{ key, node }] : [];
  });
  if (recent.length === 0) return null;
  return (
    <fieldset className="pick-recent">
      <legend className="visually-hidden">{words('pickRecent')}</legend>
      {recent.map(({ key, node }) => (
        <button key={key} type="button" aria-pressed={chosen.has(key)} onClick={() => onPick(key)}>
          <NodeIcon node={node} />
          <span>{splitFullName(node).name}</span>
        </button>
      ))}
    </fieldset>
  );
}
