import type { FirstHourStep } from '@fairway/contract/first-hour.ts';

/** The administrator is there from the start; a company is more than its name. */
const needed: Readonly<Record<FirstHourStep, number>> = {
  ...{ company: 2, departments: 1, people: 2, roles: 1, flows: 1, notice: 1 },
};

/** Whether enough is there for a step to be done. */
export const isStepDone = (step: FirstHourStep, count: number): boolean => count >= needed[step];
