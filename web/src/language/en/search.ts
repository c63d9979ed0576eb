import type { search as zh } from '../zh-CN/search.ts';

/** The search of everything. */
export const search: Record<keyof typeof zh, string> = {
  searchEverything: 'Search everything',
  searchHintCustomer: 'Search screens, requests, chats…',
  searchEverythingHint: 'Search screens, colleagues, requests, records…',
  searchNew: 'New',
  searchNewHint: 'What do you want to start? E.g. leave, dispatch',
  searchFound: 'Search results',
  searchRecent: 'Opened last',
  searchScreens: 'Screens',
  searchMenu: 'Functions',
  searchFlows: 'Start a request',
  searchForms: 'New record',
  searchPeople: 'Colleagues',
  searchChats: 'Conversations',
  searchRequests: 'Requests and approvals',
  searchRecords: 'Records',
  searchPorts: 'Ports',
  searchCustomers: 'Customers and partners',
  searchNotices: 'Messages and announcements',
  searchNothing: 'Nothing found for “{keyword}”',
  searching: 'Searching…',
  searchPartly: 'Some results did not arrive; check the network',
  searchStartFlow: 'Start {name}',
  searchAddRecord: 'New {name}',
};
