import {
  getManagedUser,
  listManagedUsers,
  listUserDevices,
  listUserHistory,
} from '@fairway/contract/users.ts';
import { queryClient } from '../wire/query-client.ts';

/** The reads that show something else after people were changed. */
export const userReads = [listManagedUsers, getManagedUser, listUserDevices, listUserHistory];

export const refreshUsers = (): void => {
  for (const { name } of userReads) void queryClient.invalidateQueries({ queryKey: [name] });
};
