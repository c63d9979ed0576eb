/** Ids of the wire that name something inside a flow: the flow's own id, a dot, the engine's id. */
export const opIdOf = (taskId: string, op: string): string => `${taskId}.${op}`;
export const visitIdOf = (taskId: string, visit: string): string => `${taskId}.${visit}`;
/** By its place among the records of the flow: one command may leave several. */
export const recordIdOf = (taskId: string, place: number): string => `${taskId}.r${place}`;
export const copyIdOf = (taskId: string, userId: string): string => `${taskId}.c.${userId}`;

/** The flow an id leads to, and what it names in there; nothing inside when it is the flow's own. */
export function splitId(id: string): { taskId: string; inside: string } {
  const dot = id.indexOf('.');
  return dot < 0 ? { taskId: id, inside: '' } : { taskId: id.slice(0, dot), inside: id.slice(dot + 1) };
}
