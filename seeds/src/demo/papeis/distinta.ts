import type {Documento} from '../../documentos';

const START_OF_IMAGE = 2;

/** The same picture or page with a comment that no viewer shows, so that the content differs. */
export function distinta(documento: Documento, versao: number): Documento {
  const {conteudo, mimeType} = documento;
  const bytes = Buffer.from(conteudo);
  if (mimeType === 'application/pdf')
    return {...documento, conteudo: Buffer.concat([bytes, Buffer.from(`%${versao}\n`)])};
  const texto = Buffer.from(`via ${versao}`);
  const segmento = Buffer.from([0xff, 0xfe, 0, texto.length + 2]);
  return {
    ...documento,
    conteudo: Buffer.concat([bytes.subarray(0, START_OF_IMAGE), segmento, texto, bytes.subarray(START_OF_IMAGE)]),
  };
}
