import type { workbench as chinese } from '../zh-CN/workbench.ts';

export const workbench: Record<keyof typeof chinese, string> = {
  greetingNight: 'Hello, {name}',
  greetingMorning: 'Good morning, {name}',
  greetingNoon: 'Good day, {name}',
  greetingAfternoon: 'Good afternoon, {name}',
  greetingEvening: 'Good evening, {name}',
  workbenchLine: 'Fair winds today',
  workbenchEmpty: 'Nothing to open yet',
  workbenchEmptyLine: 'What your administrator opens for you will appear here',
  workbenchNoMatch: 'Nothing found for “{keyword}”',
  workbenchOther: 'More',
  menuOffice: 'Office',
  menuFreight: 'Freight rates',
  menuShipment: 'Shipments',
  menuFinance: 'Finance',
  menuBoards: 'Boards',
  menuSystem: 'System',
};
