import sharp from 'sharp';

/** Creates a picture of one colour. */
export function givenImage(format: 'jpeg' | 'png' | 'webp' = 'jpeg', width = 1600, height = 1200): Promise<Buffer> {
  return sharp({create: {width, height, channels: 3, background: '#1f4fd8'}})
    .toFormat(format)
    .toBuffer();
}

/** Creates a form of text fields and files. */
export function form(
  campos: Record<string, string | number>,
  files: Record<string, {nome: string; content: Uint8Array | string; mime?: string}> = {},
): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(campos)) data.set(name, String(value));
  for (const [name, {nome, content, mime = 'image/jpeg'}] of Object.entries(files)) {
    const bytes = typeof content === 'string' ? content : Uint8Array.from(content);
    data.set(name, new Blob([bytes], {type: mime}), nome);
  }
  return data;
}
