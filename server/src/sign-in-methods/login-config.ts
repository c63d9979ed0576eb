import type { Context } from '../http/context.ts';
import { isSetUp } from '../organisation/create-company.ts';
import { displaySettings, readSettings } from '../system/settings.ts';
import { loadMethods } from './methods/methods.ts';
import { hasGateway } from './sms-sender.ts';
import { providersIn, shownSocials } from './social-providers.ts';

/** What the login screen shows: how people may sign in, and whose system it is. */
export async function loginConfig({ db, config }: Context<'open'>) {
  const settings = await readSettings(db);
  const methods = await loadMethods(db, config);
  return {
    redirect: false,
    url: '',
    ticketParams: '',
    socialsList: shownSocials(providersIn(config, methods)),
    smsEnabled: hasGateway(methods),
    helpContacts: settings.companyContacts,
    helpTelePhone: settings.companyTelePhone,
    setupNeeded: !(await isSetUp(db)),
    firstLanguage: settings.firstLanguage,
    passwordPolicy: settings,
    sysConfigInfo: displaySettings(settings),
  };
}
