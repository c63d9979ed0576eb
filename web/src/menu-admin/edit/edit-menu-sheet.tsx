import { AppError } from '@fairway/contract/app-error.ts';
import { refusals } from '@fairway/contract/errors.ts';
import { changeMenu, getMenuTree, type ManagedMenu } from '@fairway/contract/menus.ts';
import { menuType } from '@fairway/contract/permission.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { ConflictSheet } from '../../ui/conflict-sheet.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { toast } from '../../ui/toast.ts';
import { load, useCommand } from '../../wire/calls.ts';
import { queryClient } from '../../wire/query-client.ts';
import { menuReads } from '../menu-reads.ts';
import { fieldWords, linkTargetWords, shownOnWords } from '../menu-words.ts';
import { MenuFields } from './menu-fields.tsx';
import { changedByBoth, changesBetween, formOf, type MenuForm } from './menu-form.ts';

interface EditMenuSheetProps {
  menu: ManagedMenu;
  onClose: () => void;
}

const shownLonger = 4_000;

/** What an entry is called, its picture, and on which devices it is shown. */
export function EditMenuSheet({ menu: opened, onClose }: EditMenuSheetProps) {
  const words = useWords();
  // As it was when it was opened: what somebody else saves meanwhile is told when this is saved.
  const [menu] = useState(opened);
  const [base, setBase] = useState({ form: formOf(menu), version: menu.version });
  const [values, setValues] = useState(base.form);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [theirs, setTheirs] = useState<ManagedMenu | null>(null);
  const changing = useCommand(changeMenu, { refreshes: menuReads, quiet: true });
  const changes = changesBetween(base.form, values);
  const isReady = values.fullName.trim() !== '' && Object.keys(changes).length > 0;
  const save = async (form: MenuForm, from: typeof base) => {
    try {
      await changing.mutateAsync({
        params: { id: menu.id },
        body: { version: from.version, changes: changesBetween(from.form, form) },
      });
      flushSync(onClose);
      toast(words('menuSaved', { name: form.fullName.trim() }));
    } catch (error) {
      if (!(error instanceof AppError)) return;
      if (error.code === refusals.RECORD_CHANGED.code) return void compare();
      setProblems(error.fields ?? {});
      toast(error.message, shownLonger);
    }
  };
  const compare = async () => {
    const { entries } = await queryClient.fetchQuery({ ...load(getMenuTree, {}), staleTime: 0 });
    setTheirs(entries.find(({ id }) => id === menu.id) ?? null);
  };
  const textOf = (field: keyof MenuForm, form: MenuForm): string => {
    if (field === 'shownOn') return words(shownOnWords[form.shownOn]);
    if (field === 'linkTarget') return words(linkTargetWords[form.linkTarget]);
    return form[field] || '—';
  };
  const newest = theirs && { form: formOf(theirs), version: theirs.version };
  const both = newest ? changedByBoth(base.form, values, newest.form) : [];
  const keep = (now: typeof base, taken: readonly string[]) => {
    const kept = Object.entries(changes).filter(([field]) => !taken.includes(field));
    const form = { ...now.form, ...Object.fromEntries(kept) };
    setBase(now);
    setValues(form);
    setTheirs(null);
    if (Object.keys(changesBetween(now.form, form)).length > 0) void save(form, now);
    else onClose();
  };
  return (
    <Sheet
      title={words('menuEditTitle', { name: menu.fullName })}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look="primary"
            disabled={!isReady}
            busy={changing.isPending}
            onClick={() => void save(values, base)}
          >
            {words('save')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <MenuFields
          values={values}
          problems={problems}
          isLink={menu.type === menuType.link}
          isNew={false}
          onChange={(typed) => {
            setValues((before) => ({ ...before, ...typed }));
            setProblems({});
          }}
        />
      </div>
      {newest && (
        <ConflictSheet
          says={{
            ...{ title: words('menuConflict'), mine: words('menuConflictMine') },
            line: words(both.length > 0 ? 'menuConflictLine' : 'menuConflictNone'),
            ...{ keep: words('save'), take: words('menuConflictTake') },
          }}
          conflicts={both.map((field) => ({
            ...{ field, name: words(fieldWords[field]), by: words('menuConflictTheirs') },
            ...{ mine: textOf(field, values), theirs: textOf(field, newest.form) },
          }))}
          isBusy={changing.isPending}
          onKeep={(taken) => keep(newest, taken)}
          onTake={onClose}
          onClose={() => setTheirs(null)}
        />
      )}
    </Sheet>
  );
}
