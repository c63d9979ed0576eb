/** Of one year: what is free, with its name, and what is worked for it. */
interface OfficialYear {
  /** First and last day, and the name. */
  free: readonly (readonly [from: string, to: string, name: string])[];
  worked: readonly string[];
}

/** What the State Council announced for mainland China. A year stands here only once it is published. */
export const officialYears: Readonly<Record<string, OfficialYear>> = {
  2025: {
    free: [
      ['01-01', '01-01', '元旦'],
      ['01-28', '02-04', '春节'],
      ['04-04', '04-06', '清明节'],
      ['05-01', '05-05', '劳动节'],
      ['05-31', '06-02', '端午节'],
      ['10-01', '10-08', '国庆节、中秋节'],
    ],
    worked: ['01-26', '02-08', '04-27', '09-28', '10-11'],
  },
  2026: {
    free: [
      ['01-01', '01-03', '元旦'],
      ['02-15', '02-23', '春节'],
      ['04-04', '04-06', '清明节'],
      ['05-01', '05-05', '劳动节'],
      ['06-19', '06-21', '端午节'],
      ['09-25', '09-27', '中秋节'],
      ['10-01', '10-07', '国庆节'],
    ],
    worked: ['01-04', '02-14', '02-28', '05-09', '09-20', '10-10'],
  },
};
