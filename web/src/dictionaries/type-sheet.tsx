import {
  addDictionary,
  changeDictionary,
  type ManagedDictionary,
} from '@fairway/contract/dictionary-admin.ts';
import { flushSync } from 'react-dom';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import '../ui/form.css';
import { Sheet } from '../ui/sheet.tsx';
import { Switch } from '../ui/switch.tsx';
import { toast } from '../ui/toast.ts';
import { useCommand } from '../wire/calls.ts';
import { useItemForm } from '../wire/use-item-form.ts';
import { dictionaryReads, refreshDictionaries } from './dictionary-reads.ts';
import { ItemHistory } from './item-history.tsx';
import { NameFields } from './name-fields.tsx';
import { useDictionaryActs } from './use-dictionary-acts.ts';

interface TypeSheetProps {
  /** What is changed; without one a dictionary is added. */
  type: ManagedDictionary | undefined;
  mayEdit: boolean;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** What a dictionary is called, and whether its entries stand below each other. */
export function TypeSheet({ type, mayEdit, onSaved, onClose }: TypeSheetProps) {
  const words = useWords();
  const { fullName = '', enName = '', enCode = '', isTree = false } = type ?? {};
  const form = useItemForm({ fullName, enName, enCode, isTree }, refreshDictionaries);
  const adding = useCommand(addDictionary, { refreshes: dictionaryReads, quiet: true });
  const changing = useCommand(changeDictionary, { refreshes: dictionaryReads, quiet: true });
  const acts = useDictionaryActs();
  const { values, changes } = form;
  const save = async () => {
    let id = type?.id ?? '';
    const isDone = await form.done(async () => {
      if (type) {
        const params = { kind: 'type', id } as const;
        await changing.mutateAsync({ params, body: { version: type.version, changes } });
      } else ({ id } = await adding.mutateAsync({ body: values }));
    });
    if (!isDone) return;
    flushSync(onClose);
    toast(words('dictSaved', { name: values.fullName }));
    onSaved(id);
  };
  return (
    <Sheet
      open
      title={type ? type.fullName : words('dictAddType')}
      onClose={onClose}
      actions={
        mayEdit && (
          <Button
            look="primary"
            busy={adding.isPending || changing.isPending}
            disabled={!form.isChanged || values.fullName.trim() === '' || values.enCode.trim() === ''}
            onClick={() => void save()}
          >
            {words('save')}
          </Button>
        )
      }
    >
      <div className="form-stack">
        <div className="form-stack" inert={!mayEdit}>
          <NameFields form={form} isCodeFixed={type?.standard != null} />
          <Switch
            label={words('dictIsTree')}
            hint={words('dictIsTreeHint')}
            checked={values.isTree}
            onChange={(checked) => form.edit('isTree', checked)}
          />
        </div>
        {type && mayEdit && type.standard && isRenamed(type) && (
          <Button icon="undo" onClick={() => void acts.putBack('type', type, type.standard ?? {})}>
            {words('dictPutBack', { name: type.standard.fullName })}
          </Button>
        )}
        {type && (
          <ItemHistory
            kind="type"
            id={type.id}
            onUndo={mayEdit && type.version > 1 ? () => void acts.undo('type', type) : undefined}
          />
        )}
      </div>
    </Sheet>
  );
}

const isRenamed = ({ standard, fullName, enName }: ManagedDictionary): boolean =>
  standard !== null && (standard.fullName !== fullName || standard.enName !== enName);
