import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const statementsActsTitle: ActsTitle = 'statementTitle';

export const statementsActs: AuditActs = {
  createStatement: 'actCreateStatement',
  createMonthlyStatements: 'actCreateMonthlyStatements',
  actOnStatements: 'actActOnStatements',
  answerStatement: 'actAnswerStatement',
};
