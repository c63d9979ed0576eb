import { holdingKinds } from '@fairway/contract/leaving-words.ts';
import type { Extensions, Feature } from './feature.ts';
import type { Holding } from './http/holding.ts';

/** Sums up what features offer each other. */
export function extensionsOf(features: readonly Feature[]): Extensions {
  const extensions: Extensions = {
    filePlaces: merged(features, ({ filePlaces }) => filePlaces),
    threads: merged(features, ({ threads }) => threads),
    cards: merged(features, ({ cards }) => cards),
    tableReaders: merged(features, ({ tableReaders }) => tableReaders),
    unitUsers: merged(features, ({ unitUsers }) => unitUsers),
    menuTargets: merged(features, ({ menuTargets }) => menuTargets),
    dictionaryUsers: merged(features, ({ dictionaryUsers }) => dictionaryUsers),
    areaUsers: merged(features, ({ areaUsers }) => areaUsers),
    reportFigures: merged(features, ({ reportFigures }) => reportFigures),
    scheduleLayers: merged(features, ({ scheduleLayers }) => scheduleLayers),
    creditUses: merged(features, ({ creditUses }) => creditUses),

    waiting: {
      async count(db, from) {
        const counts = [];
        for (const { waiting } of features) counts.push(...((await waiting?.count(db, from)) ?? []));
        return counts;
      },
      async carryOver(ctx, from, to) {
        for (const { waiting } of features) await waiting?.carryOver(ctx, from, to);
      },
    },

    async taxedCharges(db, chargeIds) {
      const parts = [];
      for (const { taxedCharges } of features) parts.push(...((await taxedCharges?.(db, chargeIds)) ?? []));
      return new Map(parts);
    },

    async taxInvoicesOf(db, lineIds) {
      const found = [];
      for (const { taxInvoicesOf } of features) found.push(...((await taxInvoicesOf?.(db, lineIds)) ?? []));
      return found;
    },

    async sentFiles(db, viewer, fileId) {
      for (const isSent of sentFiles) if (await isSent(db, viewer, fileId)) return true;
      return false;
    },

    async fillableForms(db, session, formIds) {
      const forms = [];
      for (const { fillableForms } of features)
        forms.push(...((await fillableForms?.(db, session, formIds)) ?? []));
      return forms;
    },

    async flowForms(db, formIds) {
      const forms = [];
      for (const { flowForms } of features) forms.push(...((await flowForms?.(db, formIds)) ?? []));
      return forms;
    },

    interfaceUse: {
      async isUsed(db, interfaceId) {
        for (const { isUsed } of interfaceUses) if (await isUsed(db, interfaceId)) return true;
        return false;
      },
      async mayAsk(db, session, interfaceId) {
        for (const { mayAsk } of interfaceUses) if (await mayAsk(db, session, interfaceId)) return true;
        return false;
      },
    },

    async afterSignIn(db, signedIn) {
      for (const { afterSignIn } of features) await afterSignIn?.(db, signedIn);
    },

    holdings: inOrder(features.flatMap(({ holdings }) => holdings ?? [])),

    async forgetPerson(db, userId, now) {
      for (const { forgetPerson } of features) await forgetPerson?.(db, userId, now);
    },
  };
  const sentFiles = features.flatMap((feature) => feature.sentFiles?.(extensions) ?? []);
  const interfaceUses = features.flatMap((feature) => feature.interfaceUse?.(extensions) ?? []);
  return extensions;
}

/** Every kind of the contract has exactly one feature that answers for it. */
function inOrder(holdings: readonly Holding[]): Holding[] {
  return holdingKinds.map((kind) => {
    const [holding, ...twice] = holdings.filter((one) => one.kind === kind);
    if (!holding || twice.length > 0) throw new Error(`not one feature answers for ${kind}`);
    return holding;
  });
}

/** One map of all; two features that answer for the same word are a mistake. */
export function merged<T extends object>(
  features: readonly Feature[],
  partOf: (feature: Feature) => T | undefined,
): T {
  const all = {} as T;
  for (const feature of features) {
    const part = partOf(feature) ?? {};
    const twice = Object.keys(part).find((key) => Object.hasOwn(all, key));
    if (twice) throw new Error(`two features answer for ${twice}`);
    Object.assign(all, part);
  }
  return all;
}
