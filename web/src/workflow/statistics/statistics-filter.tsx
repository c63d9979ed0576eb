import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { DepartmentSelect } from '../../people/select/department-select.tsx';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import '../lists/flow-filter.css';
import { ChooseFlow } from '../choose-flow.tsx';
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
  const change = (changes: Partial<StatisticsConditions>) => setChosen({ ...chosen, ...changes });
  return (
    <div className="form-stack">
      <ChooseFlow chosen={chosen} onChange={change} />
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
