/** What there is to know of a system to say how a browser comes onto it. */
export interface System {
  platform: NodeJS.Platform;
  arch: string;
  /** The text of /etc/os-release; empty where there is none. */
  osRelease: string;
}

/** By the names in ID and ID_LIKE of /etc/os-release. */
const linuxCommands: Record<string, string> = {
  // Its package `chromium-browser` only points to the snap.
  ubuntu: 'snap install chromium',
  debian: 'apt install chromium',
  fedora: 'dnf install chromium',
  rhel: 'dnf install epel-release chromium',
  suse: 'zypper install chromium',
  arch: 'pacman -S chromium',
  alpine: 'apk add chromium',
};

/** The one sentence for somebody whose system has no Chromium and cannot fetch one. */
export function browserAdvice(system: System): string {
  const { platform, arch } = system;
  return `no Chromium on this ${platform} ${arch} system: run \`${installCommand(system)}\`, or set CHROMIUM_PATH to the program of one`;
}

function installCommand({ platform, osRelease }: System): string {
  if (platform === 'darwin') return 'brew install --cask google-chrome';
  if (platform === 'win32') return 'winget install Google.Chrome';
  const names = ['ID', 'ID_LIKE'].flatMap((key) => readKey(osRelease, key).split(' '));
  const known = names.find((name) => Object.hasOwn(linuxCommands, name));
  return (known && linuxCommands[known]) ?? 'npx playwright install --with-deps chromium';
}

const readKey = (osRelease: string, key: string): string =>
  new RegExp(`^${key}=["']?([^"'\n]*)`, 'm').exec(osRelease)?.[1] ?? '';
