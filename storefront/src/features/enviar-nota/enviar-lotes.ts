import {ApiErro, mensagemDe} from '@clube/api-client';
import {enviarNotas, type DestinoArquivo, type RespostaEnvio} from './api';
import type {ArquivoNaFila} from './fila';
import {lotesDe, recibosDe, type Lote} from './recibos';

export interface ResultadoEnvio {
  /** What was not taken, each with the reason, to be sent again. */
  sobram: ArquivoNaFila[];
  /** Receipts, not files. */
  aceitas: number;
  mensagem: string;
}

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

/** Marks each file with its fate and keeps only those that were not taken. */
function restantes(enviados: readonly ArquivoNaFila[], destinos: readonly DestinoArquivo[]): ArquivoNaFila[] {
  return enviados.flatMap((item, i) => {
    const destino = destinos[i];
    return !destino || destino.situacao === 'recebida' ? [] : [{...item, erro: destino.erro ?? 'Não foi aceito'}];
  });
}

const bytesDe = (itens: readonly ArquivoNaFila[]): number => itens.reduce((soma, {arquivo}) => soma + arquivo.size, 0);

function mensagemFinal(mensagens: readonly string[], aceitas: number, lotes: number): string {
  if (lotes === 1) return mensagens[0] ?? '';
  return aceitas === 1 ? '1 nota recebida.' : `${aceitas} notas recebidas.`;
}

/**
 * Sends the receipts, request after request; the code goes with the first of which something is taken. What could not
 * be sent at all stays as it is; when nothing could be sent the reason is thrown.
 */
export async function enviarLotes(
  itens: readonly ArquivoNaFila[],
  codigo: string,
  aoProgredir: (parte: number) => void,
): Promise<ResultadoEnvio> {
  const lotes: Lote<ArquivoNaFila>[] = lotesDe(itens);
  const total = Math.max(1, bytesDe(itens));
  const mensagens: string[] = [];
  const sobram: ArquivoNaFila[] = [];
  let [enviados, aceitas, livre] = [0, 0, codigo];
  for (const [i, lote] of lotes.entries()) {
    const bytes = bytesDe(lote.itens);
    const antes = enviados;
    const arquivos = lote.itens.map(({arquivo}) => arquivo);
    try {
      const progresso = (parte: number) => aoProgredir((antes + bytes * parte) / total);
      const envio = enviarNotas({arquivos, juntar: lote.juntar, codigoPromocional: livre}, progresso);
      const resposta = await respostaDe(envio);
      const restam = restantes(lote.itens, resposta.arquivos);
      const novas = recibosDe(lote.itens).length - recibosDe(restam).length;
      mensagens.push(resposta.mensagem);
      sobram.push(...restam);
      aceitas += novas;
      if (novas > 0) livre = '';
    } catch (erro) {
      if (aceitas === 0 && sobram.length === 0) throw erro;
      // The connection is gone or the code was refused: what is left waits in the list.
      sobram.push(...lotes.slice(i).flatMap(resto => resto.itens));
      return {sobram, aceitas, mensagem: mensagemDe(erro)};
    }
    enviados += bytes;
  }
  return {sobram, aceitas, mensagem: mensagemFinal(mensagens, aceitas, lotes.length)};
}
