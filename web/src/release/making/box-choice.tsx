import { useId } from 'react';
import { useWords } from '../../language/words.ts';
import './apply.css';

interface BoxChoiceProps {
  /** Boxes that nothing releases yet. */
  free: readonly string[];
  /** Others are released already: all of the cargo cannot be chosen any more. */
  isRest: boolean;
  isAll: boolean;
  chosen: readonly string[];
  onAll: (isAll: boolean) => void;
  onChange: (containerNos: string[]) => void;
}

/** All of the cargo, or some of its boxes. */
export function BoxChoice({ free, isRest, isAll, chosen, onAll, onChange }: BoxChoiceProps) {
  const words = useWords();
  const name = useId();
  const toggle = (box: string) =>
    onChange(free.filter((one) => (one === box ? !chosen.includes(one) : chosen.includes(one))));
  return (
    <fieldset className="apply-choice">
      <legend className="visually-hidden">{words('releaseApplyBoxes')}</legend>
      {isRest ? (
        <p className="apply-note">{words('releaseApplyFreeBoxes', { count: free.length })}</p>
      ) : (
        [true, false].map((all) => (
          <label key={String(all)}>
            <input type="radio" name={name} checked={all === isAll} onChange={() => onAll(all)} />
            <span>{words(all ? 'releaseApplyAllBoxes' : 'releaseApplySomeBoxes')}</span>
          </label>
        ))
      )}
      {!isAll && (
        <ul className="apply-boxes">
          {free.map((box) => (
            <li key={box}>
              <label>
                <input type="checkbox" checked={chosen.includes(box)} onChange={() => toggle(box)} />
                <span className="number">{box}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
      {!isAll && chosen.length === 0 && (
        <p className="apply-note" role="status">
          {words('releaseApplyNoBoxes')}
        </p>
      )}
    </fieldset>
  );
}
