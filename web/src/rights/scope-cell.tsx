import type { RoleRights } from '@fairway/contract/rights.ts';
import { chosenScope, scopeOfRole } from '@fairway/domain/permission/data-scope.ts';
import { useWords } from '../language/words.ts';
import './scope-cell.css';
import type { ScopeOfModule } from './rights-rows.ts';
import { scopeText } from './scope-words.ts';

interface ScopeCellProps {
  scope: ScopeOfModule;
  role: RoleRights;
  granted: ReadonlySet<string>;
  saved: ReadonlySet<string>;
  nameOf: (organisationId: string) => string | undefined;
  mayChange: boolean;
  onOpen: () => void;
}

/** Whose rows a role sees of a module; faint where nobody chose. */
export function ScopeCell(props: ScopeCellProps) {
  const { scope, role, granted, saved, nameOf, mayChange, onOpen } = props;
  const { moduleId, moduleName, rule } = scope;
  const words = useWords();
  if (!granted.has(moduleId))
    return (
      <span className="scope-cell-none" title={words('rightsScopeNone')}>
        –
      </span>
    );
  const chosen = chosenScope(granted, moduleId);
  const text = (from: ReadonlySet<string>) => scopeText(words, scopeOfRole(from, moduleId, rule), nameOf);
  const shown = text(granted);
  const isChanged = keyOf(granted, moduleId) !== keyOf(saved, moduleId);
  const title = words('rightsScopeTitle', { role: role.fullName, module: moduleName });
  return (
    <button
      type="button"
      className={`rights-cell scope-cell${chosen ? '' : ' scope-cell-usual'}${isChanged ? ' rights-cell-changed' : ''}`}
      aria-label={`${title} ${shown}`}
      title={chosen ? shown : words('rightsScopeUsual', { scope: shown })}
      disabled={!mayChange}
      onClick={onOpen}
    >
      {shown}
    </button>
  );
}

/** What was chosen, to compare. */
export function keyOf(granted: ReadonlySet<string>, moduleId: string): string {
  const chosen = chosenScope(granted, moduleId);
  return chosen ? `${chosen.kind} ${chosen.organisationIds.toSorted().join(' ')}` : '';
}
