import { Outlet, Route, Routes } from 'react-router';
import { loadAllWords } from '../language/words.ts';
import { useSession } from '../session/session-store.ts';
import { MissingScreen } from './missing-screen.tsx';
import { Screen } from './screen.tsx';
import type { ScreenLoader } from './screen-chunk.ts';
import { SignedIn } from './signed-in.tsx';
import type { ScreenGroup } from './tabs.ts';

export interface ScreenEntry {
  path: string;
  /** Missing until its screen is built: the path answers with the not-found screen and nothing links to it. */
  screen?: ScreenLoader;
  /** 'open' needs no session. */
  access?: 'open';
  group?: ScreenGroup;
  /** Other paths that open the same screen. */
  aliases?: readonly string[];
}

const launch = () => import('../session/launch-page.tsx').then((page) => page.LaunchPage);
const login = () => import('../session/login-page.tsx').then((page) => page.LoginPage);
const otherLogin = async () => {
  const [page] = await Promise.all([import('../sign-in-ways/other-login-page.tsx'), loadAllWords()]);
  return page.OtherLoginPage;
};
const workflowTab = () => import('../workflow/workflow-tab-page.tsx').then((page) => page.WorkflowTabPage);
const workbench = () => import('../workbench/workbench-page.tsx').then((page) => page.WorkbenchPage);
const home = () => import('../messages/home-page.tsx').then((page) => page.HomePage);
const my = () => import('../account/my-page.tsx').then((page) => page.MyPage);
const myFiles = () => import('../files/my-files-page.tsx').then((page) => page.MyFilesPage);
const auditLog = () => import('../system/audit-log-page.tsx').then((page) => page.AuditLogPage);

const scanResult = () => import('../scan/scan-result-page.tsx').then((page) => page.ScanResultPage);

/** Every path of the product, those of the specification letter by letter. */
export const screens: readonly ScreenEntry[] = [
  { path: '/', screen: launch, access: 'open' },
  { path: '/pages/login/index', screen: login, access: 'open' },
  { path: '/pages/login/otherLogin', screen: otherLogin, access: 'open' },

  { path: '/pages/index/workFlow', screen: workflowTab, group: 'workflow' },
  { path: '/pages/index/apply', screen: workbench, group: 'apply' },
  { path: '/pages/index/index', screen: home, group: 'message' },
  { path: '/pages/index/my', screen: my, group: 'my' },

  { path: '/pages/index/portal', group: 'message' },
  { path: '/pages/index/contacts', group: 'message' },
  { path: '/pages/visualPortal/scanProtal', group: 'apply' },
  { path: '/pages/schedule/index', group: 'apply' },
  { path: '/pages/schedule/detail', group: 'apply' },
  { path: '/pages/formShortLink/index', access: 'open' },
  { path: '/pages/formShortLink/detail', access: 'open' },
  { path: '/pages/form/index', group: 'apply' },

  { path: '/pages/message/userDetail/index', group: 'message' },
  { path: '/pages/message/message/index', group: 'message' },
  { path: '/pages/message/messageDetail/index', group: 'message' },
  { path: '/pages/message/im/index', group: 'message' },

  { path: '/pages/workFlow/index', group: 'workflow' },
  { path: '/pages/workFlow/flowBefore/index', group: 'workflow' },
  { path: '/pages/workFlow/flowBefore/subFlowForm', group: 'workflow' },
  { path: '/pages/workFlow/flowLaunch/index', group: 'workflow' },
  { path: '/pages/workFlow/flowTodo/index', group: 'workflow' },
  { path: '/pages/workFlow/flowDone/index', group: 'workflow' },
  { path: '/pages/workFlow/flowCopy/index', group: 'workflow' },
  { path: '/pages/workFlow/entrust/index', group: 'workflow' },
  { path: '/pages/workFlow/entrust/form', group: 'workflow' },
  { path: '/pages/workFlow/entrust/flow', group: 'workflow' },
  { path: '/pages/workFlow/operate/index', group: 'workflow' },
  { path: '/pages/workFlow/scanForm/index', group: 'workflow' },
  { path: '/pages/workFlow/comment/index', group: 'workflow' },
  { path: '/pages/workFlow/allApp/index', group: 'workflow' },
  { path: '/pages/workFlow/candiDateUserSelect/index', group: 'workflow' },

  { path: '/pages/apply/reportLog/index', group: 'apply' },
  { path: '/pages/apply/reportLog/form', group: 'apply' },
  { path: '/pages/apply/schedule/index', group: 'apply' },
  { path: '/pages/apply/schedule/form', group: 'apply' },
  { path: '/pages/apply/fieldPunchCard/index', group: 'apply' },
  { path: '/pages/apply/order/index', group: 'apply' },
  { path: '/pages/apply/popSelect/index', group: 'apply' },
  { path: '/pages/apply/externalLink/index', group: 'apply' },
  { path: '/pages/apply/dynamicModel/index', group: 'apply' },
  { path: '/pages/apply/dynamicModel/form', group: 'apply' },
  { path: '/pages/apply/dynamicModel/detail', group: 'apply' },
  { path: '/pages/apply/dynamicModel/scanForm', group: 'apply' },
  { path: '/pages/apply/tableLinkage/index', group: 'apply' },
  { path: '/pages/apply/PACUCCustom/index', group: 'apply' },
  { path: '/pages/apply/tableSelect/index', group: 'apply' },

  { path: '/pages/my/settings/index', group: 'my' },
  { path: '/pages/my/scanResult', screen: scanResult, group: 'my' },
  { path: '/pages/my/modifyPsd', group: 'my' },
  { path: '/pages/my/contactUs', group: 'my' },
  { path: '/pages/my/abouts', group: 'my' },
  { path: '/pages/my/accountSecurity', group: 'my' },
  { path: '/pages/my/cancellation', group: 'my' },
  { path: '/pages/my/personalData', group: 'my' },
  { path: '/pages/my/business', group: 'my' },
  { path: '/pages/my/subordinate', group: 'my' },

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

  // Not in the specification: its file and log calls need a place to be seen.
  { path: '/pages/file/index', screen: myFiles, group: 'apply' },
  { path: '/pages/system/log', screen: auditLog, group: 'apply' },
];

/** Whether a path, with or without its query, has a screen to show. */
export function isBuilt(path: string): boolean {
  const [pathname] = path.split(/[?#]/, 1);
  return screens.some((entry) => entry.screen && pathsOf(entry).some((known) => known === pathname));
}

export const groupOf = (path: string): ScreenGroup | undefined =>
  screens.find((entry) => pathsOf(entry).includes(path))?.group;

const pathsOf = (entry: ScreenEntry) => [entry.path, ...(entry.aliases ?? [])];

export function AppRoutes() {
  const isSignedIn = useSession((session) => session.token !== '');
  const built = screens.filter((entry) => entry.screen);
  return (
    <Routes>
      {built.filter((entry) => entry.access === 'open').flatMap(asRoutes)}
      <Route element={<SignedIn />}>{built.filter((entry) => !entry.access).flatMap(asRoutes)}</Route>
      <Route element={isSignedIn ? <SignedIn /> : <Outlet />}>
        <Route path="*" element={<MissingScreen />} />
      </Route>
    </Routes>
  );
}

function asRoutes(entry: ScreenEntry) {
  return pathsOf(entry).map((path) => (
    <Route
      key={path}
      path={path}
      caseSensitive
      element={entry.screen && <Screen key={path} screen={entry.screen} />}
    />
  ));
}
