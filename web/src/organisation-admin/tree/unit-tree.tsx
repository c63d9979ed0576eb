import type { Unit } from '@fairway/contract/organisation-admin.ts';
import { useWords } from '../../language/words.ts';
import { TreeEditor } from '../../ui/tree-editor/tree-editor.tsx';
import type { Place } from '../../ui/tree-editor/tree-place.ts';
import { kindIcons } from '../unit-words.ts';
import { dropPlace, stepPlace } from './unit-place.ts';
import type { TreeLine } from './unit-rows.ts';

interface UnitTreeProps {
  label: string;
  units: readonly Unit[];
  lines: readonly TreeLine[];
  openId: string | null;
  mayMove: boolean;
  onOpen: (unit: Unit) => void;
  onFold: (id: string, isOpen: boolean) => void;
  onMove: (unit: Unit, place: Place) => void;
  onRemove: (unit: Unit) => void;
}

/** The units of a tab: who leads each, whether it is closed, and how many belong to it. */
export function UnitTree({ units, lines, ...rest }: UnitTreeProps) {
  const words = useWords();
  return (
    <TreeEditor
      {...rest}
      lines={lines.map(({ unit, ...line }) => {
        const said = [unit?.manager?.fullName, unit && !unit.isEnabled && words('unitClosed')];
        return {
          ...line,
          ...{ item: unit, icon: unit ? kindIcons[unit.kind] : 'tag' },
          isHolder: unit?.kind === 'company' || unit?.kind === 'department',
          isClosed: unit?.isEnabled === false,
          more: said.filter(Boolean).join(' · '),
          count: unit && unit.people > 0 && words('unitPeople', { count: unit.people }),
        };
      })}
      dropPlace={(unit, target, zone) => dropPlace(units, unit, target, zone)}
      stepPlace={(unit, step) => stepPlace(units, unit, step)}
    />
  );
}
