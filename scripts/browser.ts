import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { browserAdvice, type System } from './browser-advice.ts';
import { fetchedBrowser } from './fetch-browser.ts';

/** How to start a Chromium here, or the reason why none can be started, to report beside what was skipped. */
export type BrowserExecutable =
  | { found: true; from: string; executablePath: string; args: string[]; env: Record<string, string> }
  | { found: false; reason: string };

/**
 * What a test has no use for. An installed Chromium opens two more pages for its address bar beside every window,
 * which cost as much as the window itself. Chromium takes the last such list only, so this one repeats the part of
 * Playwright's that matters here.
 */
const unusedFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** A test machine may have no network: without these Chromium keeps asking for updates and field trials. */
const quietArgs = [
  '--no-sandbox',
  `--disable-features=${unusedFeatures.join(',')}`,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
];

const installedNames = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];
const installedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const run = promisify(execFile);
const root = fileURLToPath(new URL('..', import.meta.url));

let answer: Promise<BrowserExecutable> | undefined;

/** Looks once a process: CHROMIUM_PATH, the packaged Chromium, an installed one, one that playwright fetches. */
export function browserExecutable(): Promise<BrowserExecutable> {
  answer ??= findBrowser({
    named: process.env.CHROMIUM_PATH,
    exists: existsSync,
    packaged: findPackaged,
    installed: findInstalled,
    fetched: findFetched,
    system: async () => ({
      ...{ platform: process.platform, arch: process.arch },
      osRelease: await readFile('/etc/os-release', 'utf8').catch(() => ''),
    }),
  });
  return answer;
}

/** A running headless Chromium; throws with the reason where there is none. */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const browser = await browserExecutable();
  if (!browser.found) throw new Error(browser.reason);
  const { chromium } = await import('playwright-core');
  const { executablePath, args, env } = browser;
  return chromium.launch({ executablePath, args: [...args, ...more], env, headless: true });
}

/** Where a Chromium may come from; each gives none if it has none. */
export interface Places {
  named: string | undefined;
  exists: (path: string) => boolean;
  packaged: () => Promise<BrowserExecutable | undefined>;
  installed: () => string | undefined;
  fetched: () => Promise<string | undefined>;
  system: () => Promise<System>;
}

/** The first in order; the later ones are not even looked at, since the last one downloads. */
export async function findBrowser(places: Places): Promise<BrowserExecutable> {
  const { named } = places;
  if (named) {
    if (places.exists(named)) return startable('CHROMIUM_PATH', named);
    return { found: false, reason: `CHROMIUM_PATH names ${named}, which does not exist` };
  }
  const packaged = await places.packaged();
  if (packaged) return packaged;
  const installed = places.installed();
  if (installed) return startable('installed', installed);
  const fetched = await places.fetched();
  if (fetched) return startable('fetched by playwright', fetched);
  return { found: false, reason: browserAdvice(await places.system()) };
}

/** A fetched one may lack libraries of the system. */
async function findFetched(): Promise<string | undefined> {
  const place = await fetchedBrowser();
  return place && (await starts(place, ownEnvironment())) ? place : undefined;
}

async function findPackaged(): Promise<BrowserExecutable | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    const folder = await unpack();
    const executablePath = join(folder, 'chromium');
    const env = { ...ownEnvironment(), ...(await fontSettings(folder)) };
    const libraries = join(folder, 'al2023', 'lib');
    const needsLibraries = !(await starts(executablePath, env));
    if (needsLibraries) {
      env.LD_LIBRARY_PATH = [libraries, env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter);
      if (!(await starts(executablePath, env))) throw new Error('it does not start on this machine');
    }
    return { found: true, from: '@sparticuz/chromium', executablePath, args: quietArgs, env };
  } catch (error) {
    process.stderr.write(`The packaged Chromium is of no use here: ${(error as Error).message}\n`);
    return undefined;
  }
}

/**
 * The package unpacks into the temp folder under a fixed name and trusts any file of that name, even a half one.
 * So: a folder of our own, renamed into place when it is whole.
 */
async function unpack(): Promise<string> {
  const home = join(root, 'node_modules', '@sparticuz', 'chromium');
  const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as { version: string };
  const folder = join(root, 'node_modules', '.cache', 'fairway-chromium', version);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  const before = process.env.TMPDIR;
  process.env.TMPDIR = unfinished;
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    await inflate(join(home, 'bin', 'al2023.tar.br'));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  try {
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Without any font configuration Chromium draws no text at all; the package's own file points into /tmp. */
async function fontSettings(folder: string): Promise<Record<string, string>> {
  if (existsSync('/etc/fonts/fonts.conf')) return {};
  const fonts = join(folder, 'fonts');
  const words = `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>\n`;
  const file = join(folder, 'fonts.conf');
  if (!existsSync(file)) await writeFile(file, words);
  return { FONTCONFIG_FILE: file };
}

async function starts(executablePath: string, env: Record<string, string>): Promise<boolean> {
  try {
    await run(executablePath, ['--version'], { env, timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

function findInstalled(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = [
    ...folders.flatMap((folder) => installedNames.map((name) => join(folder, name))),
    ...installedPlaces,
  ];
  return places.find((place) => existsSync(place));
}

function startable(from: string, executablePath: string): BrowserExecutable {
  return { found: true, from, executablePath, args: quietArgs, env: ownEnvironment() };
}

/** A bare container says nothing of a language; without one Chromium saves no file whose name is not in ASCII. */
function ownEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env).filter((entry): entry is [string, string] => !!entry[1]);
  const env = Object.fromEntries(entries);
  return env.LC_ALL || env.LC_CTYPE || env.LANG ? env : { ...env, LANG: 'C.UTF-8' };
}
