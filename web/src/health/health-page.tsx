import { AppError } from '@fairway/contract/app-error.ts';
import { getSystemHealth } from '@fairway/contract/health.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../language/words.ts';
import { Empty } from '../ui/empty.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Page } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { load } from '../wire/calls.ts';
import { homePath } from '../wire/navigation/home-path.ts';
import { isForbidden } from '../wire/paged-list.ts';
import './health-page.css';
import { HealthTiles } from './health-tiles.tsx';
import { Unreachable } from './unreachable.tsx';
import { Verdict } from './verdict.tsx';

/** While somebody looks at it; a hidden page asks nothing. */
const lookAgainAfter = 15_000;

/** How the system is, for who has ten seconds. */
export function HealthPage() {
  const words = useWords();
  const { data, error, refetch } = useQuery({
    ...load(getSystemHealth, {}),
    meta: { quiet: true },
    refetchInterval: lookAgainAfter,
  });
  const mayNot = error instanceof AppError && isForbidden(error);
  return (
    <Page title={words('healthTitle')} back={homePath} width="whole">
      {mayNot && <Empty drawing="locked" title={words('noPermission')} />}
      {!mayNot && (
        <div className="health">
          {error && <Unreachable onRetry={() => void refetch()} />}
          {!error && !data && <Skeleton count={3} />}
          {!error && data && <Verdict state={data.state} findings={data.findings} />}
          {data && (
            <>
              <div className="health-time">
                <p role="status">
                  {words(error ? 'healthLastKnown' : 'healthMeasured', {
                    time: formatDate(data.figures.at, 'yyyy-MM-dd HH:mm:ss'),
                  })}
                </p>
                <IconButton icon="refresh" label={words('refresh')} onClick={() => void refetch()} />
              </div>
              <HealthTiles figures={data.figures} findings={data.findings} />
            </>
          )}
        </div>
      )}
    </Page>
  );
}
