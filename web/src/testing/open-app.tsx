import { takeSocketTicket } from '@fairway/contract/live.ts';
import type { CurrentUser } from '@fairway/contract/session.ts';
import { App } from '../app/app.tsx';
import { keep } from '../native/device-storage.ts';
import { basePath } from '../wire/base-path.ts';
import { openSession } from '../wire/session-store.ts';
import { type Answer, success } from './answers.ts';
import { currentUser, sysConfigInfo } from './people.ts';
import { render } from './render.ts';
import { enterRoom, type Room } from './room.ts';

interface Opening {
  /** Who is signed in; null for nobody. */
  user?: CurrentUser | null;
  /** What the calls of the screen are answered, by call. */
  answers?: Record<string, Answer[]>;
  /** Nobody has agreed to anything on it. */
  isNewDevice?: boolean;
}

/** The whole app at a path, in a room of its own. */
export async function openApp(
  path: string,
  { user = currentUser, answers = {}, isNewDevice = false }: Opening = {},
): Promise<Room> {
  const room = enterRoom();
  await room.answerAll({
    'GET /api/oauth/getLoginConfig': [success(loginConfig)],
    'POST /api/oauth/updatePasswordMessage': [success(null)],
    'GET /api/oauth/Logout': [success(null)],
    [`POST ${takeSocketTicket.path}`]: [success({ ticket: 'test' })],
    ...(user && { 'GET /api/oauth/CurrentUser': [success(user)] }),
    ...answers,
  });
  if (user) openSession('bearer test', user);
  // The first screen asks for it; a way in that is opened by a link asks only who was not there before.
  if (!isNewDevice && path !== '/') keep('policyConsentAt', 1);
  goTo(path);
  await render(<App />);
  return room;
}

export const loginConfig = {
  redirect: false,
  url: '',
  ticketParams: '',
  socialsList: [],
  smsEnabled: false,
  helpContacts: '',
  helpTelePhone: '',
  setupNeeded: false,
  firstLanguage: 'zh-CN',
  passwordPolicy: {
    passwordIsUpdatedRegularly: 0,
    updateCycle: 90,
    updateInAdvance: 7,
    passwordStrengthLimit: 1,
    passwordLengthMin: 1,
    passwordLengthMinNumber: 8,
    containsNumbers: 1,
    includeLowercaseLetters: 1,
    includeUppercaseLetters: 1,
    containsCharacters: 1,
    disableOldPassword: 1,
    disableTheNumberOfOldPasswords: 3,
    mandatoryModificationOfInitialPassword: 0,
  },
  sysConfigInfo,
};

/** As a pasted link does. */
export const goTo = (path: string) => history.replaceState(null, '', basePath() + path);
/** Where the app is, below its base path. */
export const place = () => location.pathname.slice(basePath().length) + location.search;
