import { formContainer } from '@fairway/contract/forms.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { applicantLine, isApplicantCard } from './applicant-card.ts';

const card = (kinds: string[], kind = 'card') =>
  z.parse(formContainer, {
    ...{ kind, id: 'c' },
    parts: [
      { id: 'p', nodes: kinds.map((one, place) => ({ kind: one, id: `f${place}`, model: `m${place}` })) },
    ],
  });

describe('a card about the applicant', () => {
  it.each<[string[], boolean]>([
    [['billNumber', 'createdBy', 'ownOrganisation', 'ownPosition', 'createdAt'], true],
    [['createdBy'], true],
    [['billNumber', 'createdAt'], false],
    [['createdBy', 'text'], false],
    [['createdBy', 'note'], false],
    [[], false],
  ])('%j: %s', (kinds, is) => expect(isApplicantCard(card(kinds))).toBe(is));

  it('is a card, not a fold', () => expect(isApplicantCard(card(['createdBy'], 'collapse'))).toBe(false));

  it('says who, from where and when in one line', () =>
    expect(
      applicantLine(card(['billNumber', 'createdAt', 'ownPosition', 'ownOrganisation', 'createdBy'])).map(
        ({ kind }) => kind,
      ),
    ).toEqual(['createdBy', 'ownOrganisation', 'createdAt']));
});
