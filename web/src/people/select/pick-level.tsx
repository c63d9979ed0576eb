import { useWords } from '../../language/words.ts';
import { CheckMark } from '../../ui/check-mark.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import type { Level } from './use-level.ts';

interface PickLevelProps {
  level: Level;
  multiple: boolean;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Where one is in the tree, and everything here at once. */
export function PickLevel({ level, multiple, chosen, onChange }: PickLevelProps) {
  const words = useWords();
  const here = level.rows.filter(({ canPick }) => canPick).map(({ key }) => key);
  const picked = here.filter((key) => chosen.includes(key));
  const isAll = picked.length === here.length;
  const steps = [{ key: '', name: words('pickTop') }].concat(
    level.way.map(({ onlyId, fullName }) => ({ key: onlyId, name: fullName })),
  );
  const toggle = () => {
    const others = chosen.filter((key) => !here.includes(key));
    onChange(isAll ? others : [...others, ...here]);
  };
  return (
    <div className="pick-level">
      <Crumbs label={words('pickWay')} steps={steps} onGoTo={(count) => level.goTo(count - 1)} />
      {multiple && here.length > 0 && (
        <button
          type="button"
          className="pick-all"
          aria-pressed={isAll ? true : picked.length > 0 ? 'mixed' : false}
          onClick={toggle}
        >
          <CheckMark state={isAll ? 'on' : picked.length > 0 ? 'some' : 'off'} />
          {words('pickAllHere')}
        </button>
      )}
    </div>
  );
}
