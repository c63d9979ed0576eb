import { formatDate } from '@fairway/domain/time/format-date.ts';
import { type ReactNode, useState } from 'react';
import { formatAgo } from '../../language/measures.ts';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Timeline, type TimelineEntryShown } from './timeline.tsx';
import './tracked-boxes.css';

export interface ShownTimeline {
  lastHeardAt: number | null;
  entries: readonly TimelineEntryShown[];
  boxes: readonly {
    containerNo: string;
    isUnregistered?: boolean;
    entries: readonly TimelineEntryShown[];
  }[];
}

interface TrackedBoxesProps {
  timeline: ShownTimeline;
  /** At the end of the head: what can be added. */
  acts?: ReactNode;
  actsOf?: ((entry: TimelineEntryShown) => ReactNode) | undefined;
}

/** More stand in a list of the device. */
const mostInSight = 3;
const all = '';

/** The timeline of all boxes together, or of one of them. */
export function TrackedBoxes({ timeline, acts, actsOf }: TrackedBoxesProps) {
  const words = useWords();
  const [chosen, setChosen] = useState(all);
  const { boxes, lastHeardAt } = timeline;
  const box = boxes.find(({ containerNo }) => containerNo === chosen);
  const options = [
    { value: all, label: words('trackAllBoxes') },
    ...boxes.map(({ containerNo }) => ({ value: containerNo, label: containerNo })),
  ];
  return (
    <Card title={words('trackTimeline')} state={acts}>
      {boxes.length > 1 && (
        <div className="tracked-boxes">
          {boxes.length <= mostInSight ? (
            <Choice
              label={words('trackOfBox')}
              value={box ? chosen : all}
              options={options}
              onChange={setChosen}
            />
          ) : (
            <select
              aria-label={words('trackOfBox')}
              value={box ? chosen : all}
              onChange={(event) => setChosen(event.target.value)}
            >
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </div>
      )}
      {box?.isUnregistered && <p className="tracked-boxes-note">{words('trackUnregistered')}</p>}
      {lastHeardAt === null ? (
        <Empty title={words('trackNothingYet')} line={words('trackNothingYetLine')} />
      ) : (
        <p className="tracked-boxes-note" title={formatDate(lastHeardAt)}>
          {words('trackHeard', { ago: formatAgo(words, lastHeardAt) })}
        </p>
      )}
      <Timeline
        label={box ? words('trackTimelineOf', { containerNo: box.containerNo }) : words('trackTimeline')}
        entries={box?.entries ?? timeline.entries}
        actsOf={actsOf}
      />
    </Card>
  );
}
