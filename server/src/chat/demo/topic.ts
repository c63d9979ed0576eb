import { customers, ports } from '../../data-interfaces/demo/rows.ts';

type Chance = (least: number, most: number) => number;

/** What one exchange of words is about: a shipment with its numbers. */
export interface Topic {
  job: string;
  customer: string;
  port: string;
  boxes: string;
  container: string;
  booking: string;
  vessel: string;
  /** US dollars. */
  price: number;
  /** A day of the month. */
  date: string;
  hour: number;
}

const vessels = ['海川', '远星', '东望', '明珠', '长岭', '海岳'];
const sizes = ['1×20GP', '1×40HQ', '2×40HQ', '3×40HQ', '1×40GP', '2×20GP', '1×40RH'];
const chinese = customers.map(({ fullName }) => String(fullName)).filter((name) => !/[a-z]/i.test(name));
const abroad = ports.filter(({ country }) => !String(country).startsWith('中国'));

const one = <T>(chance: Chance, of: readonly T[]): T => of[chance(0, of.length - 1)] as T;
const short = (name: string) => name.replace(/（.*?）|有限公司|进出口|股份/g, '');

export const topicBy = (chance: Chance): Topic => ({
  job: `JOB202603${String(chance(1, 99_999)).padStart(5, '0')}`,
  customer: short(one(chance, chinese)),
  port: String(one(chance, abroad).fullName),
  boxes: one(chance, sizes),
  container: `FWYU${chance(1_000_000, 9_999_999)}`,
  booking: `SHA${chance(1_000_000, 9_999_999)}`,
  vessel: `${one(chance, vessels)} ${chance(10, 99)}${one(chance, ['E', 'W', 'N', 'S'])}`,
  price: chance(12, 58) * 50,
  date: `${chance(1, 28)}号`,
  hour: chance(9, 17),
});
