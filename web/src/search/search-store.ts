import { create } from 'zustand';
import { holdTyping, takeTyping } from '../ui/keys/typed-ahead.ts';
import { onOtherSession } from '../wire/session-changes.ts';

interface SearchState {
  isOpen: boolean;
  /** Only what begins something new is offered. */
  onlyNew: boolean;
}

/** Whether the search of everything is on screen. */
export const useSearch = create<SearchState>(() => ({ isOpen: false, onlyNew: false }));

export const openSearch = () => open(false);
export const openNew = () => open(true);
export function closeSearch(): void {
  takeTyping();
  useSearch.setState({ isOpen: false });
}

function open(onlyNew: boolean): void {
  if (!useSearch.getState().isOpen) holdTyping();
  useSearch.setState({ isOpen: true, onlyNew });
}

onOtherSession(closeSearch);
