import { useWords } from '../../language/words.ts';
import { GroupSelect } from '../../people/select/group-select.tsx';
import { OrganisationSelect } from '../../people/select/organisation-select.tsx';
import { PositionSelect } from '../../people/select/position-select.tsx';
import { RoleSelect } from '../../people/select/role-select.tsx';
import { UserSelect } from '../../people/select/user-select.tsx';
import type { UserForm } from './user-form.ts';

interface PickedFieldProps {
  field: 'organisationIds' | 'positionIds' | 'roleIds' | 'groupIds' | 'managerId';
  values: UserForm;
  error?: string | undefined;
  /** Left out where it is only shown. */
  onChange?: ((changes: Partial<UserForm>) => void) | undefined;
}

/** What of a person is picked: where they work, what they are and may, and who is above them. */
export function PickedField({ field, values, error, onChange }: PickedFieldProps) {
  const words = useWords();
  const look = { error, readOnly: onChange === undefined };
  const change = onChange ?? (() => undefined);
  switch (field) {
    case 'organisationIds':
      return (
        <OrganisationSelect
          {...look}
          label={words('userOrganisations')}
          placeholder={words('userOrganisationsHint')}
          multiple
          value={values.organisationIds.map((id) => [id])}
          onChange={(paths) => change({ organisationIds: paths.flatMap((path) => path.at(-1) ?? []) })}
        />
      );
    case 'positionIds':
      return (
        <PositionSelect
          {...look}
          label={words('userPositions')}
          multiple
          value={values.positionIds}
          onChange={(positionIds) => change({ positionIds })}
        />
      );
    case 'roleIds':
      return (
        <RoleSelect
          {...look}
          label={words('userRoles')}
          multiple
          value={values.roleIds}
          onChange={(roleIds) => change({ roleIds })}
        />
      );
    case 'groupIds':
      return (
        <GroupSelect
          {...look}
          label={words('userGroups')}
          multiple
          value={values.groupIds}
          onChange={(groupIds) => change({ groupIds })}
        />
      );
    case 'managerId':
      return (
        <UserSelect
          {...look}
          label={words('userManager')}
          value={values.managerId ?? ''}
          onChange={(managerId) => change({ managerId: managerId || null })}
        />
      );
  }
}

/** One field of a person as it is shown, not changed. */
export function ShownField({ field, values }: { field: keyof UserForm; values: UserForm }) {
  const words = useWords();
  if (
    field === 'organisationIds' ||
    field === 'positionIds' ||
    field === 'roleIds' ||
    field === 'groupIds' ||
    field === 'managerId'
  )
    return <PickedField field={field} values={values} />;
  if (field === 'isAdministrator') return <>{words(values.isAdministrator ? 'userYes' : 'userNo')}</>;
  return <>{values[field] || '—'}</>;
}
