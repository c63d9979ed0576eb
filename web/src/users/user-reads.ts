import {
  getManagedUser,
  listManagedUsers,
  listUserDevices,
  listUserHistory,
} from '@fairway/contract/users.ts';

/** The reads that show something else after people were changed. */
export const userReads = [listManagedUsers, getManagedUser, listUserDevices, listUserHistory];
