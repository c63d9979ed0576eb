import { listUnitHistory, type Unit, type UnitKind } from '@fairway/contract/organisation-admin.ts';
import { mayStandBelow } from '@fairway/domain/organisation/may-stand-below.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { type Act, ActMenu } from '../../ui/act-menu.tsx';
import { Card } from '../../ui/card.tsx';
import { DetailPane } from '../../ui/detail-pane.tsx';
import { Facts } from '../../ui/facts.tsx';
import { HeadCard } from '../../ui/head-card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { load } from '../../wire/calls.ts';
import { RemoveSheet } from '../acts/remove-sheet.tsx';
import { useUnitActs } from '../acts/use-unit-acts.ts';
import { UnitSheet } from '../edit/unit-sheet.tsx';
import { unitPath } from '../unit-path.ts';
import { fieldWords, kindIcons, kindWords } from '../unit-words.ts';
import { useUnitRights } from '../use-unit-rights.ts';
import './unit-pane.css';

interface UnitPaneProps {
  unit: Unit;
  units: readonly Unit[];
  onOpen: (id: string) => void;
  onClose: () => void;
}

const below: readonly UnitKind[] = ['company', 'department', 'position'];

/** A unit beside the tree: what it is, what can be done with it, and who changed what of it. */
export function UnitPane({ unit, units, onOpen, onClose }: UnitPaneProps) {
  const words = useWords();
  const rights = useUnitRights(unit.kind);
  const { undo, setEnabled } = useUnitActs();
  const [sheet, setSheet] = useState<'edit' | 'remove' | UnitKind | null>(null);
  const categories = [...new Set(units.map(({ category }) => category).filter(Boolean))];
  const close = () => setSheet(null);
  const acts: Act[] = [];
  if (rights.mayEdit) acts.push({ name: words('unitEdit'), icon: 'edit', act: () => setSheet('edit') });
  if (rights.mayAdd)
    for (const kind of below.filter((one) => mayStandBelow(one, unit.kind)))
      acts.push({
        name: words('unitAddBelow', { kind: words(kindWords[kind]) }),
        icon: 'plus',
        act: () => setSheet(kind),
      });
  if (rights.mayEdit) {
    const { isEnabled } = unit;
    acts.push({ name: words('unitUndo'), icon: 'undo', act: () => void undo(unit) });
    acts.push({
      name: words(isEnabled ? 'unitClose' : 'unitOpen'),
      icon: isEnabled ? 'pause' : 'play',
      act: () => void setEnabled(unit, !isEnabled),
    });
  }
  if (rights.mayRemove)
    acts.push({
      name: words('unitRemoveOrMerge'),
      icon: 'trash',
      tone: 'danger',
      act: () => setSheet('remove'),
    });
  const bound = unit.boundTo.flatMap((id) => units.find((one) => one.id === id) ?? []);
  return (
    <DetailPane
      title={unit.fullName}
      actions={acts.length > 0 && <ActMenu label={words('unitActs')} acts={acts} />}
      onClose={onClose}
    >
      <HeadCard
        title={unit.fullName}
        mark={<Icon name={kindIcons[unit.kind]} size={24} />}
        state={
          <StateLabel tone={unit.isEnabled ? 'good' : 'neutral'}>
            {words(unit.isEnabled ? 'unitInUse' : 'unitClosed')}
          </StateLabel>
        }
      >
        <Facts
          facts={[
            [words('unitKind'), words(kindWords[unit.kind])],
            [words('unitPath'), unitPath(units, unit)],
            [words('unitEnName'), unit.enName],
            [words('unitCode'), unit.enCode],
            [words('unitManager'), unit.manager?.fullName],
            [words('unitBoundTo'), bound.map((one) => unitPath(units, one)).join(words('listComma'))],
            [words('unitMembers'), words('unitPeople', { count: unit.people })],
          ]}
        />
      </HeadCard>
      <History id={unit.id} />
      {sheet === 'remove' && <RemoveSheet unit={unit} units={units} onDone={onClose} onClose={close} />}
      {sheet !== null && sheet !== 'remove' && (
        <UnitSheet
          kind={sheet === 'edit' ? unit.kind : sheet}
          unit={sheet === 'edit' ? unit : undefined}
          above={sheet === 'edit' ? undefined : unit}
          categories={categories}
          onSaved={onOpen}
          onClose={close}
        />
      )}
    </DetailPane>
  );
}

function History({ id }: { id: string }) {
  const words = useWords();
  const query = useQuery({ ...load(listUnitHistory, { params: { id } }), meta: { quiet: true } });
  return (
    <Card title={words('unitHistory')}>
      <Loaded query={query}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="unit-history-none">{words('unitHistoryNone')}</p>
          ) : (
            <ul className="unit-history">
              {list.map((change) => (
                <li key={change.version}>
                  <span className="unit-history-who">
                    {change.byName} · {formatDate(change.at)}
                    {change.act !== 'update' &&
                      ` · ${words(change.act === 'add' ? 'unitActAdd' : 'unitActUndo')}`}
                  </span>
                  {change.act !== 'add' &&
                    change.differences.map(({ field, before, after }) => {
                      const name = fieldWords[field];
                      return (
                        name && (
                          <span key={field}>
                            {words('unitDifference', {
                              ...{ field: words(name), before: before || '—', after: after || '—' },
                            })}
                          </span>
                        )
                      );
                    })}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
