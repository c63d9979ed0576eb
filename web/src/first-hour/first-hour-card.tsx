import { dismissFirstHour, getFirstHour } from '@fairway/contract/first-hour.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Link } from '../ui/link.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { load, useCommand } from '../wire/calls.ts';
import { useSession } from '../wire/session-store.ts';
import './first-hour.css';
import { firstHourScreen } from './paths.ts';
import { isOpenStep, stepShapes } from './step-shapes.ts';

/** As long as steps are open, for whoever sets the company up and did not put it away. */
function FirstHourCard() {
  const words = useWords();
  const enabled = useSession(({ permissionList }) =>
    permissionList.some(({ modelId }) => modelId === 'firstHour'),
  );
  const { data } = useQuery({ ...load(getFirstHour, {}), enabled, meta: { quiet: true } });
  const dismissing = useCommand(dismissFirstHour, { refreshes: [getFirstHour] });
  const next = data?.steps.find(isOpenStep);
  if (!data || !next || data.isDismissed) return null;
  const done = data.steps.filter(({ isDone }) => isDone).length;
  const line = words('firstHourProgress', { done, total: data.steps.length });
  return (
    <Card title={words('firstHourTitle')} state={<Link to={firstHourScreen}>{words('firstHourGoOn')}</Link>}>
      <div className="first-card">
        <ProgressBar label={line} value={done / data.steps.length} />
        <span>{line}</span>
        <Link to={`${firstHourScreen}?id=${next.step}`}>
          {words('firstHourNext', { step: words(stepShapes[next.step].title) })}
        </Link>
        <Button
          look="quiet"
          busy={dismissing.isPending}
          onClick={() => dismissing.mutate({ body: { isDismissed: true } })}
        >
          {words('firstHourDismiss')}
        </Button>
      </div>
    </Card>
  );
}

export const firstHourStaffCards = { FirstHourCard };
