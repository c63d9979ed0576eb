import { chart } from './en/chart.ts';
import { chat } from './en/chat.ts';
import { files } from './en/files.ts';
import { forms } from './en/forms.ts';
import { frame } from './en/frame.ts';
import { messages } from './en/messages.ts';
import { people } from './en/people.ts';
import { scan } from './en/scan.ts';
import { search } from './en/search.ts';
import { session } from './en/session.ts';
import { shell } from './en/shell.ts';
import { table } from './en/table.ts';
import { workbench } from './en/workbench.ts';
import type { zhCN } from './zh-CN.ts';

export const en: Record<keyof typeof zhCN, string> = {
  ...shell,
  ...frame,
  ...chart,
  ...chat,
  ...files,
  ...forms,
  ...messages,
  ...people,
  ...scan,
  ...search,
  ...session,
  ...table,
  ...workbench,
};
