import { favouriteTypes } from '@fairway/contract/favourites.ts';
import { listStartableByCategory } from '@fairway/contract/workflow-templates.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import { useUrlFilters } from '../../ui/use-url-filters.ts';
import { load } from '../../wire/calls.ts';
import { workflowTabPath } from '../paths.ts';
import { TemplateIcon } from '../template-icon.tsx';
import { ChooseFavourites } from './choose-favourites.tsx';
import { useFavourites } from './use-favourites.ts';

/** The flows this person may start, below their categories. */
export function AllStartable() {
  const words = useWords();
  const { values, change } = useUrlFilters(['keyword']);
  const favourites = useFavourites(favouriteTypes.flow);
  const { data, isError, refetch } = useQuery(load(listStartableByCategory, { query: {} }));
  const groups = data?.list.map(({ id, fullName, children }) => ({
    id,
    name: fullName || words('allFlows'),
    entries: children.map((flow) => ({
      id: flow.id,
      name: flow.fullName,
      sign: <TemplateIcon icon={flow.icon} iconBackground={flow.iconBackground} size={48} />,
    })),
  }));
  return (
    <ChooseFavourites
      title={words('moreFlows')}
      back={workflowTabPath}
      names={{ kept: words('favouriteFlows'), none: words('flowsEmpty') }}
      favourites={favourites}
      groups={groups}
      isError={isError || favourites.isError}
      onRetry={() => {
        void refetch();
        favourites.refetch();
      }}
      search={{ value: values.keyword, onSearch: (keyword) => change({ keyword }) }}
    />
  );
}
