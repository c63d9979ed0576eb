import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Download,
  type Page,
} from 'playwright-core';
import { afterEach, inject } from 'vitest';
import { demoPassword } from '../server/src/organisation/demo/accounts.ts';
import { type ServerProcess, startReadyServer } from '../server/src/testing/server-process.ts';

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};
export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

export interface House {
  readonly url: string;
  /** A new visitor with an empty browser; what its console complained about is kept. */
  visit: (how?: BrowserContextOptions) => Promise<Visitor>;
  /** The same, signed in. */
  enter: (account: string, how: BrowserContextOptions) => Promise<Visitor>;
  close: () => Promise<void>;
}

export interface OwnHouse extends House {
  readonly server: ServerProcess;
  /** Where it keeps everything. */
  folder: string;
  /** Ends the server as a power cut would, and starts it again at the same address. */
  cutPower: () => Promise<void>;
}

export interface Visitor {
  page: Page;
  /** Errors of the page and its console. */
  complaints: string[];
  open: (path: string) => Promise<void>;
  /** The same from inside the app, as a link does it: nothing is loaded that is there already. */
  moveTo: (path: string) => Promise<void>;
  /** Past the first-run screens and the login form, to the workbench. */
  signIn: (account: string) => Promise<void>;
  leave: () => Promise<void>;
}

/** A slow machine takes its time, and a journey that passes does not wait. */
const patience = 45_000;

/**
 * Who pays by the megabyte is not given the files of every screen half a minute after a start: a thousand of them for
 * each visitor would take more time than most journeys. What is kept without a network has a journey of its own.
 */
const saveData = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`;

const visitors = new Set<Visitor>();

// A journey that ended badly on another machine is understood by what was on the screens.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const { page, complaints } of visitors) {
    const shown = await page.evaluate('document.body.innerText').catch(String);
    process.stdout.write(`at ${page.url()}:\n${shown}\ncomplaints: ${complaints.join('\n')}\n`);
  }
});

/**
 * The product with the demo company, on the server that other journeys use at the same time: for a journey that takes
 * nothing away from another, and counts nothing another adds to.
 */
export async function openHouse(): Promise<House> {
  const url = inject('sharedServer');
  const browser = await chromium.connect(inject('browser'));
  return {
    ...{ url, close: () => browser.close() },
    visit: (how = phone) => visit(browser, url, how),
    enter: (account, how) => enter(browser, url, account, how),
  };
}

/**
 * The product on a server of its own, as a newcomer starts it. Told something by its environment it begins with
 * nothing, otherwise with what a first start leaves behind.
 */
export async function openOwnHouse(environment?: Record<string, string>): Promise<OwnHouse> {
  const folder = await mkdtemp(join(tmpdir(), 'fairway-e2e-own-'));
  if (!environment) await cp(inject('firstStart'), folder, { recursive: true });
  const start = (more = {}) => startReadyServer({ FAIRWAY_DATA: folder, ...environment, ...more });
  let [server, browser] = await Promise.all([start(), chromium.connect(inject('browser'))]);
  return {
    get server() {
      return server;
    },
    get url() {
      return server.url;
    },
    folder,
    visit: (how = phone) => visit(browser, server.url, how),
    enter: (account, how) => enter(browser, server.url, account, how),
    async cutPower() {
      const { port } = new URL(server.url);
      await server.kill();
      server = await start({ PORT: port });
    },
    async close() {
      await browser.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The browser may be on another machine, as far as it knows: it hands over the bytes, not a path. */
export const bytesOf = async (download: Download) => buffer(await download.createReadStream());

async function enter(browser: Browser, url: string, account: string, how: BrowserContextOptions) {
  const visitor = await visit(browser, url, how);
  await visitor.signIn(account);
  return visitor;
}

/** A slow machine is silent on the network while it is still busy with what came. */
const drawn = 'body:not(:has(.skeleton)) main';

async function visit(browser: Browser, url: string, how: BrowserContextOptions): Promise<Visitor> {
  const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai', ...how });
  context.setDefaultTimeout(patience);
  await context.addInitScript(saveData);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (line) => {
    if (line.type() === 'error' || line.type() === 'warning') complaints.push(line.text());
  });
  const open = async (path: string) => {
    // Only who comes by the front door is new here.
    if (path !== '/') await context.addInitScript("localStorage.policyConsentAt ??= '1'");
    await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
    await page.locator(drawn).first().waitFor();
  };

  let underWay = 0;
  page.on('request', () => {
    underWay += 1;
  });
  for (const ended of ['requestfinished', 'requestfailed'] as const)
    page.on(ended as 'requestfinished', () => {
      underWay -= 1;
    });
  const moveTo = async (path: string) => {
    await page.evaluate(
      `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
    );
    // Drawn from what has come, twice in a row: what is drawn may ask for more.
    for (let quiet = 0; quiet < 3; ) {
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)))');
      quiet = underWay === 0 ? quiet + 1 : 0;
    }
    await page.locator(drawn).first().waitFor();
  };

  const visitor: Visitor = {
    page,
    complaints,
    open,
    moveTo,
    async signIn(account) {
      await open('/pages/login/index');
      await page.getByLabel('账号').fill(account);
      await page.getByLabel('密码', { exact: true }).fill(demoPassword);
      await page.getByRole('button', { name: '登录', exact: true }).click();
      await page.waitForURL('**/pages/index/apply');
    },
    leave() {
      visitors.delete(visitor);
      return context.close();
    },
  };
  visitors.add(visitor);
  return visitor;
}
