import axe from 'axe-core';

/** What axe finds wrong with the page as it is, in words. */
export async function accessibilityProblems(element: Element = document.body): Promise<string[]> {
  // Parts are tried alone, without the landmarks of a page around them.
  const rules = { region: { enabled: false }, 'page-has-heading-one': { enabled: false } };
  const { violations } = await axe.run(element, { rules });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`),
  );
}
