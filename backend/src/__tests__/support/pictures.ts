import sharp from 'sharp';

/** A picture of one colour. */
export function givenImagem(formato: 'jpeg' | 'png' | 'webp' = 'jpeg', width = 1600, height = 1200): Promise<Buffer> {
  return sharp({create: {width, height, channels: 3, background: '#1f4fd8'}})
    .toFormat(formato)
    .toBuffer();
}

/** A form of text fields and files. */
export function form(
  campos: Record<string, string | number>,
  arquivos: Record<string, {nome: string; conteudo: Uint8Array | string; mime?: string}> = {},
): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(campos)) data.set(name, String(value));
  for (const [name, {nome, conteudo, mime = 'image/jpeg'}] of Object.entries(arquivos)) {
    const bytes = typeof conteudo === 'string' ? conteudo : Uint8Array.from(conteudo);
    data.set(name, new Blob([bytes], {type: mime}), nome);
  }
  return data;
}
