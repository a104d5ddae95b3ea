import {ApiErro, mensagemDe} from '@clube/api-client';
import {novaChave} from '../../base/chave.ts';
import {enviarNotas, type DestinoArquivo, type RespostaEnvio} from './api.ts';
import {oQueVai, type ArquivoNaFila} from './arquivo.ts';
import {lotesDe, type Lote} from './lotes.ts';
import {prontosDe, recibosDe, type Envio} from './recibos.ts';

export interface ResultadoEnvio {
  /** What was not taken, to be sent again or with the reason why not. */
  sobram: ArquivoNaFila[];
  /** Receipts, not files. */
  aceitas: number;
  mensagem: string;
}

const REPETIDA = 'NOTA_REPETIDA';
const JA_CHEGOU = 'Esta nota já chegou ao clube. Confira em Pontos.';

/** The answer of one request, also when every file of it was refused. Throws what says nothing about the files. */
async function respostaDe(envio: Promise<RespostaEnvio>): Promise<RespostaEnvio> {
  try {
    return await envio;
  } catch (erro) {
    const arquivos = erro instanceof ApiErro ? erro.corpo['arquivos'] : undefined;
    if (!Array.isArray(arquivos)) throw erro;
    return {mensagem: mensagemDe(erro), arquivos: arquivos as DestinoArquivo[]};
  }
}

/** Nobody knows what became of the files: the connection ended, or something between here and the club. */
const semResposta = (erro: unknown): boolean => erro instanceof ApiErro && (erro.status === 0 || erro.status >= 500);

/** Their sending has been answered: the next one is another. */
const respondidos = (itens: readonly ArquivoNaFila[]): ArquivoNaFila[] => itens.map(({envio: _, ...item}) => item);

/** Marks each file with its fate and keeps only those that were not taken. */
function restantes({itens, juntar}: Lote<ArquivoNaFila>, destinos: readonly DestinoArquivo[]): ArquivoNaFila[] {
  const algumPorSi = destinos.some(({codigo}) => codigo);
  return respondidos(itens).flatMap((item, i) => {
    const destino = destinos[i];
    if (!destino || destino.situacao === 'recebida') return [];
    const repetida = itens[i]?.envio && destino.codigo === REPETIDA;
    // What came without an answer the last time: of one file it is sure that it is the same receipt.
    if (repetida && !juntar) return [];
    const porOutro = algumPorSi && !destino.codigo;
    return [porOutro ? item : {...item, erro: repetida ? JA_CHEGOU : (destino.erro ?? 'Não foi aceito')}];
  });
}

const bytesDe = (itens: readonly ArquivoNaFila[]): number => itens.reduce((soma, item) => soma + oQueVai(item).size, 0);

export const recebidas = (quantas: number): string =>
  quantas === 1 ? '1 nota recebida.' : `${quantas} notas recebidas.`;

/** The club's own words, unless there are several, or it refused what is known to have arrived before. */
function mensagemDoLote({mensagem, arquivos}: RespostaEnvio, novas: number): string {
  const recusou = arquivos.every(({situacao}) => situacao === 'recusada');
  return recusou && novas > 0 ? recebidas(novas) : mensagem;
}

/** The sending that a request is: a new one, or the same again. */
const envioDe = ({itens, juntar, envio}: Lote<ArquivoNaFila>, codigo: string): Envio =>
  envio ?? {chave: novaChave(), itens: itens.map(({chave}) => chave), juntar, codigo};

export interface Caminho {
  /** How much has travelled, from 0 to 1. */
  onProgress: (parte: number) => void;
  /** Told of the files that are about to leave, with their sending: it is to be known even if this tab ends now. */
  onLeave: (itens: readonly ArquivoNaFila[]) => Promise<void>;
  enviar?: typeof enviarNotas;
}

/**
 * Sends the receipts, request after request; the code goes with the first of which something is taken. What could not
 * be sent stays as it is, and the message tells why; what got no answer is sent again, later, as the same sending.
 */
export async function enviarLotes(
  itens: readonly ArquivoNaFila[],
  codigo: string,
  {onProgress, onLeave, enviar = enviarNotas}: Caminho,
): Promise<ResultadoEnvio> {
  const prontos = prontosDe(itens);
  const lotes: Lote<ArquivoNaFila>[] = lotesDe(prontos);
  const total = Math.max(1, bytesDe(prontos));
  const mensagens: string[] = [];
  const sobram = itens.filter(item => !prontos.includes(item));
  let [enviados, aceitas, livre] = [0, 0, codigo];
  for (const [i, lote] of lotes.entries()) {
    const bytes = bytesDe(lote.itens);
    const antes = enviados;
    const envio = envioDe(lote, livre);
    const partem = lote.itens.map(item => ({...item, envio}));
    try {
      await onLeave(partem);
      const progresso = (parte: number) => onProgress((antes + bytes * parte) / total);
      const resposta = await respostaDe(enviar({arquivos: lote.itens.map(oQueVai), envio}, progresso));
      const restam = restantes(lote, resposta.arquivos);
      const novas = recibosDe(lote.itens).length - recibosDe(restam).length;
      mensagens.push(mensagemDoLote(resposta, novas));
      sobram.push(...restam);
      aceitas += novas;
      if (novas > 0 && envio.codigo === livre) livre = '';
    } catch (erro) {
      // The connection is gone or the code was refused: what is left waits in the list.
      sobram.push(...(semResposta(erro) ? partem : respondidos(lote.itens)));
      sobram.push(...lotes.slice(i + 1).flatMap(resto => resto.itens));
      return {sobram, aceitas, mensagem: mensagemDe(erro)};
    }
    enviados += bytes;
  }
  const [mensagem = sobram.find(({erro}) => erro)?.erro ?? ''] = mensagens;
  return {sobram, aceitas, mensagem: lotes.length > 1 ? recebidas(aceitas) : mensagem};
}
