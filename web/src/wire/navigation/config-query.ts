/** A JSON in a query, as the flow and form screens are opened with: base64 of its UTF-8. */
export function encodeConfig(config: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(config));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** What a `config` says, or undefined when it is none: links are pasted, cut off and typed by hand. */
export function decodeConfig(text: string | null): Record<string, unknown> | undefined {
  try {
    const bytes = Uint8Array.from(atob(text ?? ''), (letter) => letter.charCodeAt(0));
    const config: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isRecord(config) ? config : undefined;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
