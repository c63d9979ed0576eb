import { isZone, momentOf } from '../wall-clock.ts';

/** What Outlook calls zones that the rest of the world calls by a place. */
const byWindowsName: Readonly<Record<string, string>> = {
  'AUS Eastern Standard Time': 'Australia/Sydney',
  'Arab Standard Time': 'Asia/Riyadh',
  'Arabian Standard Time': 'Asia/Dubai',
  'Argentina Standard Time': 'America/Argentina/Buenos_Aires',
  'Atlantic Standard Time': 'America/Halifax',
  'Cen. Australia Standard Time': 'Australia/Adelaide',
  'Central Europe Standard Time': 'Europe/Budapest',
  'Central European Standard Time': 'Europe/Warsaw',
  'Central Standard Time': 'America/Chicago',
  'Central Standard Time (Mexico)': 'America/Mexico_City',
  'China Standard Time': 'Asia/Shanghai',
  'E. Africa Standard Time': 'Africa/Nairobi',
  'E. Australia Standard Time': 'Australia/Brisbane',
  'E. South America Standard Time': 'America/Sao_Paulo',
  'Eastern Standard Time': 'America/New_York',
  'Egypt Standard Time': 'Africa/Cairo',
  'FLE Standard Time': 'Europe/Helsinki',
  'GMT Standard Time': 'Europe/London',
  'GTB Standard Time': 'Europe/Athens',
  'Greenwich Standard Time': 'Atlantic/Reykjavik',
  'Hawaiian Standard Time': 'Pacific/Honolulu',
  'India Standard Time': 'Asia/Kolkata',
  'Israel Standard Time': 'Asia/Jerusalem',
  'Korea Standard Time': 'Asia/Seoul',
  'Mountain Standard Time': 'America/Denver',
  'New Zealand Standard Time': 'Pacific/Auckland',
  'Pacific Standard Time': 'America/Los_Angeles',
  'Pakistan Standard Time': 'Asia/Karachi',
  'Romance Standard Time': 'Europe/Paris',
  'Russian Standard Time': 'Europe/Moscow',
  'SA Pacific Standard Time': 'America/Bogota',
  'SE Asia Standard Time': 'Asia/Bangkok',
  'Singapore Standard Time': 'Asia/Singapore',
  'South Africa Standard Time': 'Africa/Johannesburg',
  'Taipei Standard Time': 'Asia/Taipei',
  'Tokyo Standard Time': 'Asia/Tokyo',
  'Turkey Standard Time': 'Europe/Istanbul',
  UTC: 'UTC',
  'W. Europe Standard Time': 'Europe/Berlin',
  'West Asia Standard Time': 'Asia/Tashkent',
};

/** How a file describes a zone: the place it names, and how far ahead it is where it never changes. */
export interface DescribedZone {
  place: string | undefined;
  /** As `+0800`, each of them. */
  offsets: readonly string[];
}

/** The zone a file means; undefined where nobody can tell. */
export function readZone(
  name: string,
  described: DescribedZone | undefined,
  companyZone: string,
): string | undefined {
  const places = [name, byWindowsName[name], described?.place, ...placesIn(name)];
  const known = places.find((one) => one !== undefined && one !== '' && !/^[+-]/.test(one) && isZone(one));
  if (known !== undefined) return known;
  const [offset, ...others] = new Set(described?.offsets ?? []);
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)/.exec(offset ?? '') ?? [];
  if (sign === undefined || others.length > 0) return undefined;
  const ahead = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  if (isAlways(companyZone, ahead)) return companyZone;
  const written = `${sign}${hours}:${minutes}`;
  return isZone(written) ? written : undefined;
}

/** Some put a name of their own before it: `/citadel.org/20240101/Asia/Shanghai`. */
const placesIn = (name: string): string[] => {
  const parts = name.split('/');
  return [3, 2].map((count) => parts.slice(-count).join('/'));
};

const isAlways = (zone: string, ahead: number): boolean =>
  ['2026-01-15T12:00', '2026-07-15T12:00'].every(
    (wall) => Date.parse(`${wall}:00Z`) - momentOf(wall, zone) === ahead * 60_000,
  );
