import { listMenuHistory } from '@fairway/contract/menus.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { load } from '../../wire/calls.ts';
import { fieldWords } from '../menu-words.ts';
import './menu-pane.css';

interface MenuHistoryProps {
  id: string;
  onUndo: (() => void) | undefined;
}

const isNamed = (field: string): field is keyof typeof fieldWords => Object.hasOwn(fieldWords, field);

/** Who changed what of an entry or a system; the last change can be taken back. */
export function MenuHistory({ id, onUndo }: MenuHistoryProps) {
  const words = useWords();
  const query = useQuery({ ...load(listMenuHistory, { params: { id } }), meta: { quiet: true } });
  return (
    <Card title={words('menuHistory')}>
      <Loaded query={query}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="menu-history-who">{words('menuHistoryNone')}</p>
          ) : (
            <ul className="menu-history">
              {list.map(({ version, byName, at, act, differences }, index) => {
                const named = differences.filter(({ field }) => isNamed(field));
                const isOrdered = named.length === 0 && differences.some(({ field }) => field === 'sortCode');
                return (
                  <li key={version}>
                    <span className="menu-history-who">
                      {byName} · {formatDate(at)}
                      {act !== 'update' && ` · ${words(act === 'add' ? 'menuActAdd' : 'menuActUndo')}`}
                      {index === 0 && act !== 'undo' && onUndo && (
                        <Button look="quiet" icon="undo" onClick={onUndo}>
                          {words('menuUndo')}
                        </Button>
                      )}
                    </span>
                    {isOrdered && <span>{words('menuOrdered')}</span>}
                    {named.map(
                      ({ field, before, after }) =>
                        isNamed(field) && (
                          <span key={field}>
                            {words('menuDifference', {
                              ...{
                                field: words(fieldWords[field]),
                                before: before || '—',
                                after: after || '—',
                              },
                            })}
                          </span>
                        ),
                    )}
                  </li>
                );
              })}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
