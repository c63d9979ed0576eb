const browsers: [name: string, mark: RegExp][] = [
  ['企业微信', /wxwork\//i],
  ['微信', /micromessenger\//i],
  ['钉钉', /dingtalk/i],
  ['Fairway', /fairway\//i],
  ['Edge', /\bedg(?:e|a|ios)?\//i],
  ['Opera', /\bopr\//i],
  ['Samsung Internet', /samsungbrowser\//i],
  ['Firefox', /\b(?:firefox|fxios)\//i],
  ['Chrome', /\b(?:chrome|crios|chromium|headlesschrome)\//i],
  ['Safari', /\bsafari\//i],
];

const systems: [name: string, mark: RegExp][] = [
  ['HarmonyOS', /harmonyos|openharmony/i],
  ['Android', /android/i],
  ['iPhone', /iphone/i],
  ['iPad', /ipad/i],
  ['Windows', /windows/i],
  ['macOS', /mac os x|macintosh/i],
  ['Linux', /linux|x11/i],
];

const nameIn = (agent: string, names: [string, RegExp][]) => names.find(([, mark]) => mark.test(agent))?.[0];

/** What a person calls the device behind a user agent: `Chrome · Windows`. What we do not know stays as it is, cut short. */
export function agentName(agent: string): string {
  const known = [nameIn(agent, browsers), nameIn(agent, systems)].filter((name) => name !== undefined);
  return known.length > 0 ? known.join(' · ') : agent.slice(0, 40);
}
