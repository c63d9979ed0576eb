/** What is wrong with a line of a quick list of departments. */
export const departmentLineWords = {
  empty: { zh: '请至少写一个部门', en: 'Write at least one department' },
  tooLong: { zh: '第 {line} 行：名称最长 50 个字', en: 'Line {line}: a name may have 50 characters' },
  tooDeep: { zh: '第 {line} 行：最多 8 级', en: 'Line {line}: eight levels are the most' },
  tooMany: { zh: '一次最多 200 个部门', en: 'Two hundred departments at a time are the most' },
} as const;
