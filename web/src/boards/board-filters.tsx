import {
  boardBases,
  boardComparisons,
  boardCurrencies,
  boardStates,
} from '@fairway/contract/board-fields.ts';
import { customerKinds, customerLevels } from '@fairway/contract/customers.ts';
import { transportModes } from '@fairway/contract/freight-rates.ts';
import { businesses } from '@fairway/contract/shipment-fields.ts';
import { useMemo } from 'react';
import { entitiesFilter } from '../entities/entity-filter.tsx';
import { modeWords } from '../freight/rate-words.ts';
import { type PlainKey, type Say, useLanguage, useWords } from '../language/words.ts';
import { companyFilter } from '../people/select/company-filter.tsx';
import { peopleFilter } from '../people/select/people-filter.tsx';
import { businessWords } from '../shipments/shown/shipment-words.ts';
import type { Column } from '../ui/table/column.ts';
import { choicesOf, type Filter } from '../ui/table/filter.ts';
import { isNone } from './board-question.ts';
import { basisWords, comparisonWords, stateWords } from './metric-words.ts';

/** By what a board can be narrowed, as columns of a table are: in chips on a desk, in a sheet on a phone. */
export function useBoardFilters(seesPeople: boolean): Column<never>[] {
  const words = useWords();
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  return useMemo(() => boardFilters(words, seesPeople), [language, seesPeople]);
}

const kindWords = {
  ...{ direct: 'customerDirect', coload: 'customerCoload', overseas: 'customerOverseas' },
} as const satisfies Record<(typeof customerKinds)[number], PlainKey>;

function boardFilters(words: Say, seesPeople: boolean): Column<never>[] {
  const choice = <T extends string>(all: readonly T[], name: (one: T) => string): Filter => ({
    ...{ kind: 'choice', options: all.map((value) => ({ value, label: name(value) })) },
  });
  const single = <T extends string>(all: readonly T[], name: (one: T) => PlainKey): Filter =>
    ({ ...choice(all, (one) => words(name(one))), single: true }) as Filter;
  const column = (id: string, key: PlainKey, filter: Filter): Column<never> => ({
    ...{ id, name: words(key), text: () => '', filter: orNone(words, filter) },
  });
  return [
    column(
      'compare',
      'boardsCompare',
      single(boardComparisons, (one) => comparisonWords[one]),
    ),
    column(
      'basis',
      'boardsBasis',
      single(boardBases, (one) => basisWords[one]),
    ),
    column(
      'state',
      'boardsState',
      single(boardStates, (one) => stateWords[one]),
    ),
    column('currency', 'boardsCurrency', {
      ...choice(boardCurrencies, (one) => one),
      single: true,
    } as Filter),
    column('company', 'boardsCompany', companyFilter(words('boardsCompany'))),
    column('department', 'boardsDepartment', peopleFilter('department', words('boardsDepartment'))),
    ...(seesPeople ? [column('person', 'boardsPerson', peopleFilter('user', words('boardsPerson')))] : []),
    column('customer', 'boardsCustomer', entitiesFilter('Customer', words('boardsCustomer'))),
    column('line', 'boardsLine', entitiesFilter('TradeLine', words('boardsLine'))),
    column('carrier', 'boardsCarrier', entitiesFilter('Carrier', words('boardsCarrier'))),
    column('pol', 'boardsPol', entitiesFilter('Port', words('boardsPol'))),
    column('pod', 'boardsPod', entitiesFilter('Port', words('boardsPod'))),
    column(
      'business',
      'boardsBusiness',
      choice(businesses, (one) => words(businessWords[one])),
    ),
    column(
      'mode',
      'boardsMode',
      choice(transportModes, (one) => words(modeWords[one])),
    ),
    column(
      'level',
      'boardsLevel',
      choice(customerLevels, (one) => one),
    ),
    column(
      'kind',
      'boardsKind',
      choice(customerKinds, (one) => words(kindWords[one])),
    ),
  ];
}

/** Somebody may have drilled to what has no carrier or nobody who sells it. */
const orNone = (words: Say, filter: Filter): Filter =>
  filter.kind !== 'own'
    ? filter
    : {
        ...filter,
        describe: (value) => (choicesOf(value).some(isNone) ? words('boardsNone') : filter.describe(value)),
      };
