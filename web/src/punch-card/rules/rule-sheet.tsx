import { AppError } from '@fairway/contract/app-error.ts';
import { refusals } from '@fairway/contract/errors.ts';
import { listPunchRules, type PunchRule, savePunchRule } from '@fairway/contract/punch-card.ts';
import { usualRadius } from '@fairway/contract/punch-fields.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { DepartmentSelect } from '../../people/select/department-select.tsx';
import { GroupSelect } from '../../people/select/group-select.tsx';
import { UserSelect } from '../../people/select/user-select.tsx';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { call } from '../../wire/api.ts';
import { useCommand } from '../../wire/calls.ts';
import '../hint.css';
import { RuleTimes } from './rule-times.tsx';

interface RuleSheetProps {
  /** Undefined for a new one. */
  rule: PunchRule | undefined;
  onClose: () => void;
}

const leastRadius = 20;
const mostRadius = 20_000;

export type RuleValues = Pick<
  PunchRule,
  | ('name' | 'isOn' | 'departmentIds' | 'groupIds' | 'userIds' | 'days')
  | ('fromMinute' | 'toMinute' | 'radius' | 'isPhotoRequired')
>;

const usual: RuleValues = {
  ...{ name: '', isOn: true, departmentIds: [], groupIds: [], userIds: [], days: [] },
  ...{ fromMinute: null, toMinute: null, radius: usualRadius, isPhotoRequired: false },
};

const valuesOf = ({
  name,
  isOn,
  departmentIds,
  groupIds,
  userIds,
  days,
  ...rest
}: PunchRule): RuleValues => ({
  ...{ name, isOn, departmentIds, groupIds, userIds, days },
  ...{ fromMinute: rest.fromMinute, toMinute: rest.toMinute },
  ...{ radius: rest.radius, isPhotoRequired: rest.isPhotoRequired },
});

/** A rule: for whom, when, how near, and whether a photo goes with each punch. */
export function RuleSheet({ rule, onClose }: RuleSheetProps) {
  const words = useWords();
  const [values, setValues] = useState<RuleValues>(rule ? valuesOf(rule) : usual);
  const [base, setBase] = useState(rule);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [theirs, setTheirs] = useState<PunchRule>();
  const saving = useCommand(savePunchRule, { refreshes: [listPunchRules], quiet: isChanged });
  const change = (changes: Partial<RuleValues>) => {
    setValues((before) => ({ ...before, ...changes }));
    setProblems({});
  };
  const save = (version = base?.version) => {
    if (values.radius < leastRadius || values.radius > mostRadius)
      return setProblems({ radius: words('punchRuleRadiusWrong') });
    saving.mutate(
      { body: { ...values, ...(base && { id: base.id, version }) } },
      {
        onSuccess: () => {
          toast(words('punchRuleSaved'));
          onClose();
        },
        onError: async (error) => {
          if (!(error instanceof AppError)) return;
          setProblems(error.fields ?? {});
          if (!isChanged(error)) return;
          const { list } = await call(listPunchRules, {});
          setTheirs(list.find(({ id }) => id === base?.id));
        },
      },
    );
  };
  const take = () => {
    if (!theirs) return;
    setValues(valuesOf(theirs));
    setBase(theirs);
    setTheirs(undefined);
  };
  return (
    <Sheet
      title={words(rule ? 'punchRuleEdit' : 'punchRuleAdd')}
      open
      onClose={onClose}
      actions={
        <Button look="primary" busy={saving.isPending} disabled={!values.name.trim()} onClick={() => save()}>
          {words('punchRuleSave')}
        </Button>
      }
    >
      <div className="form-stack">
        {theirs && (
          <div role="alert" className="punch-rule-conflict">
            <strong>{words('punchRuleChanged', { name: theirs.changedByName })}</strong>
            <p className="punch-hint">{words('punchRuleChangedLine')}</p>
            <Button onClick={take}>{words('punchRuleTakeTheirs')}</Button>
            <Button look="danger" onClick={() => save(theirs.version)}>
              {words('punchRuleKeepMine')}
            </Button>
          </div>
        )}
        <TextField
          label={words('punchRuleName')}
          maxLength={50}
          value={values.name}
          error={problems.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <Switch label={words('punchRuleOn')} checked={values.isOn} onChange={(isOn) => change({ isOn })} />
        <p className="punch-hint">{words('punchRuleForLine')}</p>
        <DepartmentSelect
          label={words('punchRuleDepartments')}
          multiple
          value={values.departmentIds}
          onChange={(departmentIds) => change({ departmentIds })}
        />
        <GroupSelect
          label={words('punchRuleGroups')}
          multiple
          value={values.groupIds}
          onChange={(groupIds) => change({ groupIds })}
        />
        <UserSelect
          label={words('punchRuleUsers')}
          multiple
          value={values.userIds}
          onChange={(userIds) => change({ userIds })}
        />
        <RuleTimes values={values} onChange={change} />
        <TextField
          label={words('punchRuleRadiusMetres')}
          type="number"
          inputMode="numeric"
          min={leastRadius}
          max={mostRadius}
          value={String(values.radius)}
          error={problems.radius}
          hint={words('punchRuleRadiusHint')}
          onChange={({ target }) => change({ radius: Math.round(Number(target.value)) || 0 })}
        />
        <Switch
          label={words('punchRulePhotoYes')}
          checked={values.isPhotoRequired}
          onChange={(isPhotoRequired) => change({ isPhotoRequired })}
        />
      </div>
    </Sheet>
  );
}

const isChanged = (refusal: unknown): boolean =>
  refusal instanceof AppError && refusal.code === refusals.RECORD_CHANGED.code;
