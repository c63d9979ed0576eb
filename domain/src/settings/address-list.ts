/** An address, or a network such as 10.1.0.0/16: its bits, and how many of them count. */
interface Range {
  /** 32 or 128. */
  length: number;
  bits: bigint;
  counted: number;
}

const ipv4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;
const group = /^[\da-f]{1,4}$/i;

function ipv4Bits(text: string): bigint | undefined {
  const parts = ipv4.exec(text)?.slice(1).map(Number);
  if (!parts || parts.some((part) => part > 255)) return undefined;
  return parts.reduce((bits, part) => (bits << 8n) | BigInt(part), 0n);
}

function ipv6Bits(text: string): bigint | undefined {
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const [before = [], after = []] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const missing = 8 - before.length - after.length;
  if (halves.length === 2 ? missing < 1 : missing !== 0) return undefined;
  const groups = [
    ...before,
    ...Array.from({ length: halves.length === 2 ? missing : 0 }, () => '0'),
    ...after,
  ];
  if (!groups.every((one) => group.test(one))) return undefined;
  return groups.reduce((bits, one) => (bits << 16n) | BigInt(`0x${one}`), 0n);
}

function rangeOf(text: string): Range | undefined {
  const [address = '', size, ...more] = text
    .trim()
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .split('/');
  if (more.length > 0 || (size !== undefined && !/^\d{1,3}$/.test(size))) return undefined;
  const short = ipv4Bits(address);
  const bits = short ?? ipv6Bits(address);
  if (bits === undefined) return undefined;
  const length = short === undefined ? 128 : 32;
  const counted = size === undefined ? length : Number(size);
  return counted <= length ? { length, bits, counted } : undefined;
}

/** What is written between commas, spaces and line ends. */
export const addressesIn = (list: string): string[] => list.split(/[\s,，;；]+/).filter(Boolean);

/** What of a list is no address and no network. */
export const wrongAddresses = (list: string): string[] => addressesIn(list).filter((one) => !rangeOf(one));

/** Whether an address is one of a list, or in one of its networks. */
export function isListed(address: string, list: string): boolean {
  const asked = rangeOf(address);
  if (!asked) return false;
  return addressesIn(list).some((one) => {
    const range = rangeOf(one);
    if (!range || range.length !== asked.length) return false;
    const dropped = BigInt(range.length - range.counted);
    return asked.bits >> dropped === range.bits >> dropped;
  });
}
