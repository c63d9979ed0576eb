import { getFirstHour } from '@fairway/contract/first-hour.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../language/words.ts';
import { Icon } from '../ui/icon.tsx';
import { ListDetail } from '../ui/list-detail.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { StateLabel } from '../ui/state-label.tsx';
import { desktop, useMedia } from '../ui/use-media.ts';
import { useOpenRow } from '../ui/use-open-row.ts';
import { load } from '../wire/calls.ts';
import { homePath } from '../wire/navigation/home-path.ts';
import './first-hour.css';
import { StepPane } from './step-pane.tsx';
import { isOpenStep, type StepOf, stepShapes } from './step-shapes.ts';

/** From an empty system to a company that works: each step with what is there and the short way to do it. */
export function FirstHourPage() {
  const words = useWords();
  const query = useQuery({ ...load(getFirstHour, {}), meta: { quiet: true } });
  const { id, open, close } = useOpenRow();
  const isDesk = useMedia(desktop);
  const steps = query.data?.steps ?? [];
  // On a desk the next one stands open beside the others.
  const shown =
    steps.find(({ step }) => step === id) ?? (isDesk ? (steps.find(isOpenStep) ?? steps[0]) : undefined);
  return (
    <ListDetail
      list={
        <Page title={words('firstHourTitle')} back={homePath}>
          <Loaded query={query}>
            {({ steps: list, companyName }) => (
              <>
                <Progress steps={list} companyName={companyName} />
                <ol className="first-steps">
                  {list.map((step) => (
                    <li key={step.step}>
                      <StepRow
                        step={step}
                        isOpen={step.step === shown?.step}
                        onOpen={() => open(step.step)}
                      />
                    </li>
                  ))}
                </ol>
              </>
            )}
          </Loaded>
        </Page>
      }
      detail={shown && <StepPane key={shown.step} step={shown} onClose={close} />}
      onClose={close}
    />
  );
}

function Progress({ steps, companyName }: { steps: readonly StepOf[]; companyName: string }) {
  const words = useWords();
  const done = steps.filter(({ isDone }) => isDone).length;
  const line = words('firstHourProgress', { done, total: steps.length });
  return (
    <header className="first-progress">
      <p>{words('firstHourLead', { company: companyName })}</p>
      <ProgressBar label={line} value={done / steps.length} />
      <p role="status">{done === steps.length ? words('firstHourAllDone') : line}</p>
    </header>
  );
}

interface StepRowProps {
  step: StepOf;
  isOpen: boolean;
  onOpen: () => void;
}

function StepRow({ step, isOpen, onOpen }: StepRowProps) {
  const words = useWords();
  const { title, line, icon, count } = stepShapes[step.step];
  return (
    <button
      type="button"
      className={`first-step${step.isDone ? ' first-step-done' : ''}`}
      aria-current={isOpen ? 'step' : undefined}
      onClick={onOpen}
    >
      <span className="first-step-sign">
        <Icon name={step.isDone ? 'check' : icon} size={20} />
      </span>
      <span className="first-step-words">
        <strong>{words(title)}</strong>
        <span>{words(line)}</span>
      </span>
      {step.isDone ? (
        <StateLabel tone="good">{words(count, { count: step.count })}</StateLabel>
      ) : (
        <StateLabel tone={step.isSkipped ? 'neutral' : 'brand'}>
          {words(step.isSkipped ? 'firstSkipped' : 'firstOpen')}
        </StateLabel>
      )}
    </button>
  );
}
