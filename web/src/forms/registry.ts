import { useEffect, useSyncExternalStore } from 'react';
import { buttonPart } from './fields/button.tsx';
import { checkboxPart } from './fields/checkbox.tsx';
import { colourPart } from './fields/colour.tsx';
import {
  billNumberPart,
  calculationPart,
  createdAtPart,
  createdByPart,
  modifiedAtPart,
  modifiedByPart,
  ownOrganisationPart,
  ownPositionPart,
} from './fields/computed.tsx';
import { datePart } from './fields/date.tsx';
import { dateRangePart } from './fields/date-range.tsx';
import { linkPart } from './fields/link.tsx';
import { alertPart, dividerPart, groupTitlePart, notePart } from './fields/notes.tsx';
import { numberPart } from './fields/number.tsx';
import { radioPart } from './fields/radio.tsx';
import { ratePart } from './fields/rate.tsx';
import { selectPart } from './fields/select.tsx';
import { sliderPart } from './fields/slider.tsx';
import { switchPart } from './fields/switch.tsx';
import { textPart } from './fields/text.tsx';
import { textareaPart } from './fields/textarea.tsx';
import { timePart } from './fields/time.tsx';
import { timeRangePart } from './fields/time-range.tsx';
import type { FieldPart, PartKind } from './part.ts';

/** What nearly every form has: loaded with it. */
const common = {
  text: textPart,
  textarea: textareaPart,
  number: numberPart,
  switch: switchPart,
  radio: radioPart,
  checkbox: checkboxPart,
  select: selectPart,
  date: datePart,
  time: timePart,
  dateRange: dateRangePart,
  timeRange: timeRangePart,
  rate: ratePart,
  slider: sliderPart,
  colour: colourPart,
  billNumber: billNumberPart,
  createdBy: createdByPart,
  createdAt: createdAtPart,
  modifiedBy: modifiedByPart,
  modifiedAt: modifiedAtPart,
  ownOrganisation: ownOrganisationPart,
  ownPosition: ownPositionPart,
  calculation: calculationPart,
  link: linkPart,
  button: buttonPart,
  note: notePart,
  alert: alertPart,
  groupTitle: groupTitlePart,
  divider: dividerPart,
} satisfies Partial<Record<PartKind, FieldPart>>;

/** Any other is loaded when a form first shows it. */
const rare: Record<Exclude<PartKind, keyof typeof common>, () => Promise<FieldPart>> = {
  cascader: async () => (await import('./fields/cascader.tsx')).cascaderPart,
  treeSelect: async () => (await import('./fields/tree-select.tsx')).treeSelectPart,
  files: async () => (await import('./fields/files.tsx')).filesPart,
  pictures: async () => (await import('./fields/pictures.tsx')).picturesPart,
  richText: async () => (await import('./fields/rich-text.tsx')).richTextPart,
  organisation: async () => (await import('./fields/organisation.tsx')).organisationPart,
  department: async () => (await import('./fields/department.tsx')).departmentPart,
  position: async () => (await import('./fields/position.tsx')).positionPart,
  user: async () => (await import('./fields/user.tsx')).userPart,
  users: async () => (await import('./fields/users.tsx')).usersPart,
  role: async () => (await import('./fields/role.tsx')).rolePart,
  group: async () => (await import('./fields/group.tsx')).groupPart,
  popupSelect: async () => (await import('./fields/popup-select.tsx')).popupSelectPart,
  popupTableSelect: async () => (await import('./fields/popup-table-select.tsx')).popupTableSelectPart,
  autoComplete: async () => (await import('./fields/auto-complete.tsx')).autoCompletePart,
  area: async () => (await import('./fields/area.tsx')).areaPart,
  relatedRecord: async () => (await import('./fields/related-record.tsx')).relatedRecordPart,
  signature: async () => (await import('./fields/signature.tsx')).signaturePart,
  location: async () => (await import('./fields/location.tsx')).locationPart,
  relatedAttribute: async () => (await import('./fields/related-attribute.tsx')).relatedAttributePart,
  popupAttribute: async () => (await import('./fields/popup-attribute.tsx')).popupAttributePart,
  qrCode: async () => (await import('./fields/qr-code.tsx')).qrCodePart,
  barCode: async () => (await import('./fields/bar-code.tsx')).barCodePart,
};

/** `failed`: its file did not come. */
const known = new Map<PartKind, FieldPart | 'failed'>(Object.entries(common) as [PartKind, FieldPart][]);
const coming = new Map<PartKind, Promise<void>>();
const listeners = new Set<() => void>();

/** The part of a kind, if it is at hand. */
export function partOf(kind: PartKind): FieldPart | undefined {
  const part = known.get(kind);
  return part === 'failed' ? undefined : part;
}

/** The part of a kind; undefined while it is on its way. */
export function usePart(kind: PartKind): FieldPart | 'failed' | undefined {
  const part = useSyncExternalStore(subscribe, () => known.get(kind));
  useEffect(() => {
    if (part === undefined) void loadPart(kind);
  }, [part, kind]);
  return part;
}

/** Loads the part of a kind, again if it did not come the last time. */
export async function loadPart(kind: PartKind): Promise<void> {
  if (partOf(kind)) return;
  const loading = coming.get(kind) ?? fetchPart(kind);
  coming.set(kind, loading);
  await loading;
  coming.delete(kind);
}

async function fetchPart(kind: PartKind): Promise<void> {
  const part = await rare[kind as keyof typeof rare]().catch(() => 'failed' as const);
  known.set(kind, part);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
