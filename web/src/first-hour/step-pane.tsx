import { type FirstHourStep, skipFirstHourStep } from '@fairway/contract/first-hour.ts';
import type { ComponentType } from 'react';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { DetailPane } from '../ui/detail-pane.tsx';
import { useCommand } from '../wire/calls.ts';
import { firstHourReads } from './first-hour-reads.ts';
import { type StepOf, stepShapes } from './step-shapes.ts';
import { CompanyStep } from './steps/company-step.tsx';
import { DepartmentsStep } from './steps/departments-step.tsx';
import { FlowsStep } from './steps/flows-step.tsx';
import { NoticeStep } from './steps/notice-step.tsx';
import { PeopleStep } from './steps/people-step.tsx';
import { RolesStep } from './steps/roles-step.tsx';

const parts: Readonly<Record<FirstHourStep, ComponentType>> = {
  ...{ company: CompanyStep, departments: DepartmentsStep, people: PeopleStep },
  ...{ roles: RolesStep, flows: FlowsStep, notice: NoticeStep },
};

/** One step: what it is for, the short way to do it, and leaving it out for now. */
export function StepPane({ step, onClose }: { step: StepOf; onClose: () => void }) {
  const words = useWords();
  const skipping = useCommand(skipFirstHourStep, { refreshes: firstHourReads });
  const { title, line, count } = stepShapes[step.step];
  const Part = parts[step.step];
  return (
    <DetailPane title={words(title)} onClose={onClose}>
      <div className="first-pane">
        <p className="first-line">
          {words(line)}
          {step.count > 0 && ` ${words(count, { count: step.count })}`}
        </p>
        <Part />
        {!step.isDone && (
          <Button
            look="quiet"
            busy={skipping.isPending}
            onClick={() => skipping.mutate({ body: { step: step.step, isSkipped: !step.isSkipped } })}
          >
            {words(step.isSkipped ? 'firstTakeUp' : 'firstSkip')}
          </Button>
        )}
      </div>
    </DetailPane>
  );
}
