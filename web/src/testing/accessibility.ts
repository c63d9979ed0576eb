import axe from 'axe-core';

/** What axe finds wrong with the page as it is, in words. */
export async function accessibilityProblems(element: Element = document.body): Promise<string[]> {
  // A sheet that is still rising is see-through: axe would find its words too pale.
  await Promise.allSettled(moving().map(({ finished }) => finished));
  // Parts are tried alone, without the landmarks of a page around them.
  const rules = { region: { enabled: false }, 'page-has-heading-one': { enabled: false } };
  const { violations } = await axe.run(element, { rules, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`),
  );
}

/** What comes to rest by itself; a spinner never does. */
const moving = () =>
  document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
