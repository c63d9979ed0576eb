import { type DictionaryKind, listDictionaryHistory } from '@fairway/contract/dictionary-admin.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { type PlainKey, useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { load } from '../wire/calls.ts';

interface ItemHistoryProps {
  kind: DictionaryKind;
  id: string;
  onUndo: (() => void) | undefined;
}

const fieldWords: Readonly<Record<string, PlainKey>> = {
  fullName: 'dictName',
  enName: 'dictEnName',
  enCode: 'dictCode',
  parentId: 'dictAbove',
  isEnabled: 'dictEnabled',
  isTree: 'dictShape',
};

/** Who changed what of a dictionary or an entry; the last change can be taken back. */
export function ItemHistory({ kind, id, onUndo }: ItemHistoryProps) {
  const words = useWords();
  const query = useQuery({
    ...load(listDictionaryHistory, { params: { kind, id } }),
    meta: { quiet: true },
  });
  return (
    <Card title={words('dictHistory')}>
      <Loaded query={query}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="dict-hint">{words('dictHistoryNone')}</p>
          ) : (
            <ul className="dict-history">
              {list.map(({ version, byName, at, act, differences }, index) => (
                <li key={version}>
                  <span className="dict-hint">
                    {byName} · {formatDate(at)}
                    {act === 'undo' && ` · ${words('dictActUndo')}`}
                    {act === 'add' && ` · ${words('dictActAdd')}`}
                    {act === 'import' && ` · ${words('dictActImport')}`}
                    {index === 0 && act !== 'undo' && onUndo && (
                      <Button look="quiet" icon="undo" onClick={onUndo}>
                        {words('dictUndo')}
                      </Button>
                    )}
                  </span>
                  {differences.map(({ field, before, after }) => {
                    const name = fieldWords[field];
                    return (
                      name && (
                        <span key={field}>
                          {words('dictDifference', {
                            ...{ name: words(name), before: before || '—', after: after || '—' },
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
