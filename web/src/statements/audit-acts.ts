import type { AuditActs } from '../wire/audit-acts.ts';

export const statementsActs: AuditActs = {
  createStatement: 'actCreateStatement',
  createMonthlyStatements: 'actCreateMonthlyStatements',
  actOnStatements: 'actActOnStatements',
  answerStatement: 'actAnswerStatement',
};
