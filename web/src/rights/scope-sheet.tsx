import { type DataScope, dataScopes } from '@fairway/contract/permission.ts';
import type { RoleRights } from '@fairway/contract/rights.ts';
import { chosenScope, scopeId, scopeOfRole, scopePartOf } from '@fairway/domain/permission/data-scope.ts';
import { useId, useState } from 'react';
import { useWords } from '../language/words.ts';
import { OrganisationSelect } from '../people/select/organisation-select.tsx';
import { Button } from '../ui/button.tsx';
import '../ui/form.css';
import { Sheet } from '../ui/sheet.tsx';
import type { ScopeOfModule } from './rights-rows.ts';
import './scope-sheet.css';
import { scopeWords } from './scope-words.ts';

const lineWords = {
  own: 'rightsScopeOwnLine',
  department: 'rightsScopeDepartmentLine',
  departmentBelow: 'rightsScopeDepartmentBelowLine',
  company: 'rightsScopeCompanyLine',
  chosen: 'rightsScopeChosenLine',
  all: 'rightsScopeAllLine',
} as const satisfies Record<DataScope, string>;

interface ScopeSheetProps {
  role: RoleRights;
  scope: ScopeOfModule;
  granted: ReadonlySet<string>;
  onChange: (change: { give: string[]; take: string[] }) => void;
  onClose: () => void;
}

/** Chooses whose rows of a module a role sees. */
export function ScopeSheet({ role, scope, granted, onChange, onClose }: ScopeSheetProps) {
  const { moduleId, moduleName, rule } = scope;
  const words = useWords();
  const name = useId();
  const before = chosenScope(granted, moduleId);
  const [kind, setKind] = useState<DataScope | 'usual'>(before?.kind ?? 'usual');
  const [organisationIds, setOrganisationIds] = useState<readonly string[]>(before?.organisationIds ?? []);
  const own = [...granted].filter((id) => scopePartOf(id)?.moduleId === moduleId);
  const usual = scopeOfRole(new Set([...granted].filter((id) => !own.includes(id))), moduleId, rule).kind;
  const apply = () => {
    const give =
      kind === 'usual'
        ? []
        : kind === 'chosen'
          ? organisationIds.map((id) => scopeId(moduleId, kind, id))
          : [scopeId(moduleId, kind)];
    onChange({ give, take: own.filter((id) => !give.includes(id)) });
    onClose();
  };
  const option = (value: DataScope | 'usual', label: string, line: string) => (
    <label key={value} className="scope-option">
      <input type="radio" name={name} checked={kind === value} onChange={() => setKind(value)} />
      <span>
        {label}
        <small>{line}</small>
      </span>
    </label>
  );
  return (
    <Sheet
      title={words('rightsScopeTitle', { role: role.fullName, module: moduleName })}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button look="primary" disabled={kind === 'chosen' && organisationIds.length === 0} onClick={apply}>
            {words('rightsScopeApply')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <p className="scope-line">{words('rightsScopeLine')}</p>
        <fieldset className="scope-options">
          <legend className="visually-hidden">{words('rightsScopeName')}</legend>
          {option(
            'usual',
            words('rightsScopeUsual', { scope: words(scopeWords[usual]) }),
            words('rightsScopeUsualLine'),
          )}
          {dataScopes.map((one) => option(one, words(scopeWords[one]), words(lineWords[one])))}
        </fieldset>
        {kind === 'chosen' && (
          <OrganisationSelect
            label={words('rightsScopeOrganisations')}
            multiple
            value={organisationIds.map((id) => [id])}
            onChange={(paths) => setOrganisationIds(paths.flatMap((path) => path.at(-1) ?? []))}
          />
        )}
      </div>
    </Sheet>
  );
}
