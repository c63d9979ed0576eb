import { billDateFormats, type ManagedBillRule } from '@fairway/contract/bill-rules.ts';
import { useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { DetailPane } from '../ui/detail-pane.tsx';
import '../ui/form.css';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { nextNumbers, type RuleForm } from './next-numbers.ts';
import { RuleHistory } from './rule-history.tsx';
import { formatWords } from './rule-words.ts';
import { useRuleForm } from './use-rule-form.ts';

interface RulePaneProps {
  rule: ManagedBillRule;
  onClose: () => void;
}

/** A rule, and the numbers it would give next. */
export function RulePane({ rule, onClose }: RulePaneProps) {
  const words = useWords();
  const mayEdit = useCan('billRule', 'button', 'btn_edit');
  const { form, problems, edit, isReady, isBusy, drop, save, undo } = useRuleForm(rule);
  const numbers = nextNumbers(rule, form, Date.now());
  const text = (name: 'fullName' | 'prefix' | 'digit' | 'startNumber', label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      value={form[name]}
      error={problems[name]}
      autoComplete="off"
      inputMode={name === 'digit' || name === 'startNumber' ? 'numeric' : undefined}
      onChange={({ target }) => edit({ [name]: target.value })}
    />
  );
  return (
    <DetailPane title={rule.fullName} onClose={onClose}>
      <Card>
        <div className="form-fields" inert={!mayEdit}>
          {text('fullName', words('billRuleName'))}
          {text('prefix', words('billRulePrefix'), words('billRulePrefixHint'))}
          <SelectField
            label={words('billRuleDate')}
            hint={words('billRuleDateHint')}
            value={form.dateFormat}
            placeholder={words('billRuleChoose')}
            options={billDateFormats.map((value) => ({ value, label: words(formatWords[value]) }))}
            onChange={({ target }) =>
              target.value && edit({ dateFormat: target.value as RuleForm['dateFormat'] })
            }
          />
          {text('digit', words('billRuleDigits'))}
          {text('startNumber', words('billRuleStart'))}
        </div>
        {isReady && (
          <div className="bill-rule-acts">
            <Button onClick={drop}>{words('billRuleDrop')}</Button>
            <Button look="primary" busy={isBusy} onClick={save}>
              {words('save')}
            </Button>
          </div>
        )}
      </Card>
      <Card title={words('billRulePreview')}>
        {numbers.length === 0 ? (
          <p role="status">{words('billRuleExhausted')}</p>
        ) : (
          <ol className="bill-rule-numbers">
            {numbers.map((number) => (
              <li key={number}>{number}</li>
            ))}
          </ol>
        )}
        <p className="bill-rule-who">{words('billRulePreviewHint')}</p>
      </Card>
      <RuleHistory id={rule.id} onUndo={mayEdit ? undo : undefined} />
    </DetailPane>
  );
}
