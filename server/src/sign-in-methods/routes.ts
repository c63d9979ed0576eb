import { listMySocials, untieSocial } from '@fairway/contract/account.ts';
import { getLoginConfig } from '@fairway/contract/session.ts';
import * as contract from '@fairway/contract/sign-in-methods.ts';
import { polled, type Route, route, routeWithOwnTransaction } from '../http/context.ts';
import { confirmTicket, lookAtTicket, refuseTicket } from './answer-ticket.ts';
import { collectSocial } from './collect-social.ts';
import { getTicket } from './get-ticket.ts';
import { loginConfig } from './login-config.ts';
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
];
