import type { DefaultRole } from '@fairway/contract/modules.ts';

/** The roles that come with the system, in the order a forwarder thinks of them; colleagues first. */
export const templateRoles: readonly DefaultRole[] = [
  ...(['sales', 'operations', 'documents', 'finance', 'manager', 'pricing'] as const),
  ...(['customer', 'overseasAgent'] as const),
];
