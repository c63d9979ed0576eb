import { worstAccuracy } from '@fairway/contract/punch-fields.ts';
import { isInside } from '@fairway/domain/places/inside.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import type { DevicePlace } from '../../native/place.ts';
import { farText, lengthText } from '../../places/far-words.ts';
import { Button } from '../../ui/button.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { targetKindWords } from '../punch-text.ts';
import './target-list.css';
import { type NearTarget, targetKey } from './use-targets.ts';
import '../hint.css';

interface TargetListProps {
  targets: readonly NearTarget[];
  /** So many until the person asks for more. */
  shownAtFirst: number;
  /** What they are called on the plan, by `targetKey`. */
  marks: ReadonlyMap<string, string>;
  keyword: string;
  onSearch: (keyword: string) => void;
  position: DevicePlace | undefined;
  radius: number;
  chosen: NearTarget | undefined;
  onChoose: (target: NearTarget | null) => void;
  isLoading: boolean;
  /** Nobody answered: those the device knows. */
  isKept: boolean;
}

/** Whom one visits: the nearest first, with distance and direction. */
export function TargetList(props: TargetListProps) {
  const { targets, shownAtFirst, keyword, onSearch, chosen, onChoose, isLoading, isKept } = props;
  const words = useWords();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll || keyword ? targets : targets.slice(0, shownAtFirst);
  return (
    <section className="target-list" aria-label={words('punchTarget')}>
      <SearchBox value={keyword} onSearch={onSearch} placeholder={words('punchTargetSearch')} />
      {isKept && <p className="punch-hint">{words('punchTargetsKept')}</p>}
      <div role="radiogroup" aria-label={words('punchTarget')} className="target-list-rows">
        {shown.map((target) => (
          <TargetRow key={targetKey(target)} {...props} target={target} />
        ))}
        <label className="target-row">
          <input type="radio" name="punch-target" checked={!chosen} onChange={() => onChoose(null)} />
          <span className="target-row-words">
            <span>{words('punchNoTarget')}</span>
            <span className="target-row-line">{words('punchNoTargetLine')}</span>
          </span>
        </label>
      </div>
      {!isLoading && targets.length === 0 && <p className="punch-hint">{words('punchNoTargets')}</p>}
      {shown.length < targets.length && (
        <Button look="quiet" onClick={() => setShowsAll(true)}>
          {words('punchMoreTargets', { count: targets.length - shown.length })}
        </Button>
      )}
    </section>
  );
}

function TargetRow(props: TargetListProps & { target: NearTarget }) {
  const { target, marks, position, radius, chosen, onChoose } = props;
  const words = useWords();
  const mark = marks.get(targetKey(target));
  const { kind, name, address, lat, lng, distance } = target;
  const far = position && lat !== null && lng !== null ? farText(words, position, { lat, lng }) : '';
  const isThere = position && distance !== null && isInside(distance, radius, position.accuracy);
  return (
    <label className="target-row">
      <input
        type="radio"
        name="punch-target"
        checked={chosen !== undefined && targetKey(chosen) === targetKey(target)}
        onChange={() => onChoose(target)}
      />
      <span className="target-row-words">
        <span className="target-row-name">
          {mark !== undefined && <span className="target-row-mark">{mark}</span>}
          {name}
        </span>
        <span className="target-row-line">
          {[words(targetKindWords[kind]), lat === null ? words('punchNotLocated') : far, address]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {isThere &&
        (position.accuracy > worstAccuracy ? (
          <span className="target-row-perhaps">
            {words('punchPerhapsThere', { length: lengthText(words, position.accuracy) })}
          </span>
        ) : (
          <span className="target-row-there">{words('punchThere')}</span>
        ))}
    </label>
  );
}
