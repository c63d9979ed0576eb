import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

interface Cost {
  /** KiB. */
  memory: number;
  passes: number;
  parallelism: number;
}

const todaysCost: Cost = { memory: 19 * 1024, passes: 2, parallelism: 1 };

/** Signing in is heavy on purpose; more at once than this would starve everything else of the two cores. */
const mostAtOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

function hashWith(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  return inTurn(() =>
    derive('argon2id', {
      message: Buffer.from(password.normalize('NFKC')),
      nonce: salt,
      tagLength: 32,
      ...cost,
    }),
  );
}

/** A salted slow hash that carries its own cost, so that the cost can grow later. */
export async function hashPassword(password: string, cost = todaysCost): Promise<string> {
  const salt = randomBytes(16);
  const hash = await hashWith(password, salt, cost);
  const { memory, passes, parallelism } = cost;
  return [
    'argon2id',
    memory,
    passes,
    parallelism,
    salt.toString('base64url'),
    hash.toString('base64url'),
  ].join('$');
}

const nobodysHash = await hashPassword(randomBytes(16).toString('hex'));

/** Compares with a stored hash; without one it takes as long, so that time does not tell which accounts exist. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt, hash] = (stored ?? nobodysHash).split('$');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const expected = Buffer.from(hash ?? '', 'base64url');
  const actual = await hashWith(password, Buffer.from(salt ?? '', 'base64url'), cost);
  return timingSafeEqual(expected, actual) && stored !== undefined;
}
