// A process for one task, with a reading process's rights: uses all that brings data of its own along.
import {MOTORES, prepararFolha, reconhecer, type Motor} from '../../ocr';
import {abrirImagem} from '../../image';
import {abrirPdf} from '../../pdf';
import {carregarPdfjs, RECURSOS} from '../../pdf/pdfjs';
import {fazer} from '../../process/child/do-once';

export interface PedidoMotores {
  foto: Buffer;
  /** One page each. */
  pdfs: Buffer[];
}

export interface FeitoPelosMotores {
  ocr: Partial<Record<Motor, string[]>>;
  pdfs: {texto: string; escuros: number}[];
}

async function reconhecerCom(foto: Buffer, motor: Motor): Promise<string[]> {
  const imagem = await abrirImagem({conteudo: async () => foto, mime: 'image/png'});
  const pagina = await reconhecer(await prepararFolha(imagem, {arquivo: 0, numero: 1}), motor);
  return pagina?.palavras.map(({texto}) => texto) ?? [];
}

async function textoDe(conteudo: Buffer): Promise<string> {
  const {getDocument} = await carregarPdfjs();
  const documento = await getDocument({...RECURSOS, data: new Uint8Array(conteudo)}).promise;
  const {items} = await (await documento.getPage(1)).getTextContent();
  await documento.loadingTask.destroy();
  return items.map(item => ('str' in item ? item.str : '')).join('');
}

async function escurosDe(conteudo: Buffer): Promise<number> {
  const pdf = await abrirPdf(conteudo);
  const {dados} = await pdf.imagem(1, 72);
  await pdf.fechar();
  return dados.filter(ponto => ponto < 96).length;
}

fazer(
  async ({foto, pdfs}: PedidoMotores): Promise<FeitoPelosMotores> => ({
    ocr: Object.fromEntries(
      await Promise.all(MOTORES.map(async motor => [motor, await reconhecerCom(foto, motor)] as const)),
    ),
    pdfs: await Promise.all(pdfs.map(async pdf => ({texto: await textoDe(pdf), escuros: await escurosDe(pdf)}))),
  }),
  Number(process.argv[2]),
);
