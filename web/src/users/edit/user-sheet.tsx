import type { UserDetail } from '@fairway/contract/users.ts';
import { flushSync } from 'react-dom';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useSession } from '../../wire/session-store.ts';
import { rememberDone } from '../acts/last-done.ts';
import { useUserEditor } from './use-user-editor.ts';
import { UserConflictSheet } from './user-conflict-sheet.tsx';
import { PickedField } from './user-fields.tsx';
import './user-sheet.css';

interface UserSheetProps {
  /** Who is changed; without one somebody is added. */
  user?: UserDetail;
  onSaved?: (id: string) => void;
  onClose: () => void;
}

/** Who somebody is and where they work. What another administrator changed meanwhile is not written over. */
export function UserSheet({ user, onSaved, onClose }: UserSheetProps) {
  const words = useWords();
  const isAdministrator = useSession(({ userInfo }) => userInfo?.isAdministrator === true);
  const mayGive = user ? user.can.includes('giveRoles') : isAdministrator;
  const editor = useUserEditor(user, ({ id, version }) => {
    flushSync(onClose);
    rememberDone({
      words: words(user ? 'userSavedNamed' : 'userAddedNamed', { name: values.realName }),
      ...{ users: [{ id, version }], isNew: user === undefined },
    });
    onSaved?.(id);
  });
  const { base, values, problems, conflict, change } = editor;
  const isReady =
    values.account.trim() !== '' &&
    values.realName.trim() !== '' &&
    values.organisationIds.length > 0 &&
    (user === undefined || editor.isChanged);
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
  const picked = (field: Parameters<typeof PickedField>[0]['field']) => (
    <PickedField field={field} values={values} error={problems[field]} onChange={change} />
  );
  if (conflict)
    return (
      <UserConflictSheet
        {...{ base: base.values, mine: values, conflict, isBusy: editor.isBusy }}
        onKeep={(typed) => editor.keepMine(conflict.newest, typed)}
        onTake={() => editor.takeTheirs(conflict.newest)}
        onClose={editor.closeConflict}
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
          <Button look="primary" disabled={!isReady} busy={editor.isBusy} onClick={editor.save}>
            {words('save')}
          </Button>
        </>
      }
    >
      <div className="form-fields">
        {user && user.version > base.version && (
          <p className="user-sheet-note" role="status">
            {words('userChangedMeanwhile')}
          </p>
        )}
        {text('realName', words('userName'))}
        {text('account', words('userAccount'), words('userAccountHint'))}
        <div>
          {picked('organisationIds')}
          {values.organisationIds.length > 1 && (
            <p className="user-sheet-hint">{words('userOrganisationsHint')}</p>
          )}
        </div>
        {picked('positionIds')}
        {picked('managerId')}
        {picked('groupIds')}
        {text('mobilePhone', words('userMobile'))}
        {text('email', words('userEmail'))}
        <DateField
          label={words('userEntryDate')}
          kind="day"
          value={values.entryDate ?? ''}
          onChange={(entryDate) => change({ entryDate: entryDate || null })}
        />
        {text('ranks', words('userRanks'))}
        {mayGive && (
          <>
            {picked('roleIds')}
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
