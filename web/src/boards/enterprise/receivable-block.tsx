import { agingGroups, getAging } from '@fairway/contract/aging.ts';
import { agingBuckets } from '@fairway/contract/money-fields.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { bucketWords, groupWords } from '../../aging/aging-words.ts';
import { agingScreen, type Cell, pathOfCell } from '../../aging/paths.ts';
import { useWords } from '../../language/words.ts';
import { Chart } from '../../ui/chart/chart.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Link } from '../../ui/link.tsx';
import { load } from '../../wire/calls.ts';
import { Block } from '../block.tsx';
import { isNone } from '../board-question.ts';
import type { ChartShown } from '../chart-shown.ts';

const shown = agingGroups.filter((group) => group !== 'currency');
const most = 12;

/** What is owed to us now, by how long it is past: the numbers of the ageing, which each part opens. */
export function ReceivableBlock({ pictureOf }: Pick<ChartShown, 'pictureOf'>) {
  const words = useWords();
  const navigate = useNavigate();
  const [groupBy, setGroupBy] = useState<(typeof shown)[number]>('department');
  const { data } = useQuery(load(getAging, { body: { groupBy, pageSize: most } }));
  const title = `${words('boardsReceivable')} · ${words(groupWords[groupBy])}`;
  const all: Omit<Cell, 'cell'> = {
    ...{ side: 'receivable', asOf: data?.asOf ?? '', isToday: true },
    isAsInvoices: data?.isAsInvoices ?? true,
  };
  const open = (key: string, bucket?: string) =>
    void navigate(
      pathOfCell({
        ...all,
        cell: agingBuckets.find((one) => one === bucket) ?? 'all',
        group: { by: groupBy, key },
      }),
    );
  return (
    <Block
      title={words('boardsReceivable')}
      tools={
        <>
          <Choice
            label={words('boardsDimension')}
            value={groupBy}
            options={shown.map((one) => ({ value: one, label: words(groupWords[one]) }))}
            onChange={setGroupBy}
          />
          <Link to={agingScreen}>{words('boardsSeeAging')}</Link>
        </>
      }
    >
      <Chart
        level={3}
        title={title}
        {...(data && { period: words('boardsAsOf', { time: data.asOf }) })}
        {...pictureOf(title)}
        onPick={open}
        data={
          data && {
            ...{ kind: 'stack', head: words(groupWords[groupBy]) },
            measure: { name: words('boardsReceivable'), unit: data.bookCurrency, decimals: 2 },
            parts: agingBuckets.map((bucket) => ({ key: bucket, name: words(bucketWords[bucket]) })),
            bars: data.list.map(({ key, name, converted }) => ({
              ...{ key, name: isNone(key) ? words('boardsNone') : name },
              values: agingBuckets.map((bucket) => (converted ? Number(converted[bucket]) : null)),
            })),
          }
        }
      />
    </Block>
  );
}
