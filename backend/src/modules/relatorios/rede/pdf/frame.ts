/** The printable area of the report's pages, in points: left edge, width, top and bottom. */
export const FRAME = {left: 41, width: 513, top: 66, bottom: 785} as const;
