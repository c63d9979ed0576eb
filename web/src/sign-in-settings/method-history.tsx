import { listSignInMethodHistory, type SignInMethod } from '@fairway/contract/sign-in-settings.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { load } from '../wire/calls.ts';
import { fieldName } from './method-words.ts';

interface MethodHistoryProps {
  method: SignInMethod;
  onUndo: (() => void) | undefined;
}

/** Who changed what of a way to sign in; the last change can be taken back. */
export function MethodHistory({ method: { id, kind }, onUndo }: MethodHistoryProps) {
  const words = useWords();
  const query = useQuery({ ...load(listSignInMethodHistory, { params: { id } }), meta: { quiet: true } });
  const textOf = (key: string, value: string | boolean | null): string => {
    if (key === 'secret') return words(value ? 'signInSecretThere' : 'signInTheDefault');
    if (value === null) return words('signInTheDefault');
    if (typeof value === 'boolean') return words(value ? 'signInOn' : 'signInOff');
    return value.length > 80 ? `${value.slice(0, 80)}…` : value;
  };
  return (
    <Card title={words('signInHistory')}>
      <Loaded query={query}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="sign-in-hint">{words('signInHistoryNone')}</p>
          ) : (
            <ul className="sign-in-history">
              {list.map(({ version, byName, at, act, differences }, index) => (
                <li key={version}>
                  <span className="sign-in-hint">
                    {byName} · {formatDate(at)}
                    {act === 'undo' && ` · ${words('signInActUndo')}`}
                    {act === 'add' && ` · ${words('signInActAdd')}`}
                    {index === 0 && act !== 'undo' && onUndo && (
                      <Button look="quiet" icon="undo" onClick={onUndo}>
                        {words('signInUndo')}
                      </Button>
                    )}
                  </span>
                  {differences.map(({ key, before, after }) => {
                    const name = fieldName(kind, key);
                    return (
                      name && (
                        <span key={key}>
                          {key === 'secret' && before && after
                            ? words('signInSecretReplaced', { name: words(name) })
                            : words('signInDifference', {
                                ...{ name: words(name) },
                                ...{ before: textOf(key, before), after: textOf(key, after) },
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
