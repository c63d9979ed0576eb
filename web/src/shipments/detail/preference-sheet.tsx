import type { Reply } from '@fairway/contract/endpoint.ts';
import { getTrackingPreference, saveTrackingPreference } from '@fairway/contract/shipment-tracking.ts';
import type { Milestone } from '@fairway/contract/tracking.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import '../../ui/form.css';
import { Loaded } from '../../ui/loaded.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import { load, useCommand } from '../../wire/calls.ts';
import { milestoneWords } from '../shown/shipment-words.ts';
import './preference-sheet.css';

type Preference = Reply<typeof getTrackingPreference>;

/** Of what one wants to hear of one's cargo, and when. */
export function PreferenceSheet({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const asked = useQuery({ ...load(getTrackingPreference, {}), staleTime: 0 });
  return (
    <Sheet title={words('newsTitle')} open onClose={onClose}>
      <Loaded query={asked}>{(kept) => <PreferenceForm kept={kept} onClose={onClose} />}</Loaded>
    </Sheet>
  );
}

const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

interface PreferenceFormProps {
  kept: Preference;
  onClose: () => void;
}

function PreferenceForm({ kept: { offered, ...kept }, onClose }: PreferenceFormProps) {
  const words = useWords();
  const [wanted, setWanted] = useState(kept);
  const saving = useCommand(saveTrackingPreference, { refreshes: [getTrackingPreference] });
  const change = (changes: Partial<typeof wanted>) => setWanted({ ...wanted, ...changes });
  const toggle = (milestone: Milestone) =>
    change({
      milestones: wanted.milestones.includes(milestone)
        ? wanted.milestones.filter((one) => one !== milestone)
        : [...wanted.milestones, milestone],
    });
  const isQuiet = wanted.quietFrom !== wanted.quietTo;
  const save = async () => {
    const isDone = await saving.mutateAsync({ body: wanted }).then(
      () => true,
      () => false,
    );
    if (!isDone) return;
    flushSync(onClose);
    toast(words('newsSaved'));
  };
  return (
    <div className="form-stack">
      <Switch
        label={words('newsAll')}
        hint={words('newsAllHint')}
        checked={wanted.isSubscribed}
        onChange={(isSubscribed) => change({ isSubscribed })}
      />
      <fieldset className="news-milestones">
        <legend>{words('newsMilestones')}</legend>
        {offered.map((milestone) => (
          <label key={milestone}>
            <input
              type="checkbox"
              checked={wanted.milestones.includes(milestone)}
              onChange={() => toggle(milestone)}
            />
            {words(milestoneWords[milestone])}
          </label>
        ))}
      </fieldset>
      <Switch
        label={words('newsEta')}
        hint={words('newsEtaHint')}
        checked={wanted.onEta}
        onChange={(onEta) => change({ onEta })}
      />
      <Switch
        label={words('newsException')}
        checked={wanted.onException}
        onChange={(onException) => change({ onException })}
      />
      <div className="news-when">
        <p>{words('newsDelivery')}</p>
        <Choice
          label={words('newsDelivery')}
          value={wanted.delivery}
          options={[
            { value: 'now', label: words('newsNow') },
            { value: 'daily', label: words('newsDaily') },
          ]}
          onChange={(delivery) => change({ delivery })}
        />
      </div>
      {wanted.delivery === 'daily' && (
        <DateField
          label={words('newsDailyAt')}
          kind="time"
          value={clockOf(wanted.dailyAt)}
          onChange={(clock) => clock && change({ dailyAt: minutesOf(clock) })}
        />
      )}
      <Switch
        label={words('newsQuiet')}
        hint={words('newsQuietHint', { zone: wanted.timeZone })}
        checked={isQuiet}
        onChange={(on) => change(on ? { quietFrom: 22 * 60, quietTo: 8 * 60 } : { quietFrom: 0, quietTo: 0 })}
      />
      {isQuiet && (
        <div className="news-quiet">
          <DateField
            label={words('newsQuietFrom')}
            kind="time"
            value={clockOf(wanted.quietFrom)}
            onChange={(clock) => clock && change({ quietFrom: minutesOf(clock) })}
          />
          <DateField
            label={words('newsQuietTo')}
            kind="time"
            value={clockOf(wanted.quietTo)}
            onChange={(clock) => clock && change({ quietTo: minutesOf(clock) })}
          />
        </div>
      )}
      <Button look="primary" busy={saving.isPending} onClick={() => void save()}>
        {words('save')}
      </Button>
    </div>
  );
}
