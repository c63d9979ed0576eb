import { listAreaHistory } from '@fairway/contract/area-admin.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { type PlainKey, useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { load } from '../wire/calls.ts';

interface AreaHistoryProps {
  id: string;
  onUndo: (() => void) | undefined;
}

const fieldWords: Readonly<Record<string, PlainKey>> = { fullName: 'areaName', isEnabled: 'areaIsEnabled' };

/** Who changed what of an area; the last change can be taken back. */
export function AreaHistory({ id, onUndo }: AreaHistoryProps) {
  const words = useWords();
  const query = useQuery({ ...load(listAreaHistory, { params: { id } }), meta: { quiet: true } });
  return (
    <Card title={words('areaHistory')}>
      <Loaded query={query}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="area-hint">{words('areaHistoryNone')}</p>
          ) : (
            <ul className="area-history">
              {list.map(({ version, byName, at, act, differences }, index) => (
                <li key={version}>
                  <span className="area-hint">
                    {byName} · {formatDate(at)}
                    {act === 'undo' && ` · ${words('areaActUndo')}`}
                    {act === 'add' && ` · ${words('areaActAdd')}`}
                    {index === 0 && act !== 'undo' && onUndo && (
                      <Button look="quiet" icon="undo" onClick={onUndo}>
                        {words('areaUndo')}
                      </Button>
                    )}
                  </span>
                  {differences.map(({ field, before, after }) => {
                    const name = fieldWords[field];
                    return (
                      name && (
                        <span key={field}>
                          {words('areaDifference', { name: words(name), before, after })}
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
