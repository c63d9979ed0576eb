import type { HoldingKind } from '@fairway/contract/leaving-words.ts';
import type { PlainKey } from '../../language/words.ts';

export const holdingWords = {
  tasks: 'holdTasks',
  flowSteps: 'holdFlowSteps',
  requests: 'holdRequests',
  delegations: 'holdDelegations',
  departments: 'holdDepartments',
  reports: 'holdReports',
  groups: 'holdGroups',
  customers: 'holdCustomers',
  tradeLines: 'holdTradeLines',
  quotes: 'holdQuotes',
  inquiries: 'holdInquiries',
  watches: 'holdWatches',
  orders: 'holdOrders',
  shipments: 'holdShipments',
  shipmentTasks: 'holdShipmentTasks',
  exceptions: 'holdExceptions',
  invoices: 'holdInvoices',
  records: 'holdRecords',
  views: 'holdViews',
  meetings: 'holdMeetings',
} as const satisfies Record<HoldingKind, PlainKey>;
