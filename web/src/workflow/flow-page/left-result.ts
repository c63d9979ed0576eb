import type { FlowConfig } from '../flow-path.ts';
import type { ActResult } from '../operate/act-results.ts';
import { pageKey } from './flow.ts';
import { dropNote, leaveNote, visitNote } from './visit-notes.ts';

const noteOf = (config: FlowConfig) => `result ${pageKey(config)}`;

/** What was done elsewhere, for the page of the flow to go on with. */
export const leaveResult = (config: FlowConfig, result: ActResult) => leaveNote(noteOf(config), result);
export const leftResult = (config: FlowConfig) => visitNote<ActResult>(noteOf(config));
export const dropResult = (config: FlowConfig) => dropNote(noteOf(config));
