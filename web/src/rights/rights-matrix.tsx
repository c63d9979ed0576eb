import type { Grantable, RoleRights } from '@fairway/contract/rights.ts';
import { type KeyboardEvent, useRef } from 'react';
import { useWords } from '../language/words.ts';
import { type Act, ActMenu } from '../ui/act-menu.tsx';
import { Icon } from '../ui/icon.tsx';
import { RightsCell } from './rights-cell.tsx';
import './rights-matrix.css';
import { type RightsRow, type ScopeOfModule, stateOf } from './rights-rows.ts';
import { ScopeCell } from './scope-cell.tsx';
import type { RightsEditor } from './use-rights-editor.ts';

export const kindWords = { column: 'rightsColumn', form: 'rightsForm', button: 'rightsButton' } as const;

interface RightsMatrixProps {
  modules: readonly Grantable[];
  /** Those that are shown, in their order. */
  roles: readonly RoleRights[];
  rows: readonly RightsRow[];
  editor: RightsEditor;
  mayChange: boolean;
  actsOf: (role: RoleRights) => readonly Act[];
  onOpen: (id: string) => void;
  /** Somebody wants to choose whose rows a role sees. */
  onScope: (role: RoleRights, scope: ScopeOfModule) => void;
  organisationName: (id: string) => string | undefined;
}

/** Roles beside each other, modules and what is granted in them below each other; a desk has room for both. */
export function RightsMatrix(props: RightsMatrixProps) {
  const { modules, roles, rows, editor, mayChange, actsOf, onOpen, onScope, organisationName } = props;
  const words = useWords();
  const body = useRef<HTMLTableSectionElement>(null);
  const headings = new Set(modules.filter(({ isHeading }) => isHeading).map(({ id }) => id));

  /** Arrows walk over the cells as over a sheet; Tab goes on to the next part of the page. */
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
    const cell = (event.target as HTMLElement).closest('td');
    if (!step || !cell || !body.current) return;
    event.preventDefault();
    const [down = 0, right = 0] = step;
    const lines = [...body.current.rows];
    const line = lines[lines.indexOf(cell.parentElement as HTMLTableRowElement) + down];
    line?.cells[cell.cellIndex + right]?.querySelector<HTMLElement>('.rights-cell')?.focus();
  };

  return (
    <div className="rights-matrix">
      <table>
        <thead>
          <tr>
            <th scope="col" className="rights-name">
              {words('rightsModule')}
            </th>
            {roles.map((role) => (
              <th key={role.id} scope="col">
                <span className="rights-role">
                  <span>
                    <b>{role.fullName}</b>
                    <small>
                      {role.isEnabled
                        ? words('rightsPeople', { count: role.people })
                        : words('rightsClosedRole')}
                    </small>
                  </span>
                  <ActMenu label={words('rightsRoleActs', { name: role.fullName })} acts={actsOf(role)} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={walk}>
          {rows.map((row) => (
            <tr key={row.id} className={`rights-level-${row.level}`}>
              <th scope="row" className="rights-name">
                <RowName row={row} onOpen={onOpen} />
              </th>
              {roles.map((role) => {
                const granted = editor.granted.get(role.id) ?? new Set();
                const saved = editor.saved.get(role.id) ?? new Set();
                const { scope } = row;
                if (scope)
                  return (
                    <td key={role.id}>
                      <ScopeCell
                        {...{ scope, role, granted, saved, mayChange, nameOf: organisationName }}
                        onOpen={() => onScope(role, scope)}
                      />
                    </td>
                  );
                const state = stateOf(row, granted, headings);
                return (
                  <td key={role.id}>
                    <RightsCell
                      label={words('rightsCell', { role: role.fullName, name: row.name })}
                      state={state}
                      isChanged={row.ids.some((id) => granted.has(id) !== saved.has(id))}
                      disabled={!mayChange}
                      onToggle={() =>
                        editor.change(role, state === 'on' ? { take: row.ids } : { give: row.ids })
                      }
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowNameProps {
  row: RightsRow;
  onOpen: (id: string) => void;
}

export function RowName({ row: { id, name, kind, level, isOpen }, onOpen }: RowNameProps) {
  const words = useWords();
  if (kind)
    return (
      <span className="rights-item">
        <i>{words(kindWords[kind])}</i>
        {name}
      </span>
    );
  if (isOpen === undefined) return <span className={level === 1 ? 'rights-plain' : undefined}>{name}</span>;
  return (
    <button
      type="button"
      className="rights-open"
      aria-expanded={isOpen}
      aria-label={words(isOpen ? 'rightsCloseItems' : 'rightsOpenItems', { name })}
      onClick={() => onOpen(id)}
    >
      <Icon name="chevron" size={16} />
      {name}
    </button>
  );
}
