import { account } from './en/account.ts';
import { chat } from './en/chat.ts';
import { chatList } from './en/chat-list.ts';
import { files } from './en/files.ts';
import { flowTemplates } from './en/flow-templates.ts';
import { formFields } from './en/form-fields.ts';
import { formTable } from './en/form-table.ts';
import { forms } from './en/forms.ts';
import { frame } from './en/frame.ts';
import { lists } from './en/lists.ts';
import { live } from './en/live.ts';
import { measures } from './en/measures.ts';
import { messages } from './en/messages.ts';
import { notices } from './en/notices.ts';
import { people } from './en/people.ts';
import { personalData } from './en/personal-data.ts';
import { records } from './en/records.ts';
import { scan } from './en/scan.ts';
import { shell } from './en/shell.ts';
import { signInWays } from './en/sign-in-methods.ts';
import { system } from './en/system.ts';
import { workbench } from './en/workbench.ts';
import { workflow } from './en/workflow.ts';
import { workflowPage } from './en/workflow-page.ts';
import { workflowStatistics } from './en/workflow-statistics.ts';
import { workflowTalk } from './en/workflow-talk.ts';
import type { Words } from './words.ts';

export const en: Words = {
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
};
