import { create } from 'zustand';
import { onOtherSession } from '../wire/session-changes.ts';

interface SearchState {
  isOpen: boolean;
  /** Only what begins something new is offered. */
  onlyNew: boolean;
}

/** Whether the search of everything is on screen. */
export const useSearch = create<SearchState>(() => ({ isOpen: false, onlyNew: false }));

export const openSearch = () => useSearch.setState({ isOpen: true, onlyNew: false });
export const openNew = () => useSearch.setState({ isOpen: true, onlyNew: true });
export const closeSearch = () => useSearch.setState({ isOpen: false });

onOtherSession(closeSearch);
