import { AppError } from '@fairway/contract/app-error.ts';
import {
  addMenuSystem,
  changeMenuSystem,
  type MenuSystem,
  removeMenuSystem,
  undoMenuSystem,
} from '@fairway/contract/menus.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { MenuHistory } from '../detail/menu-history.tsx';
import { menuReads } from '../menu-reads.ts';
import { IconPicker } from './icon-picker.tsx';

interface SystemSheetProps {
  /** What is changed; without one a system is added. */
  system?: MenuSystem | undefined;
  /** What the first is called where it has no name. */
  sysName: string;
  onSaved: (id: string) => void;
  onClose: () => void;
}

const shownLonger = 4_000;

/** What a system is called, and its picture. */
export function SystemSheet({ system, sysName, onSaved, onClose }: SystemSheetProps) {
  const words = useWords();
  const [values, setValues] = useState({
    ...{ fullName: system?.fullName ?? '', enName: system?.enName ?? '', icon: system?.icon ?? '' },
  });
  const options = { refreshes: menuReads, quiet: true } as const;
  const adding = useCommand(addMenuSystem, options);
  const changing = useCommand(changeMenuSystem, options);
  const removing = useCommand(removeMenuSystem, options);
  const undoing = useCommand(undoMenuSystem, options);
  const isFirst = system?.isBuiltIn === true;
  const isReady = isFirst || values.fullName.trim() !== '';
  const finish = async (work: Promise<{ id: string } | null>, said: string) => {
    try {
      const saved = await work;
      flushSync(onClose);
      toast(said);
      onSaved(saved?.id ?? '');
    } catch (error) {
      if (error instanceof AppError) toast(error.message, shownLonger);
    }
  };
  const name = values.fullName.trim() || sysName;
  const save = () => {
    const body = { fullName: values.fullName, enName: values.enName, icon: values.icon };
    const work = system
      ? changing.mutateAsync({ params: { id: system.id }, body: { version: system.version, ...body } })
      : adding.mutateAsync({ body });
    return finish(work, words('menuSaved', { name }));
  };
  const on = system && { params: { id: system.id }, body: { version: system.version } };
  const text = (field: 'fullName' | 'enName', label: string, hint?: string) => (
    <TextField
      {...{ label, hint, value: values[field] }}
      autoComplete="off"
      onChange={({ target }) => setValues((before) => ({ ...before, [field]: target.value }))}
    />
  );
  return (
    <Sheet
      title={words(system ? 'menuSystemEdit' : 'menuSystemAdd')}
      open
      onClose={onClose}
      actions={
        <>
          {on && !isFirst && (
            <Button
              look="danger"
              onClick={() => void finish(removing.mutateAsync(on), words('menuRemoved', { name }))}
            >
              {words('menuRemove')}
            </Button>
          )}
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
        {text(
          'fullName',
          words('menuName'),
          isFirst ? words('menuSystemFirst', { name: sysName }) : undefined,
        )}
        {text('enName', words('menuEnName'))}
        <IconPicker value={values.icon} onChange={(icon) => setValues((before) => ({ ...before, icon }))} />
        {on && (
          <MenuHistory
            id={on.params.id}
            onUndo={() => void finish(undoing.mutateAsync(on), words('menuUndone', { name }))}
          />
        )}
      </div>
    </Sheet>
  );
}
