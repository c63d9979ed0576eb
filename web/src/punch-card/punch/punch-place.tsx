import { usualRadius } from '@fairway/contract/punch-fields.ts';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { PlacePlan } from '../../places/place-plan.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Card } from '../../ui/card.tsx';
import { useKeys } from '../../ui/keys/use-keys.ts';
import { Page } from '../../ui/page.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { TakePhoto } from '../photo/take-photo.tsx';
import type { useFixes } from '../position/use-fixes.ts';
import { WaitingList } from '../queue/waiting-list.tsx';
import { AccuracyLine } from './accuracy-line.tsx';
import { planTargets } from './plan-targets.ts';
import { PunchButtons } from './punch-buttons.tsx';
import { PunchFields } from './punch-fields.tsx';
import { PunchResult } from './punch-result.tsx';
import { TargetList } from './target-list.tsx';
import { TodayCard } from './today-card.tsx';
import { useChosenTarget } from './use-chosen-target.ts';
import { usePunchForm } from './use-punch-form.ts';
import type { PunchStart } from './use-punch-start.ts';
import { useTargets } from './use-targets.ts';

interface PunchPlaceProps {
  frame: { title: string; back: string; actions: ReactNode };
  start: PunchStart;
  heardAt: number;
  fixes: ReturnType<typeof useFixes>;
}

/** On a phone one below the other; on a desk the plan with those around at the left, the punch and the day at the right. */
export function PunchPlace({ frame, start, heardAt, fixes }: PunchPlaceProps) {
  const words = useWords();
  const isDesk = useMedia(desktop);
  const [keyword, setKeyword] = useState('');
  const { position } = fixes;
  const radius = start.rule?.radius ?? usualRadius;
  const { targets, isPending, isKept } = useTargets(position, keyword);
  const { chosen, choose, forgetChoice } = useChosenTarget({ targets, position, radius, open: start.open });
  const isPhotoRequired = start.rule?.isPhotoRequired ?? false;
  const form = usePunchForm({
    ...{ fixes, target: chosen, radius, isPhotoRequired, open: start.open },
    onPunched: forgetChoice,
  });
  const most = isDesk ? 6 : 3;
  const { shown, marks } = planTargets(targets, chosen, { radius, most });
  useKeys(frame.title, [
    { keys: 'c', name: words('punchIn'), act: () => void form.punch('in') },
    { keys: 'o', name: words('punchOut'), act: () => void form.punch('out') },
    { keys: 'l', name: words('punchSeekAgain'), act: () => void fixes.seek() },
  ]);
  const buttons = (
    <PunchButtons form={form} start={start} heardAt={heardAt} hasPosition={Boolean(position)} />
  );
  return (
    <Page {...frame} width="whole" foot={!isDesk && <ActionBar>{buttons}</ActionBar>}>
      {form.last && <PunchResult last={form.last} onClose={form.forgetLast} />}
      <WaitingList />
      <div className="punch-columns">
        <Card title={words('punchWhere')}>
          <AccuracyLine {...fixes} onSeek={() => void fixes.seek()} />
          {(position ?? chosen) && <PlacePlan position={position} targets={shown} hasLegend={false} />}
          <TargetList
            {...{ targets, marks, keyword, position, radius, chosen, isKept }}
            shownAtFirst={most}
            isLoading={isPending}
            onSearch={setKeyword}
            onChoose={choose}
          />
        </Card>
        <div className="punch-column">
          <Card title={words('punchForm')}>
            <PunchFields
              form={form}
              target={chosen}
              position={position}
              radius={radius}
              rule={start.rule}
              clockOffBy={heardAt > 0 ? heardAt - start.serverTime : 0}
            />
            {isDesk && <div className="punch-desk-buttons">{buttons}</div>}
          </Card>
          <TodayCard today={start.today} />
        </div>
      </div>
      {form.isShooting && (
        <TakePhoto lines={form.watermark} onTaken={form.addPhoto} onClose={form.closeCamera} />
      )}
    </Page>
  );
}
