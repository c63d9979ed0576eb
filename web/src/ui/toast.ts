import './toast.css';

/** How long a toast stays unless told otherwise. */
export const toastDuration = 1500;

let host: HTMLElement | undefined;
let leaving: ReturnType<typeof setTimeout> | undefined;

interface ToastAct {
  label: string;
  act: () => void;
}

/** One line of words above everything, also above an open dialog; a newer one takes the older one's place. */
export function toast(words: string, duration = toastDuration, act?: ToastAct): void {
  host ??= createHost();
  // What lies outside a modal dialog is inert: a screen reader would not hear it there.
  const place = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1) ?? document.body;
  if (host.parentElement !== place) place.append(host);
  if (host.matches(':popover-open')) host.hidePopover();
  host.showPopover();
  host.textContent = words;
  host.toggleAttribute('data-act', act !== undefined);
  if (act) host.append(buttonOf(act));
  clearTimeout(leaving);
  leaving = setTimeout(hideToast, duration);
}

export function hideToast(): void {
  clearTimeout(leaving);
  if (!host) return;
  host.textContent = '';
  if (host.isConnected && host.matches(':popover-open')) host.hidePopover();
  // Its dialog may be taken out of the page; the next toast needs it still.
  document.body.append(host);
}

function buttonOf({ label, act }: ToastAct): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'toast-act';
  button.textContent = label;
  button.addEventListener('click', act);
  return button;
}

function createHost(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'toast';
  element.popover = 'manual';
  element.setAttribute('role', 'status');
  element.setAttribute('aria-live', 'polite');
  return element;
}
