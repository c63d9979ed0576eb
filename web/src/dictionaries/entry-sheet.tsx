import {
  addDictionaryEntry,
  changeDictionary,
  type ManagedEntry,
} from '@fairway/contract/dictionary-admin.ts';
import { flushSync } from 'react-dom';
import { useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { Button } from '../ui/button.tsx';
import '../ui/form.css';
import { Sheet } from '../ui/sheet.tsx';
import { Switch } from '../ui/switch.tsx';
import { toast } from '../ui/toast.ts';
import { type Step, stepPlaceIn } from '../ui/tree-editor/tree-place.ts';
import { useCommand } from '../wire/calls.ts';
import { useItemForm } from '../wire/use-item-form.ts';
import { dictionaryReads, refreshDictionaries } from './dictionary-reads.ts';
import { entryRules } from './entry-rows.ts';
import { ItemHistory } from './item-history.tsx';
import { NameFields } from './name-fields.tsx';
import { useDictionaryActs } from './use-dictionary-acts.ts';

interface EntrySheetProps {
  typeId: string;
  isTree: boolean;
  entries: readonly ManagedEntry[];
  /** What is changed; without one an entry is added. */
  entry: ManagedEntry | undefined;
  /** What something new stands below. */
  above?: ManagedEntry | undefined;
  onAddBelow: (entry: ManagedEntry) => void;
  onClose: () => void;
}

const steps = { up: 'dictUp', down: 'dictDown', in: 'dictIn', out: 'dictOut' } as const;

/** What an entry is called, where it stands, and whether it can be chosen. */
export function EntrySheet(props: EntrySheetProps) {
  const { typeId, isTree, entries, entry, above, onAddBelow, onClose } = props;
  const words = useWords();
  const mayAdd = useCan('dictionary', 'button', 'btn_add');
  const mayChange = useCan('dictionary', 'button', 'btn_edit');
  const mayRemove = useCan('dictionary', 'button', 'btn_remove');
  const mayEdit = entry ? mayChange : mayAdd;
  const { fullName = '', enName = '', enCode = '', isEnabled = true } = entry ?? {};
  const form = useItemForm({ fullName, enName, enCode, isEnabled }, refreshDictionaries);
  const adding = useCommand(addDictionaryEntry, { refreshes: dictionaryReads, quiet: true });
  const changing = useCommand(changeDictionary, { refreshes: dictionaryReads, quiet: true });
  const acts = useDictionaryActs();
  const { values, changes } = form;
  const save = async () => {
    const { isEnabled: _, ...names } = values;
    const isDone = await form.done(() =>
      entry
        ? changing.mutateAsync({
            params: { kind: 'entry', id: entry.id },
            body: { version: entry.version, changes },
          })
        : adding.mutateAsync({ body: { typeId, parentId: above?.id ?? null, ...names } }),
    );
    if (!isDone) return;
    flushSync(onClose);
    toast(words('dictSaved', { name: values.fullName }));
  };
  const step = (one: ManagedEntry, which: Step) =>
    stepPlaceIn(entries, entryRules(isTree), { item: one, step: which });
  return (
    <Sheet
      open
      title={
        entry?.fullName ?? (above ? words('dictAddBelow', { name: above.fullName }) : words('dictAddEntry'))
      }
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
          <NameFields form={form} isCodeFixed={entry?.standard != null} />
          {entry && (
            <Switch
              label={words('dictIsEnabled')}
              hint={words('dictIsEnabledHint')}
              checked={values.isEnabled}
              onChange={(checked) => form.edit('isEnabled', checked)}
            />
          )}
        </div>
        {entry && mayChange && (
          <div className="dict-acts">
            {(Object.keys(steps) as Step[]).map((which) => {
              const place = step(entry, which);
              return (
                place && (
                  <Button key={which} onClick={() => void acts.move(entry, place)}>
                    {words(steps[which])}
                  </Button>
                )
              );
            })}
          </div>
        )}
        {entry && (
          <div className="dict-acts">
            {mayAdd && isTree && (
              <Button icon="plus" onClick={() => onAddBelow(entry)}>
                {words('dictAddChild')}
              </Button>
            )}
            {mayChange && entry.standard && isChangedByCompany(entry) && (
              <Button
                icon="undo"
                onClick={() => void acts.putBack('entry', entry, { ...entry.standard, isEnabled: true })}
              >
                {words('dictPutBack', { name: entry.standard.fullName })}
              </Button>
            )}
            {mayRemove && !entry.standard && (
              <Button
                icon="trash"
                onClick={() => void acts.remove('entry', entry).then((isGone) => isGone && onClose())}
              >
                {words('dictRemove')}
              </Button>
            )}
          </div>
        )}
        {entry && (
          <ItemHistory
            kind="entry"
            id={entry.id}
            onUndo={mayChange && entry.version > 1 ? () => void acts.undo('entry', entry) : undefined}
          />
        )}
      </div>
    </Sheet>
  );
}

const isChangedByCompany = ({ standard, fullName, enName, isEnabled }: ManagedEntry): boolean =>
  standard !== null && (standard.fullName !== fullName || standard.enName !== enName || !isEnabled);
