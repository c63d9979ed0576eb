import { AppError } from '@fairway/contract/app-error.ts';
import { listUnitUses, mergeUnits, removeUnit, type Unit } from '@fairway/contract/organisation-admin.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { Loaded } from '../../ui/loaded.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { toast } from '../../ui/toast.ts';
import { load, useCommand } from '../../wire/calls.ts';
import { unitPath } from '../unit-path.ts';
import { unitReads } from '../unit-reads.ts';
import { useWordsOf } from '../unit-words.ts';
import './remove-sheet.css';

interface RemoveSheetProps {
  unit: Unit;
  units: readonly Unit[];
  onDone: () => void;
  onClose: () => void;
}

const shownLonger = 4_000;

/** What uses a unit, then: delete it where nothing does, or merge it into another with all it has. */
export function RemoveSheet({ unit, units, onDone, onClose }: RemoveSheetProps) {
  const words = useWords();
  const [intoId, setIntoId] = useState('');
  const query = useQuery({ ...load(listUnitUses, { params: { id: unit.id } }), meta: { quiet: true } });
  const removing = useCommand(removeUnit, { refreshes: unitReads, quiet: true });
  const merging = useCommand(mergeUnits, { refreshes: unitReads, quiet: true });
  const uses = query.data?.list;
  const others = units.filter(({ id, kind, isEnabled }) => kind === unit.kind && id !== unit.id && isEnabled);
  const finish = async () => {
    const { id, version, fullName: name } = unit;
    try {
      if (intoId === '') {
        await removing.mutateAsync({ params: { id }, body: { version } });
        flushSync(onDone);
        toast(words('unitRemoved', { name }));
        return;
      }
      const { people, below, isKept } = await merging.mutateAsync({
        params: { id },
        body: { version, intoId },
      });
      flushSync(onDone);
      toast(words(isKept ? 'unitMergedKept' : 'unitMerged', { name, people, below }), shownLonger);
    } catch (error) {
      if (error instanceof AppError) toast(error.message, shownLonger);
    }
  };
  return (
    <Sheet
      title={words('unitRemoveTitle', { name: unit.fullName })}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look="danger"
            disabled={uses === undefined || (uses.length > 0 && intoId === '')}
            busy={removing.isPending || merging.isPending}
            onClick={() => void finish()}
          >
            {words(intoId === '' ? 'unitRemove' : 'unitMerge')}
          </Button>
        </>
      }
    >
      <Loaded query={query}>
        {({ list }) => (
          <div className="form-stack">
            {list.length === 0 ? (
              <p>{words('unitUnused')}</p>
            ) : (
              <>
                <p>{words('unitUsed')}</p>
                <ul className="unit-uses">
                  {list.map(({ use, count, names }) => (
                    <li key={use}>
                      {words(useWordsOf[use], { count })}
                      {names.length > 0 && (
                        <span className="unit-uses-names">
                          {names.join(words('listComma'))}
                          {count > names.length && '…'}
                        </span>
                      )}
                    </li>
                  ))}
                </ul>
              </>
            )}
            <SelectField
              label={words('unitMergeInto')}
              hint={words('unitMergeHint')}
              placeholder={words('unitMergeNone')}
              value={intoId}
              options={others.map((one) => ({ value: one.id, label: unitPath(units, one) }))}
              onChange={({ target }) => setIntoId(target.value)}
            />
          </div>
        )}
      </Loaded>
    </Sheet>
  );
}
