import { create } from 'zustand';

type Permission = NotificationPermission | 'unsupported';

const permissionNow = (): Permission => ('Notification' in window ? Notification.permission : 'unsupported');

/** Whether this browser may tell somebody who does not look at the page. */
export const useNotifyPermission = create<{ permission: Permission }>(() => ({
  permission: permissionNow(),
}));

const renew = () => useNotifyPermission.setState({ permission: permissionNow() });

/** Only ever after a press of the person: a browser asked without one refuses for good. */
export async function askNotifyPermission(): Promise<void> {
  await Notification.requestPermission();
  renew();
}

// It is taken back in the settings of the browser, from where the person returns.
addEventListener('focus', renew);
