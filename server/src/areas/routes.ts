import { AppError } from '@fairway/contract/app-error.ts';
import { listAreas, nameAreas } from '@fairway/contract/system.ts';
import { type Route, route } from '../http/context.ts';
import { areaNames, isArea, listAreasBelow } from './store.ts';
import { provinces } from './tables.ts';

export const areaRoutes: Route[] = [
  route(listAreas, async ({ db }, { params }) => {
    const below = await listAreasBelow(db, params.id);
    // A street has nothing below it; only an area nobody knows is missing.
    if (below.length === 0 && params.id !== provinces && !(await isArea(db, params.id))) {
      throw new AppError('NOT_FOUND');
    }
    return { list: below.map((area) => ({ ...area, isLeaf: !area.hasChildren })) };
  }),
  route(nameAreas, async ({ db }, { body }) => {
    const names = await areaNames(db, [...new Set(body.idsList.flat())]);
    // An unknown code becomes no name and never a code on the screen; the shape stays.
    return body.idsList.map((path) => path.map((id) => names.get(id) ?? ''));
  }),
];
