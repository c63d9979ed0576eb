import type { AgingGroup, AgingRow } from '@fairway/contract/aging.ts';
import { agingBuckets } from '@fairway/contract/money-fields.ts';
import { entityFilter } from '../../entities/entity-filter.tsx';
import { moneyText } from '../../freight/money-text.ts';
import type { Say } from '../../language/words.ts';
import { companyFilter } from '../../people/select/company-filter.tsx';
import { peopleFilter } from '../../people/select/people-filter.tsx';
import { Link } from '../../ui/link.tsx';
import type { Column } from '../../ui/table/column.ts';
import type { Filter } from '../../ui/table/filter.ts';
import { everyCurrency, oneFigure, termText } from '../aging-text.ts';
import { type Figure, figureWords, groupWords, riskWords, unappliedWord } from '../aging-words.ts';
import { type Cell, pathOfCell } from '../paths.ts';
import { RiskMarks } from '../risk-marks.tsx';

interface ColumnsOf {
  groupBy: AgingGroup;
  isStaff: boolean;
  /** What stands for all of it, to open the list of a number. */
  all: Omit<Cell, 'cell'>;
}

const names: Record<AgingGroup, (words: Say) => Pick<Column<AgingRow>, 'id' | 'filter'>> = {
  customer: (words) => ({ id: 'party', filter: entityFilter('Customer', words('agingByCustomer')) }),
  sales: (words) => ({ id: 'sales', filter: peopleFilter('user', words('agingBySales'), { single: true }) }),
  department: () => ({ id: 'department' }),
  currency: () => ({ id: 'key' }),
  company: (words) => ({ id: 'company', filter: companyFilter(words('agingByCompany')) }),
};

export function agingTableColumns(words: Say, { groupBy, isStaff, all }: ColumnsOf): Column<AgingRow>[] {
  const figure = (name: Figure, label = words(figureWords[name])): Column<AgingRow> => ({
    ...{ id: name, name: label, width: 136, align: 'end', sort: name },
    text: (row) => oneFigure(row, name),
    cell: (row) => {
      const text = oneFigure(row, name);
      const cell = name === 'balance' ? 'all' : name;
      return (
        text && (
          <Link
            className="aging-cell"
            // The pane beside the table has them all for the keys.
            tabIndex={-1}
            to={pathOfCell({ ...all, cell, group: { by: groupBy, key: row.key } })}
            onClick={(event) => event.stopPropagation()}
          >
            {text}
          </Link>
        )
      );
    },
    value: (row) => everyCurrency(row.sums, name),
  });
  const { filter, ...name } = names[groupBy](words);
  return [
    {
      ...{ ...name, name: words(groupWords[groupBy]), width: 190 },
      ...(isStaff && filter && { filter }),
      text: (row) => row.name || words('agingNone'),
    },
    ...(isStaff && groupBy === 'customer' ? [riskColumn(words)] : []),
    ...agingBuckets.map((bucket) => figure(bucket)),
    figure('balance'),
    figure('overdue'),
    figure('unapplied', words(unappliedWord(all.side, isStaff))),
    {
      ...{ id: 'longest', name: words('agingLongest'), width: 110, align: 'end', sort: 'longestDays' },
      ...{
        text: (row) => String(Math.max(0, row.longestDays)),
        value: (row) => Math.max(0, row.longestDays),
      },
    },
    ...(isStaff && groupBy === 'customer' ? ofCustomers(words) : []),
    {
      ...{ id: 'count', name: words('agingCount'), width: 80, align: 'end', isExtra: true },
      ...{ text: (row) => String(row.count), value: (row) => row.count },
    },
    {
      ...{ id: 'currency', name: words('agingByCurrency'), width: 90, isExtra: true },
      ...{ text: (row) => row.sums.map(({ currency }) => currency).join(' / '), filter: ofCurrency },
    },
  ];
}

const ofCurrency: Filter = { kind: 'text' };

const riskColumn = (words: Say): Column<AgingRow> => ({
  ...{ id: 'risks', name: words('agingRisks'), width: 130 },
  text: ({ customer }) =>
    (customer?.risks ?? []).map((risk) => words(riskWords[risk])).join(words('listComma')),
  labels: ({ customer }) => (customer?.risks ?? []).map((risk) => words(riskWords[risk])),
  cell: ({ customer }) => <RiskMarks customer={customer} />,
});

const ofCustomers = (words: Say): Column<AgingRow>[] => [
  {
    ...{ id: 'level', name: words('agingLevel'), width: 80 },
    text: ({ customer }) => customer?.level ?? '',
  },
  {
    ...{ id: 'limit', name: words('agingLimit'), width: 130, align: 'end' },
    text: ({ customer }) => (customer?.credit ? moneyText(customer.credit.limit) : ''),
    money: ({ customer }) => customer?.credit?.limit ?? null,
  },
  {
    ...{ id: 'used', name: words('agingUsed'), width: 130, align: 'end', isExtra: true },
    text: ({ customer }) => (customer?.credit?.missingRate === null ? moneyText(customer.credit.used) : ''),
  },
  {
    ...{ id: 'available', name: words('agingAvailable'), width: 130, align: 'end' },
    text: ({ customer }) =>
      customer?.credit?.missingRate === null ? moneyText(customer.credit.available) : '',
    cell: ({ customer }) =>
      customer?.credit?.missingRate === null && (
        <span className={customer.credit.isExceeded ? 'aging-kpi-late' : undefined}>
          {moneyText(customer.credit.available)}
        </span>
      ),
  },
  {
    ...{ id: 'term', name: words('agingTerm'), width: 130, isExtra: true },
    text: ({ customer }) => (customer?.term ? termText(customer.term, words) : ''),
  },
  {
    ...{ id: 'salesName', name: words('agingBySales'), width: 100 },
    text: ({ customer }) => customer?.salesName ?? '',
  },
];
