import type { setUp as chinese } from '../zh-CN/set-up.ts';

export const setUp: Record<keyof typeof chinese, string> = {
  setUpTitle: 'Create the administrator',
  setUpLine:
    'The system is empty. Enter the one-time code printed on the console at start to create the first administrator.',
  setUpCode: 'One-time code',
  setUpCodePlaceholder: 'The code printed at start',
  companyNamePlaceholder: 'Enter the company name',
  administratorAccount: 'Administrator account',
  administratorAccountHint: 'Starts with a letter; 2 to 50 letters, digits, dots, dashes or underscores',
  realNamePlaceholder: 'Enter your name',
  setUpSubmit: 'Create and sign in',
  settingUp: 'Creating',
};
