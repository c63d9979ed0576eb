/** Ids of the wire that name something inside a flow: the flow's own id, a dot, the engine's id. */
export const taskIdOf = (flowId: string, task: string): string => `${flowId}.${task}`;
export const visitIdOf = (flowId: string, visit: string): string => `${flowId}.${visit}`;
/** By its place among the records of the flow: one command may leave several. */
export const recordIdOf = (flowId: string, place: number): string => `${flowId}.r${place}`;
export const copyIdOf = (flowId: string, userId: string): string => `${flowId}.c.${userId}`;

/** The flow an id leads to, and what it names in there; nothing inside when it is the flow's own. */
export function splitId(id: string): { flowId: string; inside: string } {
  const dot = id.indexOf('.');
  return dot < 0 ? { flowId: id, inside: '' } : { flowId: id.slice(0, dot), inside: id.slice(dot + 1) };
}
