/** The columns of the list, its header and its skeleton: checkbox, play, text, voice, (model), length, time, menu. */
export const listGrid =
  'grid items-center gap-x-2 ps-6 pe-4 grid-cols-[28px_40px_minmax(0,1fr)_minmax(150px,220px)_56px_64px_32px] 2.5xl:grid-cols-[28px_40px_minmax(0,1fr)_240px_170px_72px_72px_32px] max-md:grid-cols-[44px_minmax(0,1fr)_44px] max-md:items-start max-md:ps-4 max-md:pe-1 max-md:py-2.5';

/** Heights in pixels. Rows of a kind share one height, so that none has to be measured. */
export const rowHeights = {
  wide: { day: 46, item: 61, note: 44 },
  phone: { day: 48, item: 92, note: 52 },
} as const;
