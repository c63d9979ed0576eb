import { AppError } from '@fairway/contract/app-error.ts';
import { addUser, changeUser, type UserDetail } from '@fairway/contract/users.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../language/words.ts';
import { GroupSelect } from '../../people/select/group-select.tsx';
import { OrganisationSelect } from '../../people/select/organisation-select.tsx';
import { PositionSelect } from '../../people/select/position-select.tsx';
import { RoleSelect } from '../../people/select/role-select.tsx';
import { UserSelect } from '../../people/select/user-select.tsx';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import { useSession } from '../../wire/session-store.ts';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { userReads } from '../user-reads.ts';
import { blankUser, changesBetween, type UserForm, valuesOf } from './user-form.ts';

interface UserSheetProps {
  /** Who is changed; without one somebody is added. */
  user?: UserDetail;
  onSaved?: (id: string) => void;
  onClose: () => void;
}

const shownLonger = 4_000;

/** Who somebody is and where they work. What another administrator changed meanwhile is not written over. */
export function UserSheet({ user, onSaved, onClose }: UserSheetProps) {
  const words = useWords();
  const [start] = useState(() => (user ? valuesOf(user) : blankUser));
  const [values, setValues] = useState(start);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const isAdministrator = useSession(({ userInfo }) => userInfo?.isAdministrator === true);
  const mayGive = user ? user.can.includes('giveRoles') : isAdministrator;
  const adding = useCommand(addUser, { refreshes: userReads, quiet: true });
  const changing = useCommand(changeUser, { refreshes: userReads, quiet: true });
  const change = (changes: Partial<UserForm>) => {
    setValues((before) => ({ ...before, ...changes }));
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changes))),
    );
  };
  const changes = changesBetween(start, values);
  const isReady =
    values.account.trim() !== '' &&
    values.realName.trim() !== '' &&
    values.organisationIds.length > 0 &&
    (user === undefined || Object.keys(changes).length > 0);
  const save = async () => {
    try {
      const { id } = user
        ? await changing.mutateAsync({ params: { id: user.id }, body: { version: user.version, changes } })
        : await adding.mutateAsync({ body: values });
      flushSync(onClose);
      toast(words(user ? 'userSaved' : 'userAdded'));
      onSaved?.(id);
    } catch (error) {
      if (!(error instanceof AppError)) return;
      setProblems(error.fields ?? {});
      toast(error.message, shownLonger);
    }
  };
  const text = (
    name: 'account' | 'realName' | 'mobilePhone' | 'email' | 'ranks',
    label: string,
    hint?: string,
  ) => (
    <TextField
      label={label}
      hint={hint}
      value={values[name]}
      error={problems[name]}
      autoComplete="off"
      autoCapitalize="none"
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
  return (
    <Sheet
      title={words(user ? 'userEdit' : 'userAdd')}
      open
      wide
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look="primary"
            disabled={!isReady}
            busy={adding.isPending || changing.isPending}
            onClick={() => void save()}
          >
            {words('save')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        {text('realName', words('userName'))}
        {text('account', words('userAccount'), words('userAccountHint'))}
        <OrganisationSelect
          label={words('userOrganisations')}
          multiple
          value={values.organisationIds.map((id) => [id])}
          onChange={(paths) => change({ organisationIds: paths.flatMap((path) => path.at(-1) ?? []) })}
        />
        <p className="form-hint">{words('userOrganisationsHint')}</p>
        <PositionSelect
          label={words('userPositions')}
          multiple
          value={values.positionIds}
          onChange={(positionIds) => change({ positionIds })}
        />
        <UserSelect
          label={words('userManager')}
          value={values.managerId ?? ''}
          onChange={(managerId) => change({ managerId: managerId || null })}
        />
        {text('mobilePhone', words('userMobile'))}
        {text('email', words('userEmail'))}
        <DateField
          label={words('userEntryDate')}
          kind="day"
          value={values.entryDate ?? ''}
          onChange={(entryDate) => change({ entryDate: entryDate || null })}
        />
        {text('ranks', words('userRanks'))}
        <GroupSelect
          label={words('userGroups')}
          multiple
          value={values.groupIds}
          onChange={(groupIds) => change({ groupIds })}
        />
        {mayGive && (
          <>
            <RoleSelect
              label={words('userRoles')}
              multiple
              value={values.roleIds}
              onChange={(roleIds) => change({ roleIds })}
            />
            <Switch
              label={words('userAdministrator')}
              hint={words('userAdministratorHint')}
              checked={values.isAdministrator}
              onChange={(checked) => change({ isAdministrator: checked })}
            />
          </>
        )}
      </div>
    </Sheet>
  );
}
