import { useWords } from '../../language/words.ts';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { RuleValues } from './rule-sheet.tsx';
import { minuteText, weekdayWords } from './rule-text.ts';

interface RuleTimesProps {
  values: RuleValues;
  onChange: (changes: Partial<RuleValues>) => void;
}

const usualFrom = 9 * 60;
const usualTo = 18 * 60;

function minuteOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
}

/** On which days and between which times; none of them for any. */
export function RuleTimes({ values: { days, fromMinute, toMinute }, onChange }: RuleTimesProps) {
  const words = useWords();
  const hasTimes = fromMinute !== null || toMinute !== null;
  const toggle = (day: number, isIn: boolean) =>
    onChange({ days: isIn ? [...days, day].toSorted() : days.filter((one) => one !== day) });
  return (
    <>
      <fieldset className="punch-rule-days">
        <legend>{words('punchRuleDays')}</legend>
        {weekdayWords.map((name, at) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={days.includes(at + 1)}
              onChange={({ target }) => toggle(at + 1, target.checked)}
            />
            {words(name)}
          </label>
        ))}
      </fieldset>
      <Switch
        label={words('punchRuleHasTimes')}
        hint={words('punchRuleHasTimesLine')}
        checked={hasTimes}
        onChange={(has) =>
          onChange(has ? { fromMinute: usualFrom, toMinute: usualTo } : { fromMinute: null, toMinute: null })
        }
      />
      {hasTimes && (
        <div className="punch-rule-times">
          <TextField
            label={words('punchRuleFrom')}
            type="time"
            value={minuteText(fromMinute ?? 0)}
            onChange={({ target }) => target.value && onChange({ fromMinute: minuteOf(target.value) })}
          />
          <TextField
            label={words('punchRuleTo')}
            type="time"
            value={minuteText(Math.min(toMinute ?? 1_439, 1_439))}
            onChange={({ target }) => target.value && onChange({ toMinute: minuteOf(target.value) })}
          />
        </div>
      )}
    </>
  );
}
