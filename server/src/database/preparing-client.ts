import pg from 'pg';

/** So often a text is asked before it is worth a place on every connection, and so many have one. */
const asksBefore = 30;
const mostNamed = 400;
const mostCounted = 5_000;

/** What begins with it is planned for its values each time: a plan for any value would be a bad one for most. */
export const plannedAnew = '/* planned anew */';

const asked = new Map<string, number>();
const named = new Map<string, string>();

/** The name a text is prepared under; undefined while it is not asked often. */
function nameOf(text: string): string | undefined {
  if (text.startsWith(plannedAnew)) return undefined;
  const known = named.get(text);
  if (known !== undefined || named.size >= mostNamed) return known;
  const times = (asked.get(text) ?? 0) + 1;
  if (times < asksBefore) {
    // Texts that are never asked again, such as lists of many lengths, must not fill our memory.
    if (asked.size >= mostCounted) asked.clear();
    asked.set(text, times);
    return undefined;
  }
  asked.delete(text);
  const name = `often-${named.size}`;
  named.set(text, name);
  return name;
}

/** No answer came. Given back to the pool such a connection would let the next who takes it wait as long. */
const isSilence = ({ message }: Error): boolean => message === 'Query read timeout';

type Query = (...given: unknown[]) => unknown;

/** A connection that has PostgreSQL parse and plan once what is asked again and again, and is given up when it is silent. */
export class PreparingClient extends pg.Client {
  override query = ((text: unknown, values?: unknown, ...more: unknown[]) => {
    const plain = pg.Client.prototype.query as Query;
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined;
    const answer =
      name === undefined
        ? plain.call(this, text, values, ...more)
        : plain.call(this, { name, text, values }, ...more);
    return answer instanceof Promise ? this.#heard(answer) : answer;
  }) as pg.Client['query'];

  /** Awaited, and by nobody else: so an error still tells who asked. */
  async #heard(answer: Promise<unknown>): Promise<unknown> {
    try {
      return await answer;
    } catch (error) {
      if (isSilence(error as Error)) void this.end();
      throw error;
    }
  }
}
