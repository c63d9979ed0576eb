import { favouriteTypes } from '@fairway/contract/favourites.ts';
import { useSearchParams } from 'react-router';
import { AllApps } from './all-apps.tsx';
import { AllStartable } from './all-startable.tsx';

/** What there is to keep within reach: functions with `?type=2`, else flows. */
export function AllAppPage() {
  const [search] = useSearchParams();
  return search.get('type') === favouriteTypes.app ? <AllApps /> : <AllStartable />;
}
