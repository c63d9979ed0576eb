import type { workbench as chinese } from '../zh-CN/workbench.ts';

export const workbench: Record<keyof typeof chinese, string> = {
  workbenchLine: 'Fair winds today',
  workbenchEmpty: 'Nothing to open yet',
  workbenchEmptyLine: 'What your administrator opens for you will appear here',
  systemSwitch: 'Switch system',
  systemSwitched: 'Switched to “{name}”',
  workbenchOther: 'More',
  favouritesProposed: 'Proposed for you',
  customerLine: 'Glad to be of service',
  customerServices: 'Services',
  favouriteApps: 'Favourites',
  favouritesAdd: 'Add',
};
