// biome-ignore-all lint/style/useFilenamingConvention: BCP 47 writes the region of a language tag in capitals
import { account } from './zh-CN/account.ts';
import { chat } from './zh-CN/chat.ts';
import { chatList } from './zh-CN/chat-list.ts';
import { files } from './zh-CN/files.ts';
import { flowTemplates } from './zh-CN/flow-templates.ts';
import { formFields } from './zh-CN/form-fields.ts';
import { formTable } from './zh-CN/form-table.ts';
import { forms } from './zh-CN/forms.ts';
import { frame } from './zh-CN/frame.ts';
import { lists } from './zh-CN/lists.ts';
import { live } from './zh-CN/live.ts';
import { measures } from './zh-CN/measures.ts';
import { messages } from './zh-CN/messages.ts';
import { notices } from './zh-CN/notices.ts';
import { people } from './zh-CN/people.ts';
import { personalData } from './zh-CN/personal-data.ts';
import { records } from './zh-CN/records.ts';
import { scan } from './zh-CN/scan.ts';
import { shell } from './zh-CN/shell.ts';
import { signInWays } from './zh-CN/sign-in-methods.ts';
import { system } from './zh-CN/system.ts';
import { workbench } from './zh-CN/workbench.ts';
import { workflow } from './zh-CN/workflow.ts';
import { workflowPage } from './zh-CN/workflow-page.ts';
import { workflowStatistics } from './zh-CN/workflow-statistics.ts';
import { workflowTalk } from './zh-CN/workflow-talk.ts';

/** Chinese, the language the product speaks unless told otherwise; a page per feature. The keys are those of every language. */
export const zhCN = {
  ...shell,
  ...signInWays,
  ...lists,
  ...frame,
  ...workflow,
  ...workflowTalk,
  ...workflowPage,
  ...workflowStatistics,
  ...workbench,
  ...messages,
  ...notices,
  ...chat,
  ...chatList,
  ...account,
  ...personalData,
  ...files,
  ...forms,
  ...records,
  ...flowTemplates,
  ...scan,
  ...people,
  ...formFields,
  ...system,
  ...formTable,
  ...live,
  ...measures,
} as const;
