// biome-ignore-all lint/style/useFilenamingConvention: BCP 47 writes the region of a language tag in capitals
import { chart } from './zh-CN/chart.ts';
import { chat } from './zh-CN/chat.ts';
import { files } from './zh-CN/files.ts';
import { forms } from './zh-CN/forms.ts';
import { frame } from './zh-CN/frame.ts';
import { messages } from './zh-CN/messages.ts';
import { people } from './zh-CN/people.ts';
import { scan } from './zh-CN/scan.ts';
import { search } from './zh-CN/search.ts';
import { session } from './zh-CN/session.ts';
import { shell } from './zh-CN/shell.ts';
import { table } from './zh-CN/table.ts';
import { workbench } from './zh-CN/workbench.ts';

/** The Chinese that comes with the frame: of the frame itself, and of features whose parts others show. */
export const zhCN = {
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
} as const;
