/** A picture in one of the sizes that it is kept in, as answers carry it. */
export interface Rendition {
  /** Pixels. */
  largura: number;
  altura: number;
  url: string;
}

/** What an `img` needs of a picture: the browser picks the file for the screen, and knows its shape before it comes. */
export interface PictureSource {
  src: string;
  srcSet?: string;
  /** Of the largest, in pixels: no screen shows it larger than that. */
  width?: number;
  height?: number;
}

/** From its sizes, the smallest first; `main` is the address of a picture whose sizes nobody knows. Undefined: there is none. */
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
