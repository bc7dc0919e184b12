/**
 * The buildings in order of worth, in five landscapes of six, from bare earth to orbit. The names are the keys of the
 * drawings and of the messages (`buildings`).
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
export type Subject<Name extends Landscape = Landscape> = (typeof SUBJECTS)[Name][number];

const LANDSCAPES = Object.keys(SUBJECTS) as readonly Landscape[];
const IN_ORDER: readonly Subject[] = Object.values(SUBJECTS).flat();
const PER_LANDSCAPE = 6;

/** The subject of building 1–30. Throws on any other number. */
export const subjectOf = (building: number): Subject => {
  const subject = IN_ORDER[building - 1];
  if (subject === undefined) throw new RangeError(`no building ${building}`);
  return subject;
};

/** The landscape of building 1–30. Throws on any other number. */
export const landscapeOf = (building: number): Landscape => {
  const landscape = LANDSCAPES[Math.floor((building - 1) / PER_LANDSCAPE)];
  if (landscape === undefined) throw new RangeError(`no building ${building}`);
  return landscape;
};
