/** What an object holds itself. Keys come from people: `constructor` must not find what every object inherits. */
export const ownValue = <T>(holder: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  holder !== undefined && Object.hasOwn(holder, key) ? holder[key] : undefined;
