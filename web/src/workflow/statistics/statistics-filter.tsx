import { selectTemplates } from '@fairway/contract/workflow-templates.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { load } from '../../app/calls.ts';
import { useWords } from '../../language/words.ts';
import { DepartmentSelect } from '../../people/select/department-select.tsx';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { SelectField } from '../../ui/select-field.tsx';
import '../lists/flow-filter.css';
import { useFlowCategories } from '../use-flow-categories.ts';
import { noConditions, type StatisticsConditions } from './use-statistics.ts';

interface StatisticsFilterProps {
  start: StatisticsConditions;
  withDepartment: boolean;
  onApply: (conditions: StatisticsConditions) => void;
}

/** What the figures can be narrowed to. */
export function StatisticsFilter({ start, withDepartment, onApply }: StatisticsFilterProps) {
  const words = useWords();
  const { templateId, flowCategory, departmentId } = start;
  const [chosen, setChosen] = useState<StatisticsConditions>({ templateId, flowCategory, departmentId });
  const categories = useFlowCategories();
  const templates = useQuery({ ...load(selectTemplates, { query: {} }), meta: { quiet: true } });
  const change = (changes: Partial<StatisticsConditions>) => setChosen({ ...chosen, ...changes });
  const flows = (templates.data?.list ?? []).filter(
    ({ category }) => chosen.flowCategory === '' || category === chosen.flowCategory,
  );
  return (
    <div className="form-stack">
      <SelectField
        label={words('flowCategory')}
        placeholder={words('flowAny')}
        value={chosen.flowCategory}
        options={categories}
        onChange={(event) => change({ flowCategory: event.target.value, templateId: '' })}
      />
      <SelectField
        label={words('flowTemplate')}
        placeholder={words('flowAny')}
        value={chosen.templateId}
        options={flows.map(({ id, fullName }) => ({ value: id, label: fullName }))}
        onChange={(event) => change({ templateId: event.target.value })}
      />
      {withDepartment && (
        <>
          <DepartmentSelect
            label={words('statisticsDepartment')}
            value={chosen.departmentId}
            onChange={(id) => change({ departmentId: id })}
          />
          <p className="statistics-note">{words('statisticsDepartmentHint')}</p>
        </>
      )}
      <div className="flow-filter-actions">
        <Button onClick={() => onApply(noConditions)}>{words('reset')}</Button>
        <Button look="primary" onClick={() => onApply(chosen)}>
          {words('applyFilter')}
        </Button>
      </div>
    </div>
  );
}
