import { describe, expect, it } from 'vitest';
import { type BrowserExecutable, findBrowser, type Places } from './browser.ts';
import { browserAdvice } from './browser-advice.ts';

/** A machine that has a Chromium from these places; what was looked at is written down. */
function machine(has: readonly string[], asked: string[] = []): Places {
  const look = <T>(place: string, found: T) => {
    asked.push(place);
    return has.includes(place) ? found : undefined;
  };
  const packaged: BrowserExecutable = { found: true, from: '', executablePath: '/packed', args: [], env: {} };
  return {
    named: has.some((place) => place.startsWith('named')) ? '/own' : undefined,
    exists: () => has.includes('named'),
    packaged: async () => look('packaged', packaged),
    installed: () => look('installed', '/usr/bin/chromium'),
    fetched: async () => look('fetched', '/cache/chromium'),
    system: async () => ({ platform: 'linux', arch: 'arm64', osRelease: 'ID=debian\n' }),
  };
}

describe('where Chromium is taken from', () => {
  it.each([
    [['named', 'packaged', 'installed', 'fetched'], '/own', []],
    [['packaged', 'installed', 'fetched'], '/packed', ['packaged']],
    [['installed', 'fetched'], '/usr/bin/chromium', ['packaged', 'installed']],
    [['fetched'], '/cache/chromium', ['packaged', 'installed', 'fetched']],
  ])('of %j it is %s', async (has, executablePath, looked) => {
    const asked: string[] = [];
    expect(await findBrowser(machine(has, asked))).toMatchObject({ found: true, executablePath });
    expect(asked).toEqual(looked);
  });

  it('says what to do where there is none', async () => {
    const none = await findBrowser(machine([]));
    expect(none).toMatchObject({ found: false, reason: expect.stringContaining('apt install chromium') });
  });

  it('takes no other one in place of the one that was named', async () => {
    const wrong = await findBrowser(machine(['named, gone', 'installed']));
    expect(wrong).toEqual({ found: false, reason: 'CHROMIUM_PATH names /own, which does not exist' });
  });
});

describe('what to do without a Chromium', () => {
  it.each([
    ['linux', 'PRETTY_NAME="Debian GNU/Linux 12"\nID=debian\n', 'apt install chromium'],
    ['linux', 'ID=raspbian\nID_LIKE=debian\n', 'apt install chromium'],
    ['linux', 'ID=ubuntu\nID_LIKE=debian\n', 'snap install chromium'],
    ['linux', 'ID=linuxmint\nID_LIKE="ubuntu debian"\n', 'snap install chromium'],
    ['linux', 'NAME="Fedora Linux"\nID=fedora\n', 'dnf install chromium'],
    ['linux', 'ID="rocky"\nID_LIKE="rhel centos fedora"\n', 'dnf install epel-release chromium'],
    ['linux', 'ID="opensuse-leap"\nID_LIKE="suse opensuse"\n', 'zypper install chromium'],
    ['linux', 'ID=alpine\n', 'apk add chromium'],
    ['linux', '', 'npx playwright install --with-deps chromium'],
    ['darwin', '', 'brew install --cask google-chrome'],
    ['win32', '', 'winget install Google.Chrome'],
  ] as const)('%s %j: %s', (platform, osRelease, command) => {
    expect(browserAdvice({ platform, arch: 'arm64', osRelease })).toBe(
      `no Chromium on this ${platform} arm64 system: run \`${command}\`, or set CHROMIUM_PATH to the program of one`,
    );
  });
});
