import { statementBases } from '@fairway/contract/money-fields.ts';
import type { StatementHead } from '@fairway/contract/statements.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { entityFilter } from '../../entities/entity-filter.tsx';
import { sumsText } from '../../freight/money-text.ts';
import type { Say } from '../../language/words.ts';
import { companyFilter } from '../../people/select/company-filter.tsx';
import type { Column } from '../../ui/table/column.ts';
import { StatementStateLabel } from '../statement-state-label.tsx';
import { closingText, periodText } from '../statement-text.ts';
import { basisWords, type Figure, figureWords, stateWords } from '../statement-words.ts';

const figureColumn = (figure: Figure, words: Say): Column<StatementHead> => ({
  ...{ id: figure, name: words(figureWords[figure]), width: 170, align: 'end', isExtra: true },
  text: ({ sums }) => sumsText(sums.map((sum) => ({ currency: sum.currency, amount: sum[figure] }))),
});

export function statementTableColumns(words: Say, isStaff: boolean): Column<StatementHead>[] {
  return [
    {
      ...{ id: 'no', name: words('statementNo'), width: 160, sort: 'statementNo' },
      text: (row) => row.statementNo,
    },
    {
      ...{ id: 'status', name: words('invoiceStatus'), width: 110, sort: 'status' },
      text: (row) => words(stateWords[row.status]),
      labels: (row) => [words(stateWords[row.status])],
      cell: (row) => <StatementStateLabel status={row.status} />,
    },
    {
      ...{ id: 'party', name: words('invoiceParty'), width: 190, sort: 'partyName' },
      text: (row) => row.partyName,
      ...(isStaff && { filter: entityFilter('Customer', words('invoiceParty')) }),
    },
    {
      ...{ id: 'period', name: words('statementPeriod'), width: 200, sort: 'to', filter: { kind: 'dates' } },
      text: periodText,
    },
    { ...{ id: 'closing', name: words('statementClosing'), width: 220, align: 'end', text: closingText } },
    {
      ...{ id: 'count', name: words('statementCount'), width: 80, align: 'end' },
      ...{ text: (row) => String(row.invoiceCount), value: (row) => row.invoiceCount },
    },
    {
      ...{ id: 'basis', name: words('statementBasis'), width: 110 },
      text: (row) => words(basisWords[row.basis]),
      filter: {
        kind: 'choice',
        options: statementBases.map((value) => ({ value, label: words(basisWords[value]) })),
      },
    },
    {
      ...{ id: 'sent', name: words('statementSentAt'), width: 150, sort: 'sentAt' },
      text: (row) => (row.sentAt === null ? '' : formatDate(row.sentAt)),
    },
    { id: 'answer', name: words('statementAnswer'), width: 180, text: (row) => row.answer },
    {
      ...{ id: 'company', name: words('statementCompany'), width: 150 },
      text: (row) => row.companyName,
      ...(isStaff && { filter: companyFilter(words('statementCompany')) }),
    },
    ...(['opening', 'billed', 'credited', 'received'] as const).map((figure) => figureColumn(figure, words)),
    ...(isStaff ? [madeAt(words)] : []),
  ];
}

const madeAt = (words: Say): Column<StatementHead> => ({
  ...{ id: 'creatorTime', name: words('invoiceCreated'), width: 150, sort: 'creatorTime', isExtra: true },
  text: (row) => formatDate(row.creatorTime),
});
