export interface AreaTables {
  area: { id: string; parentId: string; fullName: string; level: number };
}
