import type { ScreenEntry } from './screen-entry.tsx';

const workflowTab = () => import('../workflow/workflow-tab-page.tsx').then((page) => page.WorkflowTabPage);
const workbench = () => import('../workbench/workbench-page.tsx').then((page) => page.WorkbenchPage);
const home = () => import('../chat/home/home-page.tsx').then((page) => page.HomePage);
const messages = () => import('../messages/messages-page.tsx').then((page) => page.MessagesPage);
const messageDetail = () =>
  import('../messages/message-detail-page.tsx').then((page) => page.MessageDetailPage);
const chat = () => import('../chat/chat-page.tsx').then((page) => page.ChatPage);
const contacts = () => import('../people/contacts-page.tsx').then((page) => page.ContactsPage);
const userDetail = () => import('../people/user-detail-page.tsx').then((page) => page.UserDetailPage);
const chatSearch = () => import('../chat/search/chat-search-page.tsx').then((page) => page.ChatSearchPage);
const chatSettings = () =>
  import('../chat/group/chat-settings-page.tsx').then((page) => page.ChatSettingsPage);
const createGroup = () => import('../chat/group/create-group-page.tsx').then((page) => page.CreateGroupPage);
const my = () => import('../account/my-page.tsx').then((page) => page.MyPage);
const myFiles = () => import('../files/my-files-page.tsx').then((page) => page.MyFilesPage);
const auditLog = () => import('../system/audit-log-page.tsx').then((page) => page.AuditLogPage);

const settings = () => import('../account/settings-page.tsx').then((page) => page.SettingsPage);
const changePassword = () =>
  import('../account/change-password-page.tsx').then((page) => page.ChangePasswordPage);
const contactUs = () => import('../account/contact-us-page.tsx').then((page) => page.ContactUsPage);
const abouts = () => import('../account/abouts-page.tsx').then((page) => page.AboutsPage);
const accountSecurity = () =>
  import('../account/account-security-page.tsx').then((page) => page.AccountSecurityPage);
const cancellation = () => import('../account/cancellation-page.tsx').then((page) => page.CancellationPage);
const personalData = () => import('../account/personal-data-page.tsx').then((page) => page.PersonalDataPage);
const business = () => import('../account/business-page.tsx').then((page) => page.BusinessPage);
const subordinate = () => import('../account/subordinate-page.tsx').then((page) => page.SubordinatePage);
const rowPicker = () => import('../forms/pickers/row-picker-page.tsx').then((page) => page.RowPickerPage);
const scanResult = () => import('../scan/scan-result-page.tsx').then((page) => page.ScanResultPage);

const recordList = () => import('../records/record-list-page.tsx').then((page) => page.RecordListPage);
const recordForm = () => import('../records/record-form-page.tsx').then((page) => page.RecordFormPage);
const recordDetail = () => import('../records/record-detail-page.tsx').then((page) => page.RecordDetailPage);
const fillForm = () => import('../records/fill-form-page.tsx').then((page) => page.FillFormPage);
const formModels = () => import('../form-models/form-models-page.tsx').then((page) => page.FormModelsPage);
const formModel = () => import('../form-models/form-model-page.tsx').then((page) => page.FormModelPage);

const flows = () => import('../workflow/monitor/flows-page.tsx').then((page) => page.FlowsPage);
const flowLaunch = () => import('../workflow/lists/flow-launch-page.tsx').then((page) => page.FlowLaunchPage);
const flowTodo = () => import('../workflow/lists/flow-todo-page.tsx').then((page) => page.FlowTodoPage);
const flowDone = () => import('../workflow/lists/flow-done-page.tsx').then((page) => page.FlowDonePage);
const flowCopy = () => import('../workflow/lists/flow-copy-page.tsx').then((page) => page.FlowCopyPage);
const entrust = () => import('../workflow/entrust/entrust-page.tsx').then((page) => page.EntrustPage);
const entrustForm = () =>
  import('../workflow/entrust/entrust-form-page.tsx').then((page) => page.EntrustFormPage);
const startFor = () => import('../workflow/entrust/start-for-page.tsx').then((page) => page.StartForPage);
const flowComment = () => import('../workflow/comments/comment-page.tsx').then((page) => page.CommentPage);
const allApp = () => import('../workflow/all-app/all-app-page.tsx').then((page) => page.AllAppPage);
const flowStatistics = () =>
  import('../workflow/statistics/statistics-page.tsx').then((page) => page.StatisticsPage);
const flowTemplates = () =>
  import('../flow-templates/flow-templates-page.tsx').then((page) => page.FlowTemplatesPage);
const flowTemplate = () =>
  import('../flow-templates/flow-template-page.tsx').then((page) => page.FlowTemplatePage);
const tryTemplate = () =>
  import('../flow-templates/try-template-page.tsx').then((page) => page.TryTemplatePage);
const migrateFlows = () =>
  import('../flow-templates/migrate-flows-page.tsx').then((page) => page.MigrateFlowsPage);

const notices = () => import('../notices/notices-page.tsx').then((page) => page.NoticesPage);
const notice = () => import('../notices/notice-page.tsx').then((page) => page.NoticePage);

const flow = () => import('../workflow/flow-page/flow-page.tsx').then((page) => page.FlowPage);
const subFlow = () => import('../workflow/flow-page/sub-flow-page.tsx').then((page) => page.SubFlowPage);
const scanForm = () => import('../workflow/flow-page/scan-form-page.tsx').then((page) => page.ScanFormPage);
const operate = () => import('../workflow/operate/operate-page.tsx').then((page) => page.OperatePage);
const candidates = () =>
  import('../workflow/operate/candidates-page.tsx').then((page) => page.CandidatesPage);

/** Every path behind the login, those of the specification letter by letter. Loaded with the frame: the first visitor needs none of it. */
export const innerScreens: readonly ScreenEntry[] = [
  { path: '/pages/index/workFlow', screen: workflowTab, group: 'workflow' },
  { path: '/pages/index/apply', screen: workbench, group: 'apply' },
  { path: '/pages/index/index', screen: home, group: 'message' },
  { path: '/pages/index/my', screen: my, group: 'my' },

  { path: '/pages/index/portal', group: 'message' },
  { path: '/pages/index/contacts', screen: contacts, group: 'message' },
  { path: '/pages/visualPortal/scanProtal', group: 'apply' },
  { path: '/pages/schedule/index', group: 'apply' },
  { path: '/pages/schedule/detail', group: 'apply' },
  { path: '/pages/form/index', screen: fillForm, group: 'apply' },

  { path: '/pages/message/userDetail/index', screen: userDetail, group: 'message' },
  { path: '/pages/message/message/index', screen: messages, group: 'message' },
  { path: '/pages/message/messageDetail/index', screen: messageDetail, group: 'message' },
  { path: '/pages/message/im/index', screen: chat, group: 'message' },

  { path: '/pages/workFlow/index', screen: flows, group: 'workflow' },
  { path: '/pages/workFlow/flowBefore/index', screen: flow, group: 'workflow' },
  { path: '/pages/workFlow/flowBefore/subFlowForm', screen: subFlow, group: 'workflow' },
  { path: '/pages/workFlow/flowLaunch/index', screen: flowLaunch, group: 'workflow' },
  { path: '/pages/workFlow/flowTodo/index', screen: flowTodo, group: 'workflow' },
  { path: '/pages/workFlow/flowDone/index', screen: flowDone, group: 'workflow' },
  { path: '/pages/workFlow/flowCopy/index', screen: flowCopy, group: 'workflow' },
  { path: '/pages/workFlow/entrust/index', screen: entrust, group: 'workflow' },
  { path: '/pages/workFlow/entrust/form', screen: entrustForm, group: 'workflow' },
  { path: '/pages/workFlow/entrust/flow', screen: startFor, group: 'workflow' },
  { path: '/pages/workFlow/operate/index', screen: operate, group: 'workflow' },
  { path: '/pages/workFlow/scanForm/index', screen: scanForm, group: 'workflow' },
  { path: '/pages/workFlow/comment/index', screen: flowComment, group: 'workflow' },
  { path: '/pages/workFlow/allApp/index', screen: allApp, group: 'workflow' },
  { path: '/pages/workFlow/candiDateUserSelect/index', screen: candidates, group: 'workflow' },

  { path: '/pages/apply/reportLog/index', group: 'apply' },
  { path: '/pages/apply/reportLog/form', group: 'apply' },
  { path: '/pages/apply/schedule/index', group: 'apply' },
  { path: '/pages/apply/schedule/form', group: 'apply' },
  { path: '/pages/apply/fieldPunchCard/index', group: 'apply' },
  { path: '/pages/apply/order/index', group: 'apply' },
  { path: '/pages/apply/popSelect/index', screen: rowPicker, group: 'apply' },
  { path: '/pages/apply/externalLink/index', group: 'apply' },
  { path: '/pages/apply/dynamicModel/index', screen: recordList, group: 'apply' },
  { path: '/pages/apply/dynamicModel/form', screen: recordForm, group: 'apply' },
  { path: '/pages/apply/dynamicModel/detail', screen: recordDetail, group: 'apply' },
  { path: '/pages/apply/dynamicModel/scanForm', screen: recordDetail, group: 'apply' },
  { path: '/pages/apply/tableLinkage/index', screen: rowPicker, group: 'apply' },
  { path: '/pages/apply/PACUCCustom/index', group: 'apply' },
  { path: '/pages/apply/tableSelect/index', screen: rowPicker, group: 'apply' },

  { path: '/pages/my/settings/index', screen: settings, group: 'my' },
  { path: '/pages/my/scanResult', screen: scanResult, group: 'my' },
  { path: '/pages/my/modifyPsd', screen: changePassword, group: 'my' },
  { path: '/pages/my/contactUs', screen: contactUs, group: 'my' },
  { path: '/pages/my/abouts', screen: abouts, group: 'my' },
  { path: '/pages/my/accountSecurity', screen: accountSecurity, group: 'my' },
  { path: '/pages/my/cancellation', screen: cancellation, group: 'my' },
  { path: '/pages/my/personalData', screen: personalData, group: 'my' },
  { path: '/pages/my/business', screen: business, group: 'my' },
  { path: '/pages/my/subordinate', screen: subordinate, group: 'my' },

  { path: '/pages/shipment/report/myshipment', group: 'apply' },
  { path: '/pages/shipment/report/groupsalesanalysis', group: 'apply' },
  { path: '/pages/shipment/cargo/mycargoshipment', group: 'apply' },
  { path: '/pages/shipment/cargo/groupcargoshipment', group: 'apply' },
  { path: '/pages/shipment/cargo/jobinfo', group: 'apply' },
  { path: '/pages/shipment/cargo/jobDetail', group: 'apply' },
  // The specification names these four beside the cargo screens but without their folder: both spellings open them.
  {
    path: '/pages/shipment/cargoshipment_charge',
    aliases: ['/pages/shipment/cargo/cargoshipment_charge'],
    group: 'apply',
  },
  {
    path: '/pages/shipment/cargoshipment_invoice',
    aliases: ['/pages/shipment/cargo/cargoshipment_invoice'],
    group: 'apply',
  },
  {
    path: '/pages/shipment/cargoshipment_taxinvoice',
    aliases: ['/pages/shipment/cargo/cargoshipment_taxinvoice'],
    group: 'apply',
  },
  {
    path: '/pages/shipment/accounts_analysis',
    aliases: ['/pages/shipment/cargo/accounts_analysis'],
    group: 'apply',
  },
  { path: '/pages/shipment/cargo/cargorelease', group: 'apply' },
  { path: '/pages/shipment/dashboard/index', group: 'apply' },
  { path: '/pages/shipment/dashboard/sales', group: 'apply' },
  { path: '/pages/shipment/cargoshipment/myshipment', group: 'apply' },
  { path: '/pages/shipment/cargoshipment/shipmentdetail', group: 'apply' },
  { path: '/pages/shipment/cargoshipment/groupshipment', group: 'apply' },
  { path: '/pages/shipment/detail/chargedetail', group: 'apply' },
  { path: '/pages/shipment/detail/invoicedetail', group: 'apply' },

  { path: '/pages/freight/freight/index', group: 'apply' },
  { path: '/pages/freight/freight/detail', group: 'apply' },
  { path: '/pages/freight/freight/localchargedetail', group: 'apply' },
  { path: '/pages/freight/tpline', group: 'apply' },
  { path: '/pages/freight/freightdetail', group: 'apply' },

  { path: '/choose-location' },
  { path: '/open-location' },

  // Not in the specification: its file, log and chat calls need a place to be seen, and so does what we add.
  { path: '/pages/file/index', screen: myFiles, group: 'apply' },
  { path: '/pages/message/search/index', screen: chatSearch, group: 'message' },
  { path: '/pages/message/group/index', screen: chatSettings, group: 'message' },
  { path: '/pages/message/group/create', screen: createGroup, group: 'message' },
  { path: '/pages/workFlow/statistics', screen: flowStatistics, group: 'workflow' },
  { path: '/pages/system/log', screen: auditLog, group: 'apply' },
  { path: '/pages/system/forms', screen: formModels, group: 'apply' },
  { path: '/pages/system/form', screen: formModel, group: 'apply' },
  { path: '/pages/system/flows', screen: flowTemplates, group: 'apply' },
  { path: '/pages/system/flow', screen: flowTemplate, group: 'apply' },
  { path: '/pages/system/flow/try', screen: tryTemplate, group: 'apply' },
  { path: '/pages/system/flow/migrate', screen: migrateFlows, group: 'apply' },
  { path: '/pages/system/notices', screen: notices, group: 'apply' },
  { path: '/pages/system/notice', screen: notice, group: 'apply' },
];
