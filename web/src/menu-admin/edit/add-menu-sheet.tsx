import { AppError } from '@fairway/contract/app-error.ts';
import { addMenu, listMenuTargets, type ManagedMenu, type TargetKind } from '@fairway/contract/menus.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { SelectField } from '../../ui/select-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { toast } from '../../ui/toast.ts';
import { load, useCommand } from '../../wire/calls.ts';
import { menuReads } from '../menu-reads.ts';
import { kindWords, useNameOf } from '../menu-words.ts';
import { MenuFields } from './menu-fields.tsx';
import { blankMenu, type MenuForm } from './menu-form.ts';

export type AddedKind = TargetKind | 'catalogue' | 'link';

interface AddMenuSheetProps {
  kind: AddedKind;
  systemId: string;
  /** The catalogue it goes into; at the top without one. */
  above: ManagedMenu | undefined;
  onSaved: (id: string) => void;
  onClose: () => void;
}

const shownLonger = 4_000;

/** A catalogue, a link to outside, or an entry for something the company made. */
export function AddMenuSheet({ kind, systemId, above, onSaved, onClose }: AddMenuSheetProps) {
  const words = useWords();
  const nameOf = useNameOf();
  const [values, setValues] = useState<MenuForm>(blankMenu);
  const [targetId, setTargetId] = useState('');
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const adding = useCommand(addMenu, { refreshes: menuReads, quiet: true });
  const isTarget = kind !== 'catalogue' && kind !== 'link';
  const { data } = useQuery({ ...load(listMenuTargets, {}), enabled: isTarget, meta: { quiet: true } });
  const targets = data?.list.find((one) => one.kind === kind)?.targets ?? [];
  const isReady =
    values.fullName.trim() !== '' &&
    (!isTarget || targetId !== '') &&
    (kind !== 'link' || values.urlAddress.trim() !== '');
  const save = async () => {
    const { fullName, enName, icon, urlAddress, linkTarget } = values;
    const common = { fullName, enName, icon, systemId, parentId: above?.id ?? null };
    try {
      const { id } = await adding.mutateAsync({
        body:
          kind === 'link'
            ? { kind, ...common, urlAddress, linkTarget }
            : kind === 'catalogue'
              ? { kind, ...common }
              : { kind, ...common, targetId },
      });
      flushSync(onClose);
      toast(words('menuSaved', { name: fullName.trim() }));
      onSaved(id);
    } catch (error) {
      if (!(error instanceof AppError)) return;
      setProblems(error.fields ?? {});
      toast(error.message, shownLonger);
    }
  };
  const choose = (id: string) => {
    setTargetId(id);
    const target = targets.find((one) => one.id === id);
    if (target) setValues((before) => ({ ...before, fullName: target.fullName, icon: target.icon }));
  };
  return (
    <Sheet
      title={words('menuAddTitle', { kind: words(kindWords[kind]) })}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button look="primary" disabled={!isReady} busy={adding.isPending} onClick={() => void save()}>
            {words('save')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <p>{above ? words('menuBelow', { name: nameOf(above) }) : words('menuAtTop')}</p>
        {isTarget && (
          <SelectField
            label={words(kindWords[kind])}
            placeholder={words('menuChoose')}
            value={targetId}
            options={targets.map(({ id, fullName }) => ({ value: id, label: fullName }))}
            onChange={({ target }) => choose(target.value)}
          />
        )}
        <MenuFields
          values={values}
          problems={problems}
          isLink={kind === 'link'}
          isNew
          onChange={(typed) => {
            setValues((before) => ({ ...before, ...typed }));
            setProblems({});
          }}
        />
      </div>
    </Sheet>
  );
}
