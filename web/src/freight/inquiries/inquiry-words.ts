import type { InquiryRow, InquiryState } from '@fairway/contract/rate-inquiries.ts';
import type { PlainKey, Say } from '../../language/words.ts';
import type { Tone } from '../../ui/state-label.tsx';
import { cargoText } from '../cargo/cargo-text.ts';

export const stateWords: Readonly<Record<InquiryState, { words: PlainKey; tone: Tone }>> = {
  open: { words: 'inquiryOpen', tone: 'brand' },
  answered: { words: 'inquiryAnswered', tone: 'good' },
  closed: { words: 'inquiryClosed', tone: 'neutral' },
};

export const laneText = ({ polName, podName }: Pick<InquiryRow, 'polName' | 'podName'>): string =>
  `${polName} → ${podName}`;

/** What is to be carried, in words; what was left open is not said. */
export function inquiryCargo({ mode, cargo }: InquiryRow, words: Say): string {
  const said = (text: string) => (Number(text) > 0 ? text : '');
  const pieces = cargo.pieces.map((piece) => ({ ...piece }));
  const fields = { boxes: cargo.boxes, grossKg: said(cargo.grossKg), cbm: said(cargo.cbm), pieces };
  const isByBox = mode === 'FCL' || mode === 'RAIL';
  const weight = isByBox && fields.grossKg ? ` · ${fields.grossKg} kg` : '';
  return cargoText(mode, fields, words) + weight;
}
