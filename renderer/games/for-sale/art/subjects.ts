/**
 * What the buildings are, in order of worth: five landscapes of six that climb from bare earth to orbit. The keys name
 * the drawings, and the words in the messages (`buildings`).
 */
const SUBJECTS = {
  earth: ['box', 'barrel', 'kennel', 'tent', 'igloo', 'caravan'],
  meadow: ['treehouse', 'yurt', 'cabin', 'houseboat', 'cottage', 'farm'],
  town: ['windmill', 'terrace', 'timbered', 'lighthouse', 'villa', 'manor'],
  grand: ['hotel', 'palmhouse', 'pagoda', 'opera', 'palace', 'castle'],
  sky: ['skyscraper', 'skyneedle', 'aircastle', 'rocket', 'moonbase', 'station'],
} as const;

export type Landscape = keyof typeof SUBJECTS;
/** The subjects of one landscape, or of all. */
export type Subject<Where extends Landscape = Landscape> = (typeof SUBJECTS)[Where][number];

const LANDSCAPES = Object.keys(SUBJECTS) as readonly Landscape[];
const IN_ORDER: readonly Subject[] = Object.values(SUBJECTS).flat();
const PER_LANDSCAPE = 6;

/** What building 1–30 is. Throws on any other number. */
export const subjectOf = (building: number): Subject => {
  const subject = IN_ORDER[building - 1];
  if (subject === undefined) throw new RangeError(`no building ${building}`);
  return subject;
};

/** The landscape that building 1–30 stands in. Throws on any other number. */
export const landscapeOf = (building: number): Landscape => {
  const landscape = LANDSCAPES[Math.floor((building - 1) / PER_LANDSCAPE)];
  if (landscape === undefined) throw new RangeError(`no building ${building}`);
  return landscape;
};
