import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import './tabs.css';

interface TabsProps<T extends string> {
  /** Ties the tabs to their panel. */
  id: string;
  label: string;
  tabs: readonly { value: T; label: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
}

const tabId = (id: string, value: string) => `${id}-tab-${value}`;

/** Tabs of one page. One of them is in the tab order; the arrows, Home and End go to the others. */
export function Tabs<T extends string>({ id, label, tabs, value, onChange }: TabsProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  // Where there is no room for all, the chosen one is in sight. Only the row of tabs moves, never the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen tab is found by its mark
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!list.current || !tab) return;
    const { offsetLeft, offsetWidth } = tab;
    const { clientWidth, scrollLeft, offsetLeft: start } = list.current;
    const from = offsetLeft - start;
    if (from < scrollLeft) list.current.scrollLeft = from;
    else if (from + offsetWidth > scrollLeft + clientWidth)
      list.current.scrollLeft = from + offsetWidth - clientWidth;
  }, [value]);
  const go = (event: KeyboardEvent) => {
    const now = tabs.findIndex((tab) => tab.value === value);
    const next = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (next === undefined) return;
    const to = tabs.at(next % tabs.length);
    if (!to) return;
    event.preventDefault();
    onChange(to.value);
    document.getElementById(tabId(id, to.value))?.focus();
  };
  return (
    <div className="tabs">
      <div ref={list} className="tabs-list" role="tablist" aria-label={label} onKeyDown={go}>
        {tabs.map((tab) => {
          const isChosen = tab.value === value;
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              className="tabs-tab"
              id={tabId(id, tab.value)}
              aria-selected={isChosen}
              aria-controls={isChosen ? `${id}-panel` : undefined}
              tabIndex={isChosen ? 0 : -1}
              onClick={() => onChange(tab.value)}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
    </div>
  );
}

interface TabPanelProps {
  /** The id and the value of its tabs. */
  id: string;
  value: string;
  children: ReactNode;
}

export function TabPanel({ id, value, children }: TabPanelProps) {
  return (
    <div className="tabs-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={tabId(id, value)}>
      {children}
    </div>
  );
}
