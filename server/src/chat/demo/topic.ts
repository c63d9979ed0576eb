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
  // What follows from the price and the hour.
  surcharge: number;
  rivalPrice: number;
  contractPrice: number;
  arrears: number;
  marginPoints: string;
  meetingHour: number;
  upgradeHour: number;
}

const vessels = ['海川', '远星', '东望', '明珠', '长岭', '海岳'];
const sizes = ['1×20GP', '1×40HQ', '2×40HQ', '3×40HQ', '1×40GP', '2×20GP', '1×40RH'];
const chinese = customers.map(({ fullName }) => String(fullName)).filter((name) => !/[a-z]/i.test(name));
const abroad = ports.filter(({ country }) => !String(country).startsWith('中国'));

const one = <T>(chance: Chance, of: readonly T[]): T => of[chance(0, of.length - 1)] as T;
const short = (name: string) => name.replace(/（.*?）|有限公司|进出口|股份/g, '');

export function topicBy(chance: Chance): Topic {
  const plain = {
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
  };
  const { price, hour } = plain;
  return {
    ...plain,
    surcharge: price % 300,
    rivalPrice: price - 100,
    contractPrice: price - 80,
    arrears: price * 3,
    marginPoints: `${price % 9}.${price % 7}`,
    meetingHour: hour > 12 ? 10 : 9,
    upgradeHour: hour > 15 ? 22 : 21,
  };
}

/** A line about it: a word in braces stands for what it names of the topic. */
export const lineAbout = (topic: Topic, line: string): string =>
  line.replace(/\{(\w+)\}/g, (_, name: string) => String(topic[name as keyof Topic]));
