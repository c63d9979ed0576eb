let registered: Promise<ServiceWorkerRegistration | undefined> | undefined;

/**
 * Phones refuse notifications to pages and take them from a worker, whose notifications also stay when the page is closed.
 * Undefined where there are no workers, as in some private windows.
 */
export function notificationWorker(): Promise<ServiceWorkerRegistration | undefined> {
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
