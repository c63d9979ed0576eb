import { useContext, useEffect, useEffectEvent } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, type Navigator } from 'react-router';
import { popGuard } from './pop-guard.ts';

/**
 * While on, another screen opens only when `ask` agrees: by a link, by back and forward, or by code. Closing the tab
 * or a reload asks in the browser's own words. The router's own guard needs its data router, which we do not load.
 */
export function useLeaveGuard(isOn: boolean, ask: () => Promise<boolean>): void {
  const { navigator } = useContext(NavigationContext);
  const mayLeave = useEffectEvent(ask);
  useEffect(() => {
    if (!isOn) return;
    return guard(navigator, () => mayLeave());
  }, [isOn, navigator]);
}

function guard(navigator: Navigator, ask: () => Promise<boolean>): () => void {
  const { push, replace } = navigator;
  const screen = location.pathname;
  let index = entryIndex();
  let isAsking = false;
  let isComingBack = false;

  const leaveWith = async (go: () => void) => {
    if (isAsking) return;
    isAsking = true;
    const agreed = await ask();
    isAsking = false;
    if (!agreed) return;
    release();
    go();
  };
  const guarded =
    (move: Navigator['push']): Navigator['push'] =>
    (to, ...rest) => {
      const path = new URL(navigator.createHref(to), location.href).pathname;
      if (path !== screen) return void leaveWith(() => move(to, ...rest));
      move(to, ...rest);
      index = entryIndex();
    };
  let delta = 0;
  const pop = (event: PopStateEvent) => {
    if (isComingBack) {
      isComingBack = false;
      event.stopImmediatePropagation();
      const again = delta;
      return void leaveWith(() => history.go(again));
    }
    if (location.pathname === screen) {
      index = entryIndex();
      return;
    }
    delta = entryIndex() - index;
    if (delta === 0) return;
    // The browser has gone already: the router must not hear of it before the person has agreed.
    event.stopImmediatePropagation();
    isComingBack = true;
    history.go(-delta);
  };
  const unload = (event: BeforeUnloadEvent) => event.preventDefault();
  const release = () => {
    navigator.push = push;
    navigator.replace = replace;
    popGuard.hear = undefined;
    removeEventListener('beforeunload', unload);
  };

  navigator.push = guarded(push);
  navigator.replace = guarded(replace);
  popGuard.hear = pop;
  addEventListener('beforeunload', unload);
  return release;
}

/** The router numbers its own history entries. */
const entryIndex = () => (history.state as { idx?: number } | null)?.idx ?? 0;
