import { addArea, changeArea, type ManagedArea, mostAreaLevels } from '@fairway/contract/area-admin.ts';
import { flushSync } from 'react-dom';
import { useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { Button } from '../ui/button.tsx';
import '../ui/form.css';
import { Sheet } from '../ui/sheet.tsx';
import { Switch } from '../ui/switch.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';
import { stepPlaceIn } from '../ui/tree-editor/tree-place.ts';
import { useCommand } from '../wire/calls.ts';
import { useItemForm } from '../wire/use-item-form.ts';
import { AreaHistory } from './area-history.tsx';
import { areaReads, refreshAreas } from './area-reads.ts';
import { areaRules } from './area-rows.ts';
import { useAreaActs } from './use-area-acts.ts';

interface AreaSheetProps {
  /** What is changed; without one an area is added. */
  area: ManagedArea | undefined;
  /** What something new stands below. */
  above?: ManagedArea | undefined;
  /** Those it is ordered among, as far as they are loaded. */
  beside: readonly ManagedArea[];
  onAddBelow: (area: ManagedArea) => void;
  /** What is new is shown where it stands. */
  onAdded: (above: ManagedArea | undefined) => void;
  onClose: () => void;
}

const steps = { up: 'areaUp', down: 'areaDown' } as const;

/** What an area is called, whether it can be chosen, and what was changed of it. */
export function AreaSheet({ area, above, beside, onAddBelow, onAdded, onClose }: AreaSheetProps) {
  const words = useWords();
  const mayAdd = useCan('area', 'button', 'btn_add');
  const mayChange = useCan('area', 'button', 'btn_edit');
  const mayRemove = useCan('area', 'button', 'btn_remove');
  const mayEdit = area ? mayChange : mayAdd;
  const { fullName = '', isEnabled = true } = area ?? {};
  const form = useItemForm({ fullName, isEnabled }, refreshAreas);
  const adding = useCommand(addArea, { refreshes: areaReads, quiet: true });
  const changing = useCommand(changeArea, { refreshes: areaReads, quiet: true });
  const acts = useAreaActs();
  const { values, changes } = form;
  const save = async () => {
    const isDone = await form.done(() =>
      area
        ? changing.mutateAsync({ params: { id: area.id }, body: { version: area.version, changes } })
        : adding.mutateAsync({ body: { parentId: above?.id ?? null, fullName: values.fullName } }),
    );
    if (!isDone) return;
    if (!area) onAdded(above);
    flushSync(onClose);
    toast(words('areaSaved', { name: values.fullName }));
  };
  const theirs = form.theirs('fullName');
  const codeHint = area && (area.standard === null ? words('areaOwn') : `${words('areaCode')} ${area.id}`);
  return (
    <Sheet
      open
      title={
        area?.fullName ?? (above ? words('areaAddBelow', { name: above.fullName }) : words('areaAddTop'))
      }
      onClose={onClose}
      actions={
        mayEdit && (
          <Button
            look="primary"
            busy={adding.isPending || changing.isPending}
            disabled={!form.isChanged || values.fullName.trim() === ''}
            onClick={() => void save()}
          >
            {words('save')}
          </Button>
        )
      }
    >
      <div className="form-stack">
        <div className="form-stack" inert={!mayEdit}>
          <TextField
            label={words('areaName')}
            hint={theirs === undefined ? codeHint : words('areaContested', { value: String(theirs) })}
            error={form.problemOf('fullName')}
            value={values.fullName}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => form.edit('fullName', target.value)}
          />
          {area && (
            <Switch
              label={words('areaIsEnabled')}
              hint={words('areaIsEnabledHint')}
              checked={values.isEnabled}
              onChange={(checked) => form.edit('isEnabled', checked)}
            />
          )}
        </div>
        {area && (
          <div className="area-acts">
            {mayChange &&
              (['up', 'down'] as const).map((which) => {
                const place = stepPlaceIn(beside, areaRules, { item: area, step: which });
                return (
                  place && (
                    <Button key={which} onClick={() => void acts.move(area, place.beforeId)}>
                      {words(steps[which])}
                    </Button>
                  )
                );
              })}
            {mayAdd && area.level < mostAreaLevels && (
              <Button icon="plus" onClick={() => onAddBelow(area)}>
                {words('areaAddChild')}
              </Button>
            )}
            {mayChange && isChangedByCompany(area) && (
              <Button icon="undo" onClick={() => void acts.putBack(area)}>
                {words('areaPutBack', { name: area.standard ?? '' })}
              </Button>
            )}
            {mayRemove && area.standard === null && (
              <Button
                icon="trash"
                onClick={() => void acts.remove(area).then((isGone) => isGone && onClose())}
              >
                {words('areaRemove')}
              </Button>
            )}
          </div>
        )}
        {area && (
          <AreaHistory
            id={area.id}
            onUndo={mayChange && area.version > 1 ? () => void acts.undo(area) : undefined}
          />
        )}
      </div>
    </Sheet>
  );
}

const isChangedByCompany = ({ standard, fullName, isEnabled }: ManagedArea): boolean =>
  standard !== null && (standard !== fullName || !isEnabled);
