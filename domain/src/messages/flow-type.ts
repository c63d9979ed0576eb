import { messageType } from '@fairway/contract/messages.ts';

/** What a message about flows opens: 1 an approval, 2 a delegation; 0 is about something else. */
export function flowTypeOf({ type, bodyText }: { type: number; bodyText: string }): 0 | 1 | 2 {
  if (type !== messageType.flow) return 0;
  return saysDelegation(bodyText) ? 2 : 1;
}

function saysDelegation(bodyText: string): boolean {
  try {
    return (JSON.parse(bodyText) as { flowType?: unknown } | null)?.flowType === 2;
  } catch {
    return false;
  }
}
