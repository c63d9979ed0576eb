import type { FormValues } from '@fairway/contract/forms.ts';

/** A request somebody of the demo company made, and what became of it. Accounts stand for people. */
export interface DemoRequest {
  id: string;
  flow: string;
  by: string;
  /** Who wrote it in their place. */
  writtenBy?: string;
  /** Epoch milliseconds. */
  at: number;
  urgent?: 1 | 2 | 3;
  values: FormValues;
  /** Whom the initiator picked, by step. */
  picks?: Record<string, readonly string[]>;
  /** It was never submitted. */
  isDraft?: boolean;
  deeds: readonly DemoAction[];
}

interface Act {
  by: string;
  /** Hours after what was done before. */
  after: number;
  opinion?: string;
  /** Whose task it was, when somebody decided in their place. */
  onBehalfOf?: string;
  /** In the sub-flow the request started. */
  isInChild?: boolean;
  /** In the request that revokes it. */
  isInRevocation?: boolean;
}

/** What somebody did to a request; what a step asks for beside is in step-answers.ts. */
export type DemoAction = Act &
  (
    | {
        does: 'approve' | 'reject';
        changes?: FormValues;
        picks?: Record<string, readonly string[]>;
        branches?: Record<string, string[]>;
        cc?: readonly string[];
      }
    | { does: 'return'; to: string; comeBack?: boolean }
    | { does: 'resubmit'; changes?: FormValues }
    | { does: 'transfer'; to: string }
    | { does: 'addSign'; how: 'before' | 'after' | 'with' | 'consult'; users: readonly string[] }
    | { does: 'cc'; users: readonly string[] }
    | { does: 'comment'; text: string; mentions?: readonly string[] }
    | { does: 'claim' | 'recall' | 'withdraw' | 'revoke' | 'urge' | 'pause' | 'resume' | 'terminate' }
  );

/** Its id sorts by the moment it was made, as every id does. */
export const requestsOf = (
  flow: string,
  requests: readonly Omit<DemoRequest, 'id' | 'flow'>[],
): DemoRequest[] =>
  requests.map((request, index) => ({
    id: `${request.at.toString(36).padStart(9, '0')}${flow}${String(index + 1).padStart(3, '0')}`,
    flow,
    ...request,
  }));

export const approve = (by: string, after: number, more: Partial<DemoAction> = {}): DemoAction =>
  ({ does: 'approve', by, after, ...more }) as DemoAction;
