/** How far the wall of a zone is from Greenwich at a moment: `UTC+8`; nothing where the zone is not known. */
export function zoneText(at: number, zone: string): string {
  if (zone === '') return '';
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(
    at,
  );
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return offset.replace('GMT', 'UTC');
}
