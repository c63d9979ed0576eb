import * as papers from '@fairway/contract/shipment-papers.ts';
import * as prints from '@fairway/contract/shipment-prints.ts';
import * as contract from '@fairway/contract/shipments.ts';
import { type Route, route, routeWithOwnTransaction } from '../http/context.ts';
import { assignShipments } from './assign-shipments.ts';
import { addBill, answerBill, listVersions, sendBill, setBillState, updateBill } from './bills.ts';
import { changeVessel } from './change-vessel.ts';
import { copyShipment, createShipment } from './create-shipment.ts';
import { addDocument, addDocumentVersion, changeShipmentDocument, removeDocument } from './documents.ts';
import { cancelShipment, closeShipment, reopenShipment } from './end-shipment.ts';
import { exportShipments } from './export-shipments.ts';
import { findByNumber } from './find-by-number.ts';
import { compare, listHistory } from './history.ts';
import { openShared, revokeLink, shareShipment } from './links.ts';
import { getShipmentPaper, getTelexLetter } from './print-shipment.ts';
import { saveBoxes, showPastedBoxes } from './save-boxes.ts';
import { setLegs, setMembers, setParties } from './set-parts.ts';
import { countShipments, listShipmentDays, listShipments, mapShipments } from './show-list.ts';
import { getShipment } from './show-shipment.ts';
import { signTelexLetter } from './sign-letter.ts';
import { mergeShipments, splitShipment } from './split-and-merge.ts';
import { addTask, changeTask, listMyTasks, removeTask } from './tasks.ts';
import { updateShipment } from './update-shipment.ts';

export const shipmentRoutes: Route[] = [
  route(contract.listShipments, (ctx, { body }) => listShipments(ctx, body)),
  route(contract.countShipments, (ctx, { body }) => countShipments(ctx, body)),
  route(contract.findShipments, (ctx, { query }) => findByNumber(ctx, query.number)),
  route(contract.mapShipments, (ctx, { body }) => mapShipments(ctx, body)),
  route(contract.listShipmentDays, (ctx, { body }) => listShipmentDays(ctx, body)),
  route(contract.exportShipments, (ctx, { body }) => exportShipments(ctx, body)),
  route(contract.getShipment, (ctx, { params }) => getShipment(ctx, params.id)),
  route(prints.getShipmentPaper, (ctx, { params, query }) => getShipmentPaper(ctx, params.id, query)),
  route(prints.getTelexLetter, (ctx, { params, query }) => getTelexLetter(ctx, params.id, query)),
  routeWithOwnTransaction(prints.signTelexLetter, (ctx, { params, body }) =>
    signTelexLetter(ctx, params.id, body),
  ),
  route(contract.listShipmentHistory, (ctx, { params, query }) => listHistory(ctx, params.id, query)),
  route(contract.compareShipment, (ctx, { params, query }) => compare(ctx, params.id, query.since)),
  route(contract.createShipment, (ctx, { body }) => createShipment(ctx, body)),
  route(contract.updateShipment, (ctx, { params, body }) => updateShipment(ctx, params.id, body)),
  route(contract.setShipmentMembers, (ctx, { params, body }) => setMembers(ctx, params.id, body)),
  route(contract.setShipmentParties, (ctx, { params, body }) => setParties(ctx, params.id, body)),
  route(contract.setShipmentLegs, (ctx, { params, body }) => setLegs(ctx, params.id, body)),
  route(contract.saveShipmentBoxes, (ctx, { params, body }) => saveBoxes(ctx, params.id, body)),
  route(contract.readPastedBoxes, (_ctx, { body }) => showPastedBoxes(body)),
  route(contract.changeShipmentVessel, (ctx, { params, body }) => changeVessel(ctx, params.id, body)),
  route(contract.splitShipment, (ctx, { params, body }) => splitShipment(ctx, params.id, body)),
  route(contract.mergeShipments, (ctx, { params, body }) => mergeShipments(ctx, params.id, body)),
  route(contract.copyShipment, (ctx, { params }) => copyShipment(ctx, params.id)),
  route(contract.closeShipment, (ctx, { params, body }) => closeShipment(ctx, params.id, body)),
  route(contract.cancelShipment, (ctx, { params, body }) => cancelShipment(ctx, params.id, body)),
  route(contract.reopenShipment, (ctx, { params, body }) => reopenShipment(ctx, params.id, body)),
  route(contract.assignShipments, (ctx, { body }) => assignShipments(ctx, body)),
  route(papers.addShipmentBill, (ctx, { params, body }) => addBill(ctx, params.id, body)),
  route(papers.updateShipmentBill, (ctx, { params, body }) => updateBill(ctx, params, body)),
  route(papers.listBillVersions, (ctx, { params, query }) => listVersions(ctx, params, query)),
  route(papers.sendShipmentBill, (ctx, { params, body }) => sendBill(ctx, params, body)),
  route(papers.answerShipmentBill, (ctx, { params, body }) => answerBill(ctx, params, body)),
  route(papers.setBillState, (ctx, { params, body }) => setBillState(ctx, params, body)),
  route(papers.addShipmentDocument, (ctx, { params, body }) => addDocument(ctx, params.id, body)),
  route(papers.addDocumentVersion, (ctx, { params, body }) => addDocumentVersion(ctx, params, body)),
  route(papers.changeShipmentDocument, (ctx, { params, body }) => changeShipmentDocument(ctx, params, body)),
  route(papers.removeShipmentDocument, (ctx, { params }) => removeDocument(ctx, params)),
  route(papers.addShipmentTask, (ctx, { params, body }) => addTask(ctx, params.id, body)),
  route(papers.changeShipmentTask, (ctx, { params, body }) => changeTask(ctx, params, body)),
  route(papers.removeShipmentTask, (ctx, { params }) => removeTask(ctx, params)),
  route(papers.listMyShipmentTasks, (ctx, { query }) => listMyTasks(ctx, query)),
  route(papers.shareShipment, (ctx, { params }) => shareShipment(ctx, params.id)),
  route(papers.revokeShipmentLink, (ctx, { params }) => revokeLink(ctx, params.id)),
  route(papers.openSharedShipment, (ctx, { body }) => openShared(ctx, body.token)),
];
