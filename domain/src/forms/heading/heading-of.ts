import type { FormHeading, HeadingFact } from '@fairway/contract/forms.ts';
import type { CompiledForm } from '../compile-form.ts';
import { mayHead, titleFields } from './may-head.ts';
import {
  distinctFacts,
  numberField,
  partsOfFact,
  proposeFacts,
  proposeState,
  proposeTitle,
} from './propose-heading.ts';

/** What stands first where a record of a form is shown. */
export interface RecordHeading {
  title: string;
  number: string | undefined;
  state: FormHeading['state'];
  facts: readonly HeadingFact[];
}

const known = new WeakMap<CompiledForm, RecordHeading>();

/** As the form says; what it leaves out is proposed from its fields. */
export function headingOf(form: CompiledForm): RecordHeading {
  const before = known.get(form);
  if (before) return before;
  const declared = form.definition.heading;
  const number = numberField(form);
  const title = declared?.title.trim() || proposeTitle(form) || (number ? `{${number}}` : '');
  const state = declared?.state && isShowable(form, declared.state.field) ? declared.state : undefined;
  const shownState = state ?? (declared?.state ? undefined : proposeState(form));
  const named = titleFields(title);
  const heading = {
    title,
    number: number !== undefined && named.includes(number) ? undefined : number,
    state: shownState,
    facts: declaredFacts(form) ?? proposeFacts(form, [...named, ...(shownState ? [shownState.field] : [])]),
  };
  known.set(form, heading);
  return heading;
}

/** The facts of a request: those its flow names, else those of its form. */
export function factsOfRequest(form: CompiledForm, chosen: readonly string[]): readonly HeadingFact[] {
  const named = distinctFacts(form, chosen);
  return named.length > 0 ? named : (declaredFacts(form) ?? proposedFor(form));
}

const proposed = new WeakMap<CompiledForm, readonly HeadingFact[]>();

function proposedFor(form: CompiledForm): readonly HeadingFact[] {
  const facts = proposed.get(form) ?? proposeFacts(form);
  proposed.set(form, facts);
  return facts;
}

/** What the form itself says, without what it cannot show; undefined where it says nothing. */
function declaredFacts(form: CompiledForm): readonly HeadingFact[] | undefined {
  const facts = form.definition.heading?.facts ?? [];
  if (facts.length === 0) return undefined;
  return facts.filter(({ field }) => isShowable(form, field));
}

function isShowable(form: CompiledForm, path: string): boolean {
  const one = form.byPath.get(path);
  return one !== undefined && mayHead(one);
}

/** Every field a heading of a record needs the value of. */
export const fieldsOfHeading = ({ title, number, state, facts }: RecordHeading): string[] => [
  ...new Set([
    ...titleFields(title),
    ...(number === undefined ? [] : [number]),
    ...(state ? [state.field] : []),
    ...facts.flatMap(partsOfFact),
  ]),
];
