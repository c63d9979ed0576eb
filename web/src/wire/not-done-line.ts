import { t } from '../language/words.ts';
import './not-done-line.css';
import { useReachability } from './reachability.ts';

const shownFor = 10_000;
/** Another call that was under way may be answered in the same moment: nobody would have seen the line. */
const readableFor = 2_000;

let line: HTMLElement | undefined;
let toldAt = 0;
let leaving: ReturnType<typeof setTimeout> | undefined;

/**
 * The banner's word for a command that got no answer, until anything is answered again. Above everything: the page
 * with the banner may lie under a dialog, and the login has none.
 */
export function tellNotDone(): void {
  line ??= createLine();
  place(line);
  line.textContent = t('commandNotDone');
  toldAt = Date.now();
  leaveIn(shownFor);
}

function leaveIn(time: number): void {
  clearTimeout(leaving);
  leaving = setTimeout(hide, time);
}

function hide(): void {
  clearTimeout(leaving);
  line?.remove();
  line = undefined;
}

function place(element: HTMLElement): void {
  // What lies outside a modal dialog is inert: a screen reader would not hear it there.
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
  (dialog ?? document.body).append(element);
  element.showPopover();
}

function createLine(): HTMLElement {
  const element = document.createElement('p');
  element.className = 'not-done';
  element.popover = 'manual';
  element.setAttribute('role', 'status');
  return element;
}

useReachability.subscribe(({ reachable }) => {
  if (reachable && line) leaveIn(toldAt + readableFor - Date.now());
});

// It must not go with the dialog it was said in; that event does not bubble.
document.addEventListener('close', () => line && place(line), true);
