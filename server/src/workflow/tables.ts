import type { FlowTemplate } from '@fairway/contract/flow-template.ts';
import type { FormDefinition, FormValues } from '@fairway/contract/forms.ts';
import type { FlowEvent } from '@fairway/domain/workflow/engine/events.ts';
import type { KeptFact } from '@fairway/domain/workflow/views/request-facts.ts';
import type { Generated, JSONColumnType } from 'kysely';

/** Of its flow, to narrow a list without reading the flows. */
interface OfFlow {
  flowId: string;
  versionId: string;
  templateId: string;
  category: string;
  flowUrgent: number;
  creatorUserId: string;
}

declare module '../database/tables.ts' {
  interface Tables extends WorkflowTables {}
}

export interface WorkflowTables {
  flow_template: {
    id: string;
    enCode: string;
    fullName: string;
    category: string;
    icon: string;
    iconBackground: string;
    description: string;
    sortCode: number;
    enabledMark: 0 | 1;
    formId: string;
    draft: JSONColumnType<FlowTemplate>;
    editNumber: Generated<number>;
    hasDraft: Generated<boolean>;
    versionId: string | null;
    creatorUserId: string | null;
    creatorTime: Date;
    lastModifyUserId: string | null;
    lastModifyTime: Date;
  };
  flow_version: {
    id: string;
    templateId: string;
    version: number;
    template: JSONColumnType<FlowTemplate>;
    form: JSONColumnType<FormDefinition>;
    formVersion: number;
    publishedTime: Date;
  };
  flow: {
    id: string;
    versionId: string;
    templateId: string;
    category: string;
    fullName: string;
    status: number;
    flowUrgent: number;
    thisStep: string;
    completion: number;
    creatorUserId: string;
    delegateUserId: string | null;
    creatorTime: Date;
    startTime: Date | null;
    endTime: Date | null;
    parentId: string | null;
    parentVisit: string | null;
    parentChild: number | null;
    revokesId: string | null;
    /** The business record it is about, `kind:id`. */
    subject: string | null;
    state: string;
    /** Which command the state is of, where it is not the last one. */
    stateCommand: number | null;
    seq: number;
    hash: Buffer;
    labels: JSONColumnType<Record<string, Record<string, string>>>;
    summary: JSONColumnType<KeptFact[]>;
    grams: string[];
  };
  flow_history: {
    flowId: string;
    command: number;
    at: Date;
    actorId: string;
    events: JSONColumnType<FlowEvent[]>;
    hash: Buffer;
  };
  /** Requests whose facts are still to be computed. */
  flow_to_describe: { flowId: string };
  /** One row. */
  flow_check: { at: Date; flowId: string; roundFlowId: string };
  flow_task: OfFlow & {
    id: string;
    handlerId: string;
    receivedAt: Date;
    due: Date | null;
    nodeCode: string;
    nodeName: string;
    visitId: string;
    isBatch: boolean;
    isStart: boolean;
    readAt: Date | null;
  };
  flow_record: OfFlow & {
    id: string;
    handleId: string;
    handleStatus: number;
    handleTime: Date;
    nodeCode: string;
    nodeName: string;
    taskId: string | null;
    visitId: string | null;
    onBehalfOf: string | null;
    isUndone: Generated<boolean>;
    isDone: boolean;
    /** When the task came to whoever decided it, and when it was due. */
    receivedAt: Date | null;
    due: Date | null;
  };
  flow_copy: OfFlow & {
    id: string;
    userId: string;
    copiedAt: Date;
    nodeCode: string;
    nodeName: string;
    readAt: Date | null;
  };
  flow_saved: {
    taskId: string;
    userId: string;
    flowId: string;
    formData: JSONColumnType<FormValues>;
    opinion: string;
    savedAt: Date;
  };
  flow_comment: {
    id: string;
    flowId: string;
    creatorUserId: string;
    creatorTime: Date;
    text: string;
    image: JSONColumnType<unknown[]>;
    file: JSONColumnType<unknown[]>;
    mentionIds: string[];
  };
  flow_delegation: {
    id: string;
    type: '0' | '1';
    userId: string;
    toUserId: string;
    templateIds: string[];
    startTime: Date;
    endTime: Date;
    description: string;
    creatorTime: Date;
  };
  common_words: {
    id: string;
    commonWordsText: string;
    ownerId: string | null;
    sortCode: number;
    enabledMark: 0 | 1;
    creatorTime: Date;
  };
}
