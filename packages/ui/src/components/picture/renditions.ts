/** A picture in one of its stored sizes, as in responses. */
export interface Rendition {
  /** Width in pixels. */
  largura: number;
  altura: number;
  url: string;
}

/** The attributes of `img` with which browsers choose a size and reserve the space before loading. */
export interface PictureSource {
  src: string;
  srcSet?: string;
  /** Width of the largest size in pixels, which is also the maximum displayed width. */
  width?: number;
  height?: number;
}

/** The attributes from the sizes, smallest first, or from `main` if there are no sizes; undefined without a picture. */
export function pictureSource(renditions: readonly Rendition[], main?: string): PictureSource | undefined {
  const largest = renditions.at(-1);
  if (!largest) return main ? {src: main} : undefined;
  return {
    src: main ?? largest.url,
    srcSet: renditions.map(({url, largura: width}) => `${url} ${width}w`).join(', '),
    width: largest.largura,
    height: largest.altura,
  };
}
