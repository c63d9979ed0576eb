import type { FormField } from '@fairway/contract/forms.ts';
import type { UserInfo } from '@fairway/contract/session.ts';
import { applicantLine } from '@fairway/domain/forms/applicant-card.ts';
import { createContext, useContext, useId, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useSession } from '../../wire/session-store.ts';
import type { FormStore } from '../form-store.ts';
import { useFromForm } from '../use-form.ts';
import './applicant-card.css';
import type { ContainerProps } from './container.ts';

/** What a screen does with the card about the applicant: fold it, print it whole, or leave it out as its head says it. */
export const ApplicantCardLook = createContext<'folded' | 'whole' | 'left'>('folded');
export const useApplicantCardLook = () => useContext(ApplicantCardLook);

/** Who filled the form in, from where and when, in one line that unfolds. */
export function ApplicantCard({ node, drawPart }: ContainerProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const me = useSession(({ userInfo }) => userInfo);
  const line = useFromForm((store) => lineOf(store, applicantLine(node), me));
  return (
    <section className="applicant-card">
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <span className="applicant-card-line">{line || node.label}</span>
        <Icon name="chevron" size={16} />
      </button>
      <div id={id} className="applicant-card-inside" hidden={!isOpen}>
        {isOpen && node.parts.map((part) => <div key={part.id}>{drawPart(part)}</div>)}
      </div>
    </section>
  );
}

/** The names the server gave; before it gave any, who is there. */
function lineOf(
  { shown, viewing: { context } }: FormStore,
  fields: readonly FormField[],
  me: UserInfo | null | undefined,
): string {
  const { user } = context;
  const isMe = me?.userId === user.id;
  const now: Partial<Record<FormField['kind'], string>> = {
    createdBy: user.name,
    // Oneself reads where one works in one's own language.
    ownOrganisation:
      (isMe ? me.departmentName || me.organizeName : '') || user.departmentName || user.organisationName,
  };
  return fields
    .map(({ kind, model = '' }) => {
      const text = shown && Object.hasOwn(shown, model) ? shown[model] : undefined;
      return shortName(kind, typeof text === 'string' && text !== '' ? text : (now[kind] ?? ''));
    })
    .filter((text) => text !== '')
    .join(' · ');
}

/** The last department of a path, a name without its account, a time without its seconds. */
export function shortName(kind: FormField['kind'], text: string): string {
  if (kind === 'ownOrganisation') return text.split('/').at(-1) ?? '';
  if (kind === 'createdBy') return text.split('/')[0] ?? '';
  if (kind === 'createdAt') return text.slice(0, 'yyyy-MM-dd HH:mm'.length);
  return text;
}
