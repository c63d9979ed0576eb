import { listBillRuleHistory, type ManagedBillRule } from '@fairway/contract/bill-rules.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { load } from '../wire/calls.ts';
import { fieldWords, formatWords } from './rule-words.ts';

interface RuleHistoryProps {
  id: string;
  onUndo: (() => void) | undefined;
}

/** Who changed what of a rule; the last change can be taken back. */
export function RuleHistory({ id, onUndo }: RuleHistoryProps) {
  const words = useWords();
  const query = useQuery({ ...load(listBillRuleHistory, { params: { id } }), meta: { quiet: true } });
  const textOf = (field: string, value: string | number | null): string | number =>
    field === 'dateFormat' ? words(formatWords[value as ManagedBillRule['dateFormat']]) : (value ?? '—');
  return (
    <Card title={words('billRuleHistory')}>
      <Loaded query={query}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="bill-rule-who">{words('billRuleHistoryNone')}</p>
          ) : (
            <ul className="bill-rule-history">
              {list.map(({ version, byName, at, act, differences }, index) => (
                <li key={version}>
                  <span className="bill-rule-who">
                    {byName} · {formatDate(at)}
                    {act === 'undo' && ` · ${words('billRuleActUndo')}`}
                    {index === 0 && act !== 'undo' && onUndo && (
                      <Button look="quiet" icon="undo" onClick={onUndo}>
                        {words('billRuleUndo')}
                      </Button>
                    )}
                  </span>
                  {differences.map(({ field, before, after }) => {
                    const name = fieldWords[field];
                    return (
                      name && (
                        <span key={field}>
                          {words('billRuleDifference', {
                            ...{ field: words(name) },
                            ...{ before: textOf(field, before), after: textOf(field, after) },
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
