import type { statementPath, statementsPath } from '@fairway/contract/statements.ts';

// Written out: the frame must not load the contract.
export const statementsScreen = '/pages/shipment/statement/index' satisfies typeof statementsPath;
export const statementScreen = '/pages/shipment/statement/detail' satisfies typeof statementPath;

export const statementPathOf = (id: string): string => `${statementScreen}?${new URLSearchParams({ id })}`;
