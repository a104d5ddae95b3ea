import type {CampoLeitura, FonteLeitura} from '@clube/domain';
import {ehLinha, type Duvida} from './doubts.ts';
import type {NotaLida} from './types';

export interface ResumoLeitura {
  tom: 'lendo' | 'pronta' | 'conferir' | 'falha';
  texto: string;
  /** What is left to do. */
  resto?: string;
}

const NOMES: readonly (readonly [CampoLeitura, string])[] = [
  ['chave', 'chave'],
  ['loja', 'loja'],
  ['numero', 'número'],
  ['dataEmissao', 'data'],
  ['total', 'total'],
];

const lista = new Intl.ListFormat('pt-BR', {type: 'conjunction'});
const contar = (quantos: number, um: string, varios: string): string => `${quantos} ${quantos === 1 ? um : varios}`;

/** The way that told most, a code before print where both did. */
function via({campos}: NotaLida): FonteLeitura | undefined {
  return campos.chave?.fonte ?? campos.numero?.fonte ?? campos.cpfCnpj?.fonte ?? Object.values(campos)[0]?.fonte;
}

const LIDA: Readonly<Record<FonteLeitura, string>> = {
  xml: 'Lida do arquivo XML',
  qrcode: 'Lida pelo QR code',
  codigo_barras: 'Lida pelo código de barras',
  chave: 'Lida pela chave de acesso',
  texto: 'Lida do texto do PDF',
  ocr: 'Lida da imagem',
};

function lidaPor(lida: NotaLida): string {
  const fonte = via(lida);
  const certos = NOMES.filter(([campo]) => lida.campos[campo]?.certa).map(([, nome]) => nome);
  const origem = fonte ? LIDA[fonte] : 'Lida';
  if (certos.length === 0) return `${origem}.`;
  return `${origem}: ${lista.format(certos)} ${certos.length === 1 ? 'confere' : 'conferem'}.`;
}

function aConferir(duvidas: readonly Duvida[]): string | undefined {
  const linhas = duvidas.filter(ehLinha).length;
  const campos = duvidas.length - linhas;
  const partes = [
    campos > 0 && contar(campos, 'campo', 'campos'),
    linhas > 0 && contar(linhas, 'item', 'itens'),
  ].filter(parte => parte !== false);
  return partes.length > 0 ? `${partes.join(' e ')} a conferir.` : undefined;
}

/** What became of the reading, in a sentence, and what is left for a person. */
export function resumoDaLeitura(
  lida: NotaLida,
  duvidas: readonly Duvida[],
  /** Nothing is missing and nothing contradicts. */
  pronta: boolean,
): ResumoLeitura {
  if (lida.estado === 'em_leitura') return {tom: 'lendo', texto: 'Lendo a nota…'};
  if (lida.estado === 'nao_lida')
    return {tom: 'falha', texto: 'Não deu para ler.', resto: 'Preencha com a nota ao lado.'};
  if (pronta) return {tom: 'pronta', texto: lidaPor(lida), resto: 'Pronta para pontuar.'};
  const resto = [aConferir(duvidas), lida.itens.length === 0 && 'Nenhum item lido.'].filter(Boolean).join(' ');
  return {tom: 'conferir', texto: lidaPor(lida), resto: resto || 'Confira antes de pontuar.'};
}
