import { getUserCard } from '@fairway/contract/organisation.ts';
import { load } from '../wire/calls.ts';

/** The card says itself when nobody is found. */
export const userCardQuery = (id: string) => ({
  ...load(getUserCard, { params: { id } }),
  meta: { quiet: true },
});
