import { type SettingKey, type SettingSection, settingKeys } from '@fairway/contract/setting-fields.ts';
import { listSettingHistory, type SettingValue } from '@fairway/contract/settings.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { load } from '../wire/calls.ts';
import { settingName } from './setting-shapes.ts';
import { settingText } from './setting-text.ts';

interface SectionHistoryProps {
  section: SettingSection;
  onUndo: (() => void) | undefined;
}

const isKey = (key: string): key is SettingKey => (settingKeys as readonly string[]).includes(key);

/** Who changed what of a section; the last change can be taken back. */
export function SectionHistory({ section, onUndo }: SectionHistoryProps) {
  const words = useWords();
  const query = useQuery({ ...load(listSettingHistory, { params: { section } }), meta: { quiet: true } });
  const textOf = (key: SettingKey, value: SettingValue | null) =>
    value === null ? words('settingTheDefault') : settingText(words, key, value);
  return (
    <Card title={words('settingHistory')}>
      <Loaded query={query}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="setting-history-who">{words('settingHistoryNone')}</p>
          ) : (
            <ul className="setting-history">
              {list.map(({ version, byName, at, act, differences }, index) => (
                <li key={version}>
                  <span className="setting-history-who">
                    {byName} · {formatDate(at)}
                    {act === 'undo' && ` · ${words('settingActUndo')}`}
                    {index === 0 && act !== 'undo' && onUndo && (
                      <Button look="quiet" icon="undo" onClick={onUndo}>
                        {words('settingUndo')}
                      </Button>
                    )}
                  </span>
                  {differences.map(
                    ({ key, before, after }) =>
                      isKey(key) && (
                        <span key={key}>
                          {words('settingDifference', {
                            ...{ name: words(settingName(key)) },
                            ...{ before: textOf(key, before), after: textOf(key, after) },
                          })}
                        </span>
                      ),
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
