import { getReportRule, type ReportRule, reportKinds, saveReportRule } from '@fairway/contract/report-log.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { Loaded } from '../../ui/loaded.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { load, useCommand } from '../../wire/calls.ts';
import { kindWords } from '../report-text.ts';

/** Which reports I want of those below me, and when whoever has not written is reminded. */
export function RuleSheet({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const asked = useQuery({ ...load(getReportRule, {}), gcTime: 0 });
  return (
    <Sheet title={words('reportRule')} open onClose={onClose}>
      <Loaded query={asked}>{(rule) => <RuleForm rule={rule} onSaved={onClose} />}</Loaded>
    </Sheet>
  );
}

const usualTime = 18 * 60;
const timeText = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
function minutesOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
}

function RuleForm({ rule, onSaved }: { rule: ReportRule; onSaved: () => void }) {
  const words = useWords();
  const [changed, setChanged] = useState(rule);
  const saving = useCommand(saveReportRule, { refreshes: [getReportRule] });
  const change = (part: Partial<ReportRule>) => setChanged((before) => ({ ...before, ...part }));
  const save = () =>
    saving.mutate(
      { body: changed },
      {
        onSuccess: () => {
          toast(words('reportRuleSaved'));
          onSaved();
        },
      },
    );
  const { remindAt } = changed;
  return (
    <div className="form-stack">
      <p>{words('reportRuleLine')}</p>
      {reportKinds.map((kind) => (
        <Switch
          key={kind}
          label={words(kindWords[kind])}
          checked={changed[kind]}
          onChange={(checked) => change({ [kind]: checked })}
        />
      ))}
      <Switch
        label={words('reportRuleRemind')}
        checked={remindAt !== null}
        onChange={(checked) => change({ remindAt: checked ? usualTime : null })}
      />
      {remindAt !== null && (
        <TextField
          label={words('reportRuleAt')}
          type="time"
          value={timeText(remindAt)}
          onChange={({ target }) => target.value && change({ remindAt: minutesOf(target.value) })}
        />
      )}
      <Button look="primary" wide busy={saving.isPending} onClick={save}>
        {words('reportSave')}
      </Button>
    </div>
  );
}
