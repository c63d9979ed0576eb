import type { MenuEntry } from '@fairway/contract/permission.ts';
import { type PlainKey, useLanguage, useWords } from '../language/words.ts';

/** The built-in entries in other languages; in Chinese a company's own names win. */
const builtIn: Record<string, PlainKey> = {
  office: 'menuOffice',
  freight: 'menuFreight',
  shipment: 'menuShipment',
  finance: 'menuFinance',
  boards: 'menuBoards',
  system: 'menuSystem',
  myFiles: 'menuMyFiles',
  auditLog: 'menuAuditLog',
  formModels: 'menuFormModels',
  flowTemplates: 'menuFlowTemplates',
  flowMonitor: 'menuFlowMonitor',
};

export function useMenuName(): (menu: MenuEntry) => string {
  const words = useWords();
  const language = useLanguage();
  return ({ enCode, fullName }) => {
    const key = language === 'zh-CN' ? undefined : builtIn[enCode];
    return key ? words(key) : fullName;
  };
}
