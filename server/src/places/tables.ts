declare module '../database/tables.ts' {
  interface Tables extends PlaceTables {}
}

interface Located {
  address: string;
  lat: number;
  lng: number;
  datum: 'WGS84';
}

export interface PlaceTables {
  place: Located & { id: string; userId: string; name: string; isSaved: boolean; usedAt: Date };
  customer_place: Located & { customerId: string; lastModifyTime: Date; lastModifyUserId: string };
}
