import { listMySocials, untieSocial } from '@fairway/contract/account.ts';
import { getLoginConfig } from '@fairway/contract/session.ts';
import * as contract from '@fairway/contract/sign-in-methods.ts';
import * as managing from '@fairway/contract/sign-in-settings.ts';
import { polled, type Route, route, routeWithOwnTransaction } from '../http/context.ts';
import { confirmTicket, lookAtTicket, refuseTicket } from './answer-ticket.ts';
import { collectSocial } from './collect-social.ts';
import { getTicket } from './get-ticket.ts';
import { loginConfig } from './login-config.ts';
import { addSignInMethod, removeSignInMethod } from './manage/add-method.ts';
import { changeSignInMethod, undoSignInMethod } from './manage/change-method.ts';
import { listSignInMethodHistory, listSignInMethods } from './manage/show-methods.ts';
import { checkSignInMethod, testSmsGateway } from './manage/test-method.ts';
import { getSignInTrial, trySignInMethod } from './manage/try-method.ts';
import * as mySocials from './my-socials.ts';
import { renderSocial } from './render-social.ts';
import { resetPasswordBySms } from './reset-password-by-sms.ts';
import { sendSmsCode } from './send-sms-code.ts';
import { signInBySms } from './sign-in-by-sms.ts';
import { signInBySocial } from './sign-in-by-social.ts';
import { signInByWeCom } from './sign-in-by-wecom.ts';
import { ticketStatusOf } from './ticket-status.ts';
import { verifyMobile } from './verify-mobile.ts';

export const signInMethodRoutes: Route[] = [
  route(getLoginConfig, loginConfig),

  route(contract.sendSmsCode, (ctx, { params }) => sendSmsCode(ctx, params.account)),
  route(contract.sendTenantSmsCode, (ctx, { params }) => sendSmsCode(ctx, params.id)),
  routeWithOwnTransaction(contract.signInBySms, (ctx, { body }) => signInBySms(ctx, body.account, body.code)),
  routeWithOwnTransaction(contract.signInByTenantSms, (ctx, { body }) =>
    signInBySms(ctx, body.account, body.code),
  ),

  routeWithOwnTransaction(contract.resetPasswordBySms, (ctx, { body }) => resetPasswordBySms(ctx, body)),
  routeWithOwnTransaction(contract.verifyMobile, (ctx, { body }) => verifyMobile(ctx, body.code)),

  routeWithOwnTransaction(contract.getTicket, getTicket),
  polled(
    routeWithOwnTransaction(contract.getTicketStatus, (ctx, { params }) =>
      ticketStatusOf(ctx, params.ticket),
    ),
  ),
  route(contract.lookAtTicket, (ctx, { params }) => lookAtTicket(ctx, params.scanCode)),
  route(contract.confirmTicket, (ctx, { params }) => confirmTicket(ctx, params.scanCode)),
  route(contract.refuseTicket, (ctx, { params }) => refuseTicket(ctx, params.scanCode)),

  routeWithOwnTransaction(contract.renderSocial, (ctx, { params, query }) =>
    renderSocial(ctx, params.source, query.ticket),
  ),
  routeWithOwnTransaction(contract.signInBySocial, (ctx, { query }) => signInBySocial(ctx, query)),
  polled(
    routeWithOwnTransaction(contract.collectSocial, (ctx, { params, query }) =>
      collectSocial(ctx, params.source, query.uuid),
    ),
  ),
  routeWithOwnTransaction(contract.signInByWeCom, (ctx, { body }) => signInByWeCom(ctx, body.code)),
  route(listMySocials, mySocials.listMySocials),
  route(untieSocial, (ctx, { params }) => mySocials.untieSocial(ctx, params.id)),

  route(managing.listSignInMethods, (ctx) => listSignInMethods(ctx)),
  route(managing.addSignInMethod, (ctx, { body }) => addSignInMethod(ctx, body)),
  route(managing.changeSignInMethod, (ctx, { params, body }) => changeSignInMethod(ctx, params.id, body)),
  route(managing.undoSignInMethod, (ctx, { params, body }) => undoSignInMethod(ctx, params.id, body.version)),
  route(managing.removeSignInMethod, (ctx, { params, body }) =>
    removeSignInMethod(ctx, params.id, body.version),
  ),
  route(managing.listSignInMethodHistory, (ctx, { params }) => listSignInMethodHistory(ctx, params.id)),
  routeWithOwnTransaction(managing.testSmsGateway, (ctx, { body }) => testSmsGateway(ctx, body.mobile)),
  routeWithOwnTransaction(managing.checkSignInMethod, (ctx, { params }) => checkSignInMethod(ctx, params.id)),
  routeWithOwnTransaction(managing.trySignInMethod, (ctx, { params }) => trySignInMethod(ctx, params.id)),
  route(managing.getSignInTrial, (ctx, { params }) => getSignInTrial(ctx, params.id)),
];
