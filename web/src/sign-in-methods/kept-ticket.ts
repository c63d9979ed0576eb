import { keepForVisit, storedForVisit } from '../native/visit-storage.ts';

/** The ticket this tab went to a provider with, and where the person wanted to go: the way back carries neither. */
export interface KeptTicket {
  ticket: string;
  search: string;
}

const storageKey = 'signInTicket';

export const keepTicket = (kept: KeptTicket) => keepForVisit(storageKey, JSON.stringify(kept));
export const forgetTicket = () => keepForVisit(storageKey, '');

export function keptTicket(): KeptTicket | undefined {
  try {
    const kept = JSON.parse(storedForVisit(storageKey) || 'null') as Partial<KeptTicket> | null;
    return kept?.ticket ? { ticket: kept.ticket, search: kept.search ?? '' } : undefined;
  } catch {
    return undefined;
  }
}
