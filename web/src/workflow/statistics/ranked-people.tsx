import type { FlowStatistics, PersonFigures } from '@fairway/contract/workflow-statistics.ts';
import { useMemo, useState } from 'react';
import { formatAgo } from '../../language/measures.ts';
import { type PlainKey, useLanguage, useWords } from '../../language/words.ts';
import { ExternalMark } from '../../people/external-mark.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { Choice } from '../../ui/choice.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { formatSpan } from './format-figures.ts';
import { Ranking, RankingBar } from './ranking.tsx';
import { SaveTable } from './save-table.tsx';
import { StatisticsTable } from './statistics-table.tsx';
import { peopleTable, personColumns } from './tables.ts';

type Order = 'decided' | 'time' | 'open';
const orders = {
  decided: { words: 'statisticsByDecided', of: ({ decided }) => decided },
  time: { words: 'statisticsByTime', of: ({ median }) => median ?? -1 },
  open: { words: 'statisticsByOpen', of: ({ open }) => open },
} as const satisfies Record<Order, { words: PlainKey; of: (person: PersonFigures) => number }>;

/** Who decides how much, how fast, and what waits for them. */
export function RankedPeople({ people: { list, total } }: { people: FlowStatistics['people'] }) {
  const words = useWords();
  const language = useLanguage();
  const isDesk = useMedia(desktop);
  const [order, setOrder] = useState<Order>('decided');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  const figures = useMemo(() => peopleTable(words, list), [list, language]);
  if (list.length === 0) return null;
  const title = words('statisticsPeople');
  if (isDesk)
    return (
      <Card title={title} state={<SaveTable name={title} table={() => figures} />}>
        <StatisticsTable table="statistics.people" label={title} ids={personColumns} figures={figures} />
        {total > list.length && (
          <p className="statistics-note">{words('statisticsCut', { count: list.length, total })}</p>
        )}
      </Card>
    );
  const figureOf = orders[order].of;
  const ranked = list.toSorted((one, other) => figureOf(other) - figureOf(one));
  const most = Math.max(1, ...list.map(figureOf));
  return (
    <Card title={title} state={<SaveTable name={title} table={() => peopleTable(words, ranked)} />}>
      <div>
        <Choice
          label={words('statisticsOrder')}
          value={order}
          options={Object.entries(orders).map(([value, { words: key }]) => ({
            value: value as Order,
            label: words(key),
          }))}
          onChange={setOrder}
        />
      </div>
      <Ranking
        total={total}
        rows={ranked.map((person) => ({
          key: person.userId,
          row: <Person person={person} order={order} share={Math.max(0, figureOf(person)) / most} />,
        }))}
      />
    </Card>
  );
}

function Person({ person, order, share }: { person: PersonFigures; order: Order; share: number }) {
  const words = useWords();
  const { userName, decided, median, open, oldestOpen } = person;
  const { [order]: foremost, ...others } = {
    decided: words('statisticsPersonLine', { count: decided }),
    time: words('statisticsPersonTime', { time: formatSpan(words, median) }),
    open: words('statisticsPersonOpen', { count: open }),
  };
  const oldest =
    oldestOpen === null ? [] : [words('statisticsOldest', { time: formatAgo(words, oldestOpen) })];
  return (
    <div className="ranking-person">
      <Avatar name={userName} picture={person.headIcon} size={36} />
      <div>
        <div className="ranking-head">
          <span className="ranking-name">
            {userName}
            <ExternalMark shown={person.isExternal} />
          </span>
          <span className="ranking-value">{foremost}</span>
        </div>
        <RankingBar share={share} />
        <p className="ranking-line">{[...Object.values(others), ...oldest].join(' · ')}</p>
      </div>
    </div>
  );
}
