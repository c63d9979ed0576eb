import type { Grantable, RoleRights } from '@fairway/contract/rights.ts';
import { useWords } from '../language/words.ts';
import { RightsCell } from './rights-cell.tsx';
import { RowName } from './rights-matrix.tsx';
import './rights-of-role.css';
import { type RightsRow, type ScopeOfModule, stateOf } from './rights-rows.ts';
import { ScopeCell } from './scope-cell.tsx';
import type { RightsEditor } from './use-rights-editor.ts';

interface RightsOfRoleProps {
  modules: readonly Grantable[];
  role: RoleRights;
  rows: readonly RightsRow[];
  editor: RightsEditor;
  mayChange: boolean;
  onOpen: (id: string) => void;
  onScope: (role: RoleRights, scope: ScopeOfModule) => void;
  organisationName: (id: string) => string | undefined;
}

/** One role at a time: what a phone has room for. */
export function RightsOfRole(props: RightsOfRoleProps) {
  const { modules, role, rows, editor, mayChange, onOpen, onScope, organisationName } = props;
  const words = useWords();
  const headings = new Set(modules.filter(({ isHeading }) => isHeading).map(({ id }) => id));
  const granted = editor.granted.get(role.id) ?? new Set();
  const saved = editor.saved.get(role.id) ?? new Set();
  return (
    <ul className="rights-of-role">
      {rows.map((row) => {
        const { scope } = row;
        if (scope)
          return (
            <li key={row.id} className={`rights-line-${row.level}`}>
              <RowName row={row} onOpen={onOpen} />
              <ScopeCell
                {...{ scope, role, granted, saved, mayChange, nameOf: organisationName }}
                onOpen={() => onScope(role, scope)}
              />
            </li>
          );
        const state = stateOf(row, granted, headings);
        return (
          <li key={row.id} className={`rights-line-${row.level}`}>
            <RowName row={row} onOpen={onOpen} />
            <RightsCell
              label={words('rightsCell', { role: role.fullName, name: row.name })}
              state={state}
              isChanged={row.ids.some((id) => granted.has(id) !== saved.has(id))}
              disabled={!mayChange}
              onToggle={() => editor.change(role, state === 'on' ? { take: row.ids } : { give: row.ids })}
            />
          </li>
        );
      })}
    </ul>
  );
}
