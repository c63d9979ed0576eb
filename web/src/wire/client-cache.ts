import type { Endpoint, Input, Reply } from '@fairway/contract/endpoint.ts';
import * as organisation from '@fairway/contract/organisation.ts';
import { listDictionaries } from '@fairway/contract/system.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';
import { queryClient } from './query-client.ts';
import { useSession } from './session-store.ts';

/**
 * What the device keeps of the company, so that no form asks for it each time. One rule for all of it:
 *
 * | loaded        | at first use; a selector begins when its field is touched or gets the focus               |
 * | fresh         | 5 minutes: until then nobody asks                                                         |
 * | asked again   | after that by whoever shows it, on return to the window and on return of the network;     |
 * |               | at once on pull to refresh, on retry, on change of language or of organisation            |
 * | shown         | the last answer while a newer one is on its way                                           |
 * | kept          | in memory until sign-out, another person or a reload; never on the disk: names and places |
 * |               | of a whole company do not belong on a device that is lost                                 |
 */
export const keptFresh = {
  staleTime: 5 * 60_000,
  gcTime: Number.POSITIVE_INFINITY,
  // Whoever shows it says what is missing, in its own place.
  meta: { quiet: true },
};

const kept = 'kept';

/** The key of something kept. It begins with the endpoint's name, so that a command which `refreshes` it is heard. */
export const keptKey = ({ name }: Endpoint, ...more: unknown[]) => [name, kept, ...more];

function keep<E extends Endpoint, T>(endpoint: E, input: Input<E>, take: (reply: Reply<E>) => T) {
  return queryOptions<T>({
    queryKey: keptKey(endpoint),
    queryFn: async ({ signal }) => take(await call(endpoint, input, { signal })),
    ...keptFresh,
  });
}

const listIn = <T>({ list }: { list: T[] }): T[] => list;

export const clientCache = {
  organisationTree: keep(organisation.getOrganisationTree, { query: {} }, listIn),
  departmentTree: keep(organisation.getDepartmentTree, {}, listIn),
  positionTree: keep(organisation.getPositionTree, {}, listIn),
  roleTree: keep(organisation.getRoleTree, {}, listIn),
  groupTree: keep(organisation.getGroupTree, {}, (tree) => tree),
  userTree: keep(organisation.getUserTree, {}, listIn),
  userList: keep(organisation.listAllUsers, {}, listIn),
  /** Where cargo belongs: companies only. */
  cargoOrganisationTree: keep(organisation.getCompanyTree, {}, listIn),
  dictionaries: keep(listDictionaries, {}, listIn),
};

/** All of it is asked for again: what is on screen at once, the rest when it is needed. */
export const renewClientCache = () =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === kept });

useSession.subscribe((now, before) => {
  const place = now.userInfo?.organizeId;
  if (place && before.userInfo?.organizeId && place !== before.userInfo.organizeId) void renewClientCache();
});
