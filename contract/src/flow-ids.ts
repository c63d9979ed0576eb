import * as z from 'zod/mini';

/**
 * The wire calls a flow `taskId`, a task `taskOperatorId` and a version of a template `flowId`. Everything behind it
 * says flowId, taskId and versionId (docs/glossary.md). One becomes the other here and nowhere else.
 */
const ours = { taskId: 'flowId', taskOperatorId: 'taskId', flowId: 'versionId' } as const;
const theirs = { flowId: 'taskId', taskId: 'taskOperatorId', versionId: 'flowId' } as const;

type Ours = typeof ours;
type Theirs = typeof theirs;
type Renamed<T, Names> = { [K in keyof T as K extends keyof Names ? Names[K] & string : K]: T[K] };

/** With the names of the wire turned into ours. */
export type FromWire<T> = Renamed<T, Ours>;
/** With our names turned into those of the wire. */
export type ToWire<T> = Renamed<T, Theirs>;

function rename<T extends object, Names extends Record<string, string>>(given: T, names: Names) {
  const entries = Object.entries(given);
  return Object.fromEntries(
    entries.map(([name, value]) => [Object.hasOwn(names, name) ? names[name] : name, value]),
  ) as Renamed<T, Names>;
}

/** For what leaves by another door than a reply: a message, a frame of the socket. */
export const toWire = <T extends object>(given: T): ToWire<T> => rename(given, theirs);

type Shape = z.core.$ZodType<object, object>;

/** A part of a request: callers write the names of the wire, the handler reads ours. */
export const requestIds = <S extends Shape>(shape: S) =>
  z.pipe(
    shape,
    z.transform((sent: z.output<S>) => rename(sent, ours)),
  );

/** A part of a reply: the handler writes our names, callers read those of the wire. */
export function replyIds<S extends Shape>(shape: S): z.ZodMiniType<z.output<S>, FromWire<z.input<S>>> {
  const renamed = z.transform((answer: object) => rename(answer, theirs));
  return z.pipe(renamed, shape as never) as never;
}
