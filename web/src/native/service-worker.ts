let registered: Promise<ServiceWorkerRegistration | undefined> | undefined;

/**
 * What works for the app beside its pages: it keeps their files, and phones take notifications from it alone. Undefined
 * where there are no workers, as in some private windows and on plain http.
 */
export function serviceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  registered ??= register().catch(() => undefined);
  return registered;
}

async function register(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('service-worker.js');
  return navigator.serviceWorker.ready;
}

/** Calls back with the tag of each notification that is pressed. */
export function onPressed(hear: (tag: string) => void): void {
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (typeof data?.pressed === 'string') hear(data.pressed);
  });
}
