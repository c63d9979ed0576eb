import * as contract from '@fairway/contract/shipment-tracking.ts';
import * as feeds from '@fairway/contract/tracking-feeds.ts';
import { entityRoutes } from '../entities/routes.ts';
import { type Route, route, routeWithOwnTransaction, signed } from '../http/context.ts';
import { enterEvent, retractEvent } from './enter-event.ts';
import { describeEventSheet, eventTemplate } from './event-template.ts';
import { exceptionsOfShipment, handleException, listAllExceptions } from './exceptions.ts';
import { addFeed, changeFeed, listFeeds, removeFeed, renewSecret } from './feeds.ts';
import { previewFile, runFile } from './import-file.ts';
import { getPreference, setPreference, setSubscription } from './preferences.ts';
import { pullFeed } from './pull-feed.ts';
import { receiveEvents } from './receive-events.ts';
import { getDemurrage } from './show-demurrage.ts';
import { getRoute } from './show-route.ts';
import { getTimeline } from './show-timeline.ts';
import { getTimes } from './show-times.ts';
import { syncShipment } from './sync-shipment.ts';
import { demurrageTariffRules } from './tariff-rules.ts';

export const trackingRoutes: Route[] = [
  route(contract.getTrackingPreference, (ctx) => getPreference(ctx)),
  route(contract.saveTrackingPreference, (ctx, { body }) => setPreference(ctx, body)),
  route(contract.listExceptions, (ctx, { body }) => listAllExceptions(ctx, body)),
  route(contract.handleException, (ctx, { params, body }) => handleException(ctx, params.id, body)),
  route(contract.getShipmentTimeline, (ctx, { params }) => getTimeline(ctx, params.id)),
  route(contract.getShipmentTimes, (ctx, { params }) => getTimes(ctx, params.id)),
  route(contract.listShipmentExceptions, (ctx, { params }) => exceptionsOfShipment(ctx, params.id)),
  route(contract.getShipmentRoute, (ctx, { params }) => getRoute(ctx, params.id)),
  route(contract.getShipmentDemurrage, (ctx, { params }) => getDemurrage(ctx, params.id)),
  route(contract.addTrackingEvent, (ctx, { params, body }) => enterEvent(ctx, params.id, body)),
  route(contract.retractTrackingEvent, (ctx, { params, body }) => retractEvent(ctx, params.id, body)),
  route(contract.setShipmentSubscription, (ctx, { params, body }) =>
    setSubscription(ctx, params.id, body.isOn),
  ),
  route(feeds.listTrackingFeeds, (ctx) => listFeeds(ctx)),
  route(feeds.describeTrackingSheet, (ctx) => describeEventSheet(ctx)),
  route(feeds.getTrackingTemplate, (ctx) => eventTemplate(ctx)),
  route(feeds.previewTrackingFile, (ctx, { body }) => previewFile(ctx, body)),
  route(feeds.runTrackingFile, (ctx, { body }) => runFile(ctx, body)),
  route(feeds.addTrackingFeed, (ctx, { body }) => addFeed(ctx, body)),
  route(feeds.changeTrackingFeed, (ctx, { params, body }) => changeFeed(ctx, params.id, body)),
  route(feeds.renewFeedSecret, (ctx, { params }) => renewSecret(ctx, params.id)),
  route(feeds.deleteTrackingFeed, (ctx, { params }) => removeFeed(ctx, params.id)),
  routeWithOwnTransaction(feeds.syncTrackingFeed, (ctx, { params }) => pullFeed(ctx, params.id)),
  routeWithOwnTransaction(feeds.syncShipmentTracking, (ctx, { params }) => syncShipment(ctx, params.id)),
  signed(
    routeWithOwnTransaction(feeds.receiveTrackingEvents, (ctx, { params }) => receiveEvents(ctx, params.id)),
  ),
  ...entityRoutes(demurrageTariffRules),
];
