import { useContext, useEffect, useEffectEvent } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, type Navigator } from 'react-router';
import { guardLeaving, takeBack } from './pop-guard.ts';

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
  let isAsking = false;

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
      if (path === screen) move(to, ...rest);
      else void leaveWith(() => move(to, ...rest));
    };
  const pop = (event: PopStateEvent) => {
    if (location.pathname === screen) return;
    takeBack(event, (delta) => void leaveWith(() => history.go(delta)));
  };
  const unload = (event: BeforeUnloadEvent) => event.preventDefault();
  const release = () => {
    navigator.push = push;
    navigator.replace = replace;
    unguard();
    removeEventListener('beforeunload', unload);
  };

  navigator.push = guarded(push);
  navigator.replace = guarded(replace);
  const unguard = guardLeaving(pop);
  addEventListener('beforeunload', unload);
  return release;
}
