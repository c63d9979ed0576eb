import { type HoldingKind, holdingKinds } from '@fairway/contract/leaving-words.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Who has to look after something: goes to somebody else when they leave. */
const held: Record<string, HoldingKind> = {
  'flow_task.handlerId': 'tasks',
  'flow.creatorUserId': 'requests',
  'flow.delegateUserId': 'requests',
  'flow_delegation.userId': 'delegations',
  'flow_delegation.toUserId': 'delegations',
  'organisation.managerId': 'departments',
  'user_account.managerId': 'reports',
  'conversation.ownerId': 'groups',
  'customer.salesId': 'customers',
  'customer.serviceId': 'customers',
  'trade_line.ownerId': 'tradeLines',
  'quote.ownerId': 'quotes',
  'rate_inquiry.askerId': 'inquiries',
  'rate_watch.userId': 'watches',
  'online_order.salesId': 'orders',
  'online_order.placedBy': 'orders',
  'shipment_member.userId': 'shipments',
  'shipment_viewer.viewerId': 'shipments',
  'shipment_figure.sellerId': 'shipments',
  'shipment_task.assigneeId': 'shipmentTasks',
  'shipment_exception.ownerId': 'exceptions',
  'invoice.salesId': 'invoices',
  'open_item.salesId': 'invoices',
  'record.creatorUserId': 'records',
  'table_view.userId': 'views',
  'schedule_event.creatorUserId': 'meetings',
};

/** Ends with the account: it lets nobody in any more, and nobody is told anything. */
const ends = [
  ...['session.userId', 'known_device.userId', 'sign_in_ticket.userId', 'sign_in_ticket.scannedBy'],
  'sign_in_trial.userId',
  ...['user_invitation.userId', 'social_identity.userId', 'user_password.userId', 'password_history.userId'],
  ...['shipment_subscription.userId', 'shipment_news.userId', 'tracking_preference.userId'],
  ...['chat_allowance.userId', 'socket_presence.userId'],
  // An account that is closed is not reminded.
  'schedule_reminder.userId',
  // Nor does its calendar go out any more.
  'schedule_feed.userId',
];

/** Their own, of no use to others: stays with the account, for when they come back. */
const own = [
  ...['sales_target.userId', 'place.userId'],
  ...['punch.userId', 'punch_agreement.userId'],
  ...['report_log_receiver.userId', 'report_log_like.userId', 'report_log_reminder.userId'],
  'report_log_rule.userId',
  ...['common_words.ownerId', 'favourite.userId', 'order_template.ownerId', 'signature.userId'],
  ...[
    'first_hour_dismissal.userId',
    'user_preference.userId',
    'table_look.userId',
    'table_default_view.userId',
    'table_density.userId',
  ],
  ...[
    'flow_saved.userId',
    'bill_reservation.userId',
    'message_receiver.userId',
    'message_receiver.settledBy',
  ],
  ...['conversation_member.userId', 'chat_message_hidden.userId'],
  ...['schedule_participant.userId', 'schedule_layer.userId', 'schedule_import.userId'],
  ...[
    'flow_copy.userId',
    'file.ownerId',
    'file_reader.userId',
    'storage_used.ownerId',
    'customer_user.userId',
  ],
  // Rights they have again when they come back; an account that is closed has none.
  ...['user_role.userId', 'user_position.userId', 'user_organisation.userId', 'user_group_member.userId'],
];

/** The hand-over itself. */
const leaving = [
  'leaving.userId',
  'leaving.byId',
  'leaving.undoneBy',
  'leaving_item.toId',
  'successor.userId',
];

/** Who did something once: history, which nobody has to go on with. */
const isHistory = (column: string) =>
  /\.(creatorUserId|lastModifyUserId|createdBy|approvedBy|answeredBy|byId|doneBy|resolvedBy|closedBy|lockedBy|paidBy|changedBy)$/.test(
    column,
  ) || history.includes(column);
const history = [
  ...['audit_log.userId', 'command_receipt.userId', 'login_record.userId', 'record_history.userId'],
  ...['chat_message.senderId', 'flow_history.actorId', 'flow_record.handleId', 'customer_freeze.askedBy'],
  ...['quote.acceptedBy', 'rate_inquiry.answererId', 'rate_inquiry.closerId', 'freight_rate.publisherId'],
  ...['cargo_release.appliedBy', 'cargo_release.executedBy', 'cargo_release.stopConfirmedBy'],
  ...['cargo_hold.placedBy', 'cargo_hold.liftedBy', 'tax_invoice.issuedBy'],
  ...['settlement.reversedBy', 'notice.releaseUserId', 'charge_template.ownerId', 'successor.toId'],
];

const columnsOfPeople = `
  select c.relname || '.' || a.attname as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind in ('r', 'p') and (
    exists (select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and a.attnum = any(f.conkey)
      and f.confrelid = 'user_account'::regclass)
    or a.atttypid = 'text'::regtype and a.attname ~
      '((user|owner|sales|service|assignee|handle|handler|answerer|closer|publisher|asker|viewer|sender|actor|manager|member|by|operator|person)Id|By)$'
      and a.attname !~ '^(sorted|ordered|pay)By$')
  order by 1`;

it('knows of every column that names a person what becomes of it when they leave', async () => {
  const { rows } = await app.database.pool.query<{ name: string }>(columnsOfPeople);
  const names = rows.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(100);
  const known = new Set([...Object.keys(held), ...ends, ...own, ...leaving]);
  // A new one is looked after (a holding of its feature), ends, or is history: say which.
  expect(names.filter((name) => !known.has(name) && !isHistory(name))).toEqual([]);
  // And none of those named here is gone.
  expect([...known, ...history].filter((name) => !names.includes(name)).sort()).toEqual([]);
});

it('has a column, or the steps of templates, behind every kind', () => {
  const kinds = new Set<HoldingKind>([...Object.values(held), 'flowSteps']);
  expect(holdingKinds.filter((kind) => !kinds.has(kind))).toEqual([]);
});
