import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, place } from '../testing/open-app.tsx';
import { useSession } from '../wire/session-store.ts';
import { isBuilt } from './find-screen.ts';
import { innerScreens } from './inner-screens.ts';
import { openScreens } from './open-screens.ts';

const screens = [...openScreens, ...innerScreens];

/** The specification, section 2, path by path. */
const specified = `
/ /pages/login/index /pages/login/otherLogin
/pages/index/workFlow /pages/index/apply /pages/index/index /pages/index/my /pages/index/portal /pages/index/contacts
/pages/visualPortal/scanProtal /pages/schedule/index /pages/schedule/detail
/pages/formShortLink/index /pages/formShortLink/detail /pages/form/index
/pages/message/userDetail/index /pages/message/message/index /pages/message/messageDetail/index /pages/message/im/index
/pages/workFlow/index /pages/workFlow/flowBefore/index /pages/workFlow/flowBefore/subFlowForm
/pages/workFlow/flowLaunch/index /pages/workFlow/flowTodo/index /pages/workFlow/flowDone/index
/pages/workFlow/flowCopy/index /pages/workFlow/entrust/index /pages/workFlow/entrust/form /pages/workFlow/entrust/flow
/pages/workFlow/operate/index /pages/workFlow/scanForm/index /pages/workFlow/comment/index
/pages/workFlow/allApp/index /pages/workFlow/candiDateUserSelect/index
/pages/apply/reportLog/index /pages/apply/reportLog/form /pages/apply/schedule/index /pages/apply/schedule/form
/pages/apply/fieldPunchCard/index /pages/apply/order/index /pages/apply/popSelect/index
/pages/apply/externalLink/index /pages/apply/dynamicModel/index /pages/apply/dynamicModel/form
/pages/apply/dynamicModel/detail /pages/apply/dynamicModel/scanForm /pages/apply/tableLinkage/index
/pages/apply/PACUCCustom/index /pages/apply/tableSelect/index
/pages/my/settings/index /pages/my/scanResult /pages/my/modifyPsd /pages/my/contactUs /pages/my/abouts
/pages/my/accountSecurity /pages/my/cancellation /pages/my/personalData /pages/my/business /pages/my/subordinate
/pages/shipment/report/myshipment /pages/shipment/report/groupsalesanalysis
/pages/shipment/cargo/mycargoshipment /pages/shipment/cargo/groupcargoshipment /pages/shipment/cargo/jobinfo
/pages/shipment/cargo/jobDetail /pages/shipment/cargoshipment_charge /pages/shipment/cargoshipment_invoice
/pages/shipment/cargoshipment_taxinvoice /pages/shipment/accounts_analysis /pages/shipment/cargo/cargorelease
/pages/shipment/dashboard/index /pages/shipment/dashboard/sales
/pages/shipment/cargoshipment/myshipment /pages/shipment/cargoshipment/shipmentdetail
/pages/shipment/cargoshipment/groupshipment /pages/shipment/detail/chargedetail /pages/shipment/detail/invoicedetail
/pages/freight/freight/index /pages/freight/freight/detail /pages/freight/freight/localchargedetail
/pages/freight/tpline /pages/freight/freightdetail
/choose-location /open-location`
  .trim()
  .split(/\s+/);

test('the table holds every path of the specification once, and besides only what says that it is our own', () => {
  const paths = screens.map(({ path }) => path);
  expect(specified).toHaveLength(84);
  const ownPaths = screens.filter(({ isOwn }) => isOwn).map(({ path }) => path);
  expect(paths.toSorted()).toEqual([...specified, ...ownPaths].toSorted());
  expect(new Set(paths).size).toBe(paths.length);
});

test('the four paths written without their folder open with it too', () => {
  const aliases = screens.flatMap((entry) => entry.aliases ?? []);
  expect(aliases.toSorted()).toEqual([
    '/pages/shipment/cargo/accounts_analysis',
    '/pages/shipment/cargo/cargoshipment_charge',
    '/pages/shipment/cargo/cargoshipment_invoice',
    '/pages/shipment/cargo/cargoshipment_taxinvoice',
  ]);
});

test('every screen in the table loads', async () => {
  for (const { screen } of screens) if (screen) expect(await screen()).toBeTypeOf('function');
});

test('a path is built with and without its query, and only letter by letter', () => {
  expect(isBuilt('/pages/file/index?id=1')).toBe(true);
  expect(isBuilt('/pages/apply/externalLink/index')).toBe(false);
  expect(isBuilt('/pages/File/index')).toBe(false);
});

test.each(['/pages/apply/externalLink/index', '/no/such/path', '/pages/Index/apply'])(
  '%s answers with the not-found screen inside the frame, and leads home',
  async (path) => {
    await openApp(path);
    await expect.element(page.getByRole('heading', { name: '暂无此页面' })).toBeVisible();
    await expect.element(page.getByText('您访问的页面不存在或尚未开放')).toBeVisible();
    await page.getByRole('button', { name: '返回首页' }).click();
    await expect.poll(place).toBe('/pages/index/apply');
  },
);

test('a screen without a session leads to login and remembers the way', async () => {
  await openApp('/pages/file/index?keyword=a#b', { user: null });
  await expect
    .poll(place)
    .toBe(`/pages/login/index?redirect=${encodeURIComponent('/pages/file/index?keyword=a#b')}`);
});

test('the end of a session leads to login from wherever the person is', async () => {
  await openApp('/pages/index/my');
  await expect.element(page.getByText('王小明')).toBeVisible();
  useSession.setState({ token: '' });
  await expect.poll(place).toBe('/pages/login/index?redirect=%2Fpages%2Findex%2Fmy');
});
